/** Reads a game's rules from the Markdown page that the tests cite. */

import * as api from './api'
import { bound } from './french'
import type { Language } from './settings.svelte'

export interface Part {
  text: string
  ruling: boolean
}
export interface Rule {
  id: string
  text: string
  parts: Part[]
}
export interface Section {
  title: string
  lead: string
  rules: Rule[]
}

/** The rules in this language, or in English if there is no translation. */
export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  const page = await api.rules(language, game)
  return parse(language === 'fr' ? bound(page) : page)
}

function parse(page: string): Section[] {
  const sections: Section[] = []
  for (const line of page.split('\n')) {
    const rule = /^[-*] (?:\*\*)?([A-Z][A-Z0-9]*-[A-Z0-9.]+[a-z]?)(?:\*\*)?:? +(.*)$/.exec(line)
    const last = sections.at(-1)
    if (line.startsWith('#'))
      sections.push({ title: line.startsWith('# ') ? '' : line.replace(/^#+ /, ''), lead: '', rules: [] })
    else if (rule?.[1] && rule[2] !== undefined)
      last?.rules.push({ id: rule[1], text: plain(rule[2]), parts: parts(rule[2]) })
    else if (line.trim() && last) grow(last, line.trim())
  }
  return sections
}

/** A line that continues the one before. */
function grow(section: Section, line: string): void {
  const rule = section.rules.at(-1)
  if (!rule) {
    section.lead = `${section.lead} ${plain(line)}`.trim()
    return
  }
  rule.text += ` ${plain(line)}`
  const [more, ...rulings] = parts(` ${line}`)
  const last = rule.parts.at(-1)
  if (last && more) last.text += more.text
  rule.parts.push(...rulings)
}

/** A ruling begins with its word in bold: “**Ruling**: …”, « **Précision** : … ». */
const RULING = /\*\*\p{Lu}\p{Ll}+\*\*\s*:\s*/u

function parts(text: string): Part[] {
  return text.split(RULING).map((piece, index) => ({ text: plain(piece), ruling: index > 0 }))
}

function plain(text: string): string {
  return text.replace(/[*_`]{1,2}([^*_`]+)[*_`]{1,2}/g, '$1').replace(/\*\*/g, '')
}
