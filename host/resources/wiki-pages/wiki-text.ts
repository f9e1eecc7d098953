// What a page says without its markup, what it names, and how many words a change added. No database here.
import { randomInt } from 'node:crypto'
import { slugFrom } from '../../slugs.ts'

const LETTERS = 'bcdfghjkmnpqrstvwxz23456789'
/** As much of a page as is searched, in UTF-16 units. */
const MOST_TEXT = 400_000
const BREAKS = /<\/?(p|br|hr|h[1-6]|li|ul|ol|pre|blockquote|tr|td|th|table|div|figure|dd|dt)\b[^>]*>/gi
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** A new key of an address: six letters and digits that never make a word. */
export function newKey(): string {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** The address of a page: the words of its title, and its key, which alone is looked up. */
export function slugOf({ title, key }: { title: string; key: string }): string {
  return `${slugFrom(title, 'page')}-${key}`
}

/** The key in an address, whatever words stand before it; null where there is none. */
export function keyIn(slug: string): string | null {
  return /(?:^|-)([b-df-hj-np-tv-z2-9]{6})$/.exec(slug)?.[1] ?? null
}

/** What cleaned HTML says. */
export function textOf(html: string): string {
  return html
    .replace(BREAKS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_TEXT)
}

/** Where a user story stands: workspace, project and story by slug. */
export type StoryAddress = { company: string; project: string; story: string }

/** What cleaned HTML names. */
export type NamedThings = { pages: string[]; tasks: string[]; stories: StoryAddress[] }

const STORY = /<a\b[^>]*\bhref="[^"]*?\/([\w-]{1,80})\/projects\/([\w-]{1,80})\/user-stories\/([\w-]{1,80})[?#"]/g

/** The pages, tasks and user stories that cleaned HTML names, each once; stories by their address. */
export function namedIn(html: string): NamedThings {
  const all = (kind: string) => [...new Set([...html.matchAll(new RegExp(`<a data-${kind}="(${UUID})"`, 'g'))].map(([, id]) => id ?? ''))]
  const stories = new Map(
    [...html.matchAll(STORY)].map(([, company = '', project = '', story = '']) => [
      `${company}/${project}/${story}`,
      { company, project, story },
    ]),
  )
  return { pages: all('page'), tasks: all('task'), stories: [...stories.values()] }
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.split(/\s+/)) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** How many words one text has more of than the other, each way. */
export function wordsBetween(before: string, after: string): { added: number; removed: number } {
  const [was, is] = [counted(before), counted(after)]
  const more = (one: Map<string, number>, other: Map<string, number>) =>
    [...one].reduce((sum, [word, times]) => sum + Math.max(0, times - (other.get(word) ?? 0)), 0)
  return { added: more(is, was), removed: more(was, is) }
}
