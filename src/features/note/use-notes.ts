// The viewer's notes as far as the list was scrolled, with the tags and the count of the trash beside them.
import { useCallback, useMemo, useState } from 'react'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import { ListNotes } from '#src/model/note/note.graphql.ts'
import { type NoteListSubject, type NoteSubject, OWN_NOTES } from '#src/model/note/note-subject.ts'

type NotePage = ResultOf<typeof ListNotes>['notes']

/** `notes` is null until the first answer is there; `more` loads the next page. */
export function useNotes({ search, tag, trash, sort }: NoteListSubject) {
  const asked = useMemo(
    () => ({ sort, ...(search !== '' && { search }), ...(tag !== null && { tag }), ...(trash && { trashed: true }) }),
    [search, tag, trash, sort],
  )
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const count = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(() => Array.from({ length: count }, (_, at) => ({ ...asked, page: at + 1 })), [asked, count])
  const { pages, retry } = usePages(ListNotes, requests, notesIn, 'cache-and-network')
  const last = pages.at(-1)
  const totalPages = pages[0]?.data?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && count < totalPages) setWanted({ asked, pages: count + 1 })
  }, [last, count, totalPages, asked])
  const notes = useMemo(
    (): readonly NoteSubject[] | null => (pages[0]?.data ? nodesOf(pages).map((note) => ({ ...note, viewerCan: OWN_NOTES })) : null),
    [pages],
  )
  const first = pages[0]?.data
  // Another question leaves tags and trash as they are until its answer is there: what is pressed does not go away below the finger.
  const [beside, setBeside] = useState<Pick<NotePage, 'tags' | 'trashedCount'> | null>(null)
  if (first && (first.tags !== beside?.tags || first.trashedCount !== beside.trashedCount)) setBeside(first)
  return {
    notes,
    tags: beside?.tags ?? null,
    trashedCount: beside?.trashedCount ?? 0,
    total: first?.totalCount ?? null,
    failed: pages.find(({ error }) => error),
    retry,
    more,
  }
}

function notesIn({ notes }: ResultOf<typeof ListNotes>): NotePage {
  return notes
}
