/** Loads the app's two typefaces as soon as the language is known, so that the first text already uses them. */

const PATIENCE = 600
const SAMPLES: Readonly<Record<string, string>> = { Cyrl: 'Жя0' }

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

function sampleOf(language: string): string {
  return SAMPLES[new Intl.Locale(language).maximize().script ?? ''] ?? 'Ag0'
}

/** Resolves when the letters of a language are loaded, or after a short time limit. */
export async function fontsReady(language: string): Promise<void> {
  const sample = sampleOf(language)
  const asked = ['700 1em Alegreya', '400 1em "Golos Text"'].map((font) => document.fonts.load(font, sample))
  await Promise.race([Promise.allSettled(asked), wait(PATIENCE)])
}
