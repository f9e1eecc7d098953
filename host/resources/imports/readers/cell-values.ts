// What is in a cell: people, labels, comments, items of a checklist, addresses (IMPORT-03 to IMPORT-06).
import { asLine } from '../../../plain-text.ts'
import type { DateFormat, ImportedComment, NamedPerson } from '../import-item.ts'
import { readAnyDate } from './dates.ts'
import { richText } from './rich-text.ts'

/** A line of at most so many signs, never half a character. */
export function lineOf(text: string, most: number): string {
  // Long texts are cut before they are looked at sign by sign.
  return asLine(text.slice(0, most * 4))
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** `Kim Lee <kim@example.com>`, an address or a name; null for nobody. */
export function personIn(text: string): NamedPerson | null {
  const line = lineOf(text, 300)
  const both = /^"?([^<>"]*)"?<([^<>\s]+@[^<>\s]+)>$/.exec(line)
  const email = both?.[2] ?? (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(line) ? line : null)
  const name = both?.[1]?.trim() || (email ?? line)
  return name === '' || /^(?:unassigned|nobody|none|-)$/i.test(name) ? null : { name, email }
}

/** Everybody in a cell: each of its values, or what commas and semicolons part in the only one. */
export function peopleIn(cell: readonly string[]): NamedPerson[] {
  return separated(cell, /[,;\n]/).flatMap((text) => personIn(text) ?? [])
}

/** The labels of a cell: each of its values, or what commas part in the only one. */
export function labelsIn(cell: readonly string[]): string[] {
  const [only = ''] = cell
  return separated(cell, only.includes(',') ? /[,\n]/ : /[;\n]/)
}

function separated(cell: readonly string[], sign: RegExp): string[] {
  const texts = cell.length === 1 ? (cell[0]?.split(sign) ?? []) : cell
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** A comment; when and who stand before the first two semicolons only if the first part is a date. Null for an empty one. */
export function commentIn(value: string, dates: DateFormat | null, zone: string): ImportedComment | null {
  const [, when = '', who = ''] = /^([^;\n]{1,60});([^;\n]{0,300});/.exec(value) ?? []
  const at = when === '' ? null : readAnyDate(when, dates, zone)
  const html = richText(at === null ? value : value.slice(when.length + who.length + 2))
  return html === null ? null : { at, author: at === null ? null : personIn(who), html }
}

/** The items of a checklist: a line each, `[x] text` where they are done. */
export function checklistIn(cell: readonly string[]): { text: string; done: boolean }[] {
  return cell.flatMap((value) =>
    value.split('\n').flatMap((line) => {
      const marked = /^\s*(?:[-*]\s+)?\[([ xX✓]?)\]\s*(.*)$/.exec(line)
      const text = lineOf(marked?.[2] ?? line, 500)
      return text === '' ? [] : [{ text, done: (marked?.[1] ?? '').trim() !== '' }]
    }),
  )
}

const YES =
  /^(?:true|yes|y|x|1|done|complete|completed|closed|resolved|archived|finished|checked|ja|wahr|erledigt|fertig|abgeschlossen|sí|si|hecho|oui|vrai|terminé|fait|✓|✔|☑|✅)$/iu
const NO = /^(?:false|no|n|0|-|open|todo|to do|incomplete|unresolved|none|null|nein|falsch|offen|non|faux|pendiente|☐|❌)$/iu

/** What a word says: yes, no, or null for neither. */
export function yesOrNo(text: string): boolean | null {
  const word = text.trim()
  return YES.test(word) ? true : NO.test(word) ? false : null
}

/** The http address that a value is, and what it is called: Jira’s attachments are `date;author;name;address`. Null for everything else. */
export function addressIn(value: string): { url: string; name: string } | null {
  if (value.length > 4_000) return null
  const attachment = /^([^;\n]{1,60});([^;\n]{0,300});([^\n]{1,1000});(?=https?:)/i.exec(value)
  const url = value.slice(attachment?.[0].length ?? 0).trim()
  if (!/^https?:\/\/[^\s<>"]+$/i.test(url) || !URL.canParse(url)) return null
  if (attachment === null) return { url, name: url }
  const [, when = '', who = '', name = ''] = attachment
  return { url, name: `${name} (${[who, when].filter((part) => part !== '').join(', ')})` }
}
