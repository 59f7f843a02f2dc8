/** Passes an address on: by the system's own sheet on phones, else by the clipboard. */

/** Whether it was copied, and so is worth saying. */
export async function share(address: string): Promise<boolean> {
  if (navigator.share && window.matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ url: address, title: 'Tablée' }).catch(() => undefined)
    return false
  }
  if (!navigator.clipboard) return false
  await navigator.clipboard.writeText(address)
  return true
}
