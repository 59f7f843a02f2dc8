/** Makes a picture of the table in the browser, and shares or saves it. */

const BOARD = '.stage .board-room'

async function inlined(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => failed(new Error(address))
    reader.readAsDataURL(blob)
  })
}

const plain = (family: string): string => family.replace(/["']/g, '')

/** The loaded fonts with their data, because a picture cannot load files. */
async function fonts(): Promise<string> {
  const loaded = [...document.fonts].filter((face) => face.status === 'loaded')
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter((rule) =>
        loaded.some(
          (face) =>
            plain(face.family) === plain(rule.style.getPropertyValue('font-family')) &&
            face.unicodeRange === (rule.style.getPropertyValue('unicode-range') || 'U+0-10FFFF'),
        ),
      )
      .map(async (rule) => {
        const file = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1]
        if (!file) return ''
        const data = await inlined(new URL(file, sheet.href ?? document.baseURI).href)
        return rule.cssText.replace(/src:[^;]*;/, `src: url(${data});`)
      }),
  )
  return (await Promise.all(rules)).join('\n')
}

async function drawn(): Promise<Blob | null> {
  const board = document.querySelector<HTMLElement>(BOARD)
  if (!board) return null
  // Load this library only when somebody wants a picture.
  const { domToBlob } = await import('modern-screenshot')
  const background = getComputedStyle(document.documentElement).backgroundColor
  return domToBlob(board, {
    scale: 2,
    type: 'image/png',
    backgroundColor: background,
    font: { cssText: await fonts() },
  })
}

function save(picture: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${name}.png`
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Share the picture with the link if the system can. Otherwise save it and copy the link. */
export async function sharePicture(name: string, address: string): Promise<'shared' | 'saved' | 'failed'> {
  const picture = await drawn().catch(() => null)
  if (!picture) return 'failed'
  const shared = { files: [new File([picture], `${name}.png`, { type: picture.type })], url: address, title: 'Tablée' }
  if (window.matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
    await navigator.share(shared).catch(() => undefined)
    return 'shared'
  }
  save(picture, name)
  await navigator.clipboard?.writeText(address).catch(() => undefined)
  return 'saved'
}
