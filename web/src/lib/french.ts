/** Rules of French spelling. */

/** “de” before a name: « de Boris », « d’Élise », « du campement ». */
export function de(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`
  if (name.startsWith('les ')) return `des ${name.slice(4)}`
  return ELIDES.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** Before a vowel; before an h as in Hélène, not as in Hans; before a y as in Yves, not as in Yara. */
const ELIDES = /^(?:[aeiouœæ]|h[eiouyœæ]|y(?![aeiouœæ])\p{L})/iu

/** No line may begin with « : » or end with an opening quote. */
export function bound(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0')
}
