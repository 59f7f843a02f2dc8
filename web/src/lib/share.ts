/** Shares an address: by the system's share sheet on phones, otherwise by the clipboard. */

/** Returns whether it was copied, so that the page can say so. */
export async function share(address: string): Promise<boolean> {
  if (navigator.share && window.matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ url: address, title: 'Tablée' }).catch(() => undefined)
    return false
  }
  if (!navigator.clipboard) return false
  await navigator.clipboard.writeText(address)
  return true
}
