// Where notes stand, and which lines of the open one are selected.
import { pathTo } from '#src/lib/paths.ts'
import { createStore } from '#src/lib/store.ts'
import { type NoteListSubject, type NoteOrder, OWN_NOTES } from '#src/model/note/note-subject.ts'

/** Words that find what is done to notes. */
export const noteWords = ['note', 'private', 'memo', 'vault'] as const

const ORDERS: readonly NoteOrder[] = ['UPDATED', 'TITLE', 'CREATED']

/** The list that an address asks for. */
export function listIn(query: URLSearchParams): NoteListSubject {
  const sort = ORDERS.find((order) => order.toLowerCase() === query.get('sort')) ?? 'UPDATED'
  return { id: 'notes', search: query.get('q') ?? '', tag: query.get('tag'), trash: query.get('trash') === '1', sort, viewerCan: OWN_NOTES }
}

/** The path of a list with one note open. */
export function notesPath(
  { search = '', tag = null, trash = false, sort = 'UPDATED' }: Partial<NoteListSubject>,
  note: string | null,
): string {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(tag !== null && { tag }),
    ...(trash && { trash: '1' }),
    ...(sort !== 'UPDATED' && { sort: sort.toLowerCase() }),
    ...(note !== null && { note }),
  })
  const text = query.toString()
  return `${pathTo('notevault')}${text === '' ? '' : `?${text}`}`
}

/** The lines of the open note that are selected, two or more; empty for none. */
export const selectedLines = createStore<readonly string[]>(() => [])

/** The field in which the tags of a note are typed. */
export const tagsField = (id: string) => `note:${id}:tags`

/** What a note without words is called. */
export const UNTITLED = 'New note'

/** A title for people. */
export function titleOf({ title }: { title: string }): string {
  return title === '' ? UNTITLED : title
}

/** Typed tags as words: `#plan, later` are two. */
export function tagsIn(text: string): string[] {
  const words = text.split(/[\s,#]+/).map((word) => word.trim().toLowerCase())
  return [...new Set(words.filter((word) => word !== ''))]
}
