// The list of notes: the pinned ones first, each with what follows its title, or with what was found in it.

import { NotebookPenIcon, PinIcon, SearchXIcon, Trash2Icon } from 'lucide-react'
import { useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { Press } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { readSnippet } from '#src/lib/search/snippet.ts'
import type { NoteListSubject, NoteSubject } from '#src/model/note/note-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { MarkedText } from '#src/ui/marks/marked-text.tsx'
import { SkeletonPairs } from '#src/ui/marks/skeleton-shapes.tsx'
import * as styles from './note.css.ts'
import { notesPath, titleOf } from './note-places.ts'
import type { useNotes } from './use-notes.ts'

/** Fills its parent and scrolls inside. `current` is the id of the open note. */
export function NoteList({ list, read, current }: { list: NoteListSubject; read: ReturnType<typeof useNotes>; current: string | null }) {
  const { services } = useActions()
  const { notes, failed, retry, more } = read
  const lines = useMemo(() => (notes ?? []).map(({ id }) => ({ id })), [notes])
  if (!notes)
    return failed ? (
      <ReadFailure read={{ ...failed, again: retry }} what="the notes" />
    ) : (
      <ComingRows kind="note">
        <SkeletonPairs count={6} />
      </ComingRows>
    )
  if (notes.length === 0) return <NothingHere list={list} />
  return (
    <ListedList
      kind="note"
      rows={notes}
      many
      label={list.trash ? 'Notes in the trash' : 'Notes'}
      menu="Note"
      lines={lines}
      kept={`notes:${notesPath(list, null)}`}
      onNearEnd={more}
      onOpen={({ id }) => services.go.to(notesPath(list, id))}
      draw={(note) => <NoteLine note={note} current={note.id === current} now={services.now()} />}
    />
  )
}

function NoteLine({ note, current, now }: { note: NoteSubject; current: boolean; now: Date }) {
  const { title, snippet = '', tags, isPinned, updatedAt } = note
  const below = snippet !== '' ? <MarkedText {...readSnippet(snippet)} /> : tags.map((tag) => `#${tag}`).join(' ')
  return (
    <RowCell className={styles.line}>
      <span className={styles.lineTop} data-current={current || undefined}>
        {isPinned && <PinIcon size={12} role="img" aria-label="Pinned" className={styles.pin} />}
        <span dir="auto" className={styles.lineTitle} data-empty={title === '' || undefined}>
          {titleOf(note)}
        </span>
        {updatedAt && (
          <time dateTime={updatedAt} className={styles.when}>
            {formatRelative(new Date(updatedAt), now)}
          </time>
        )}
      </span>
      <span dir="auto" className={styles.snippet}>
        {below === '' ? 'No more text' : below}
      </span>
    </RowCell>
  )
}

function NothingHere({ list }: { list: NoteListSubject }) {
  const { services } = useActions()
  if (list.search !== '' || list.tag !== null)
    return (
      <EmptyState
        small
        icon={SearchXIcon}
        action={<Button onClick={() => services.go.to(notesPath({ trash: list.trash, sort: list.sort }, null))}>Clear filters</Button>}
      >
        Nothing matches
      </EmptyState>
    )
  if (list.trash)
    return (
      <EmptyState small icon={Trash2Icon}>
        What you delete waits here for 30 days.
      </EmptyState>
    )
  return (
    <EmptyState small icon={NotebookPenIcon} action={<ActionById id="note.create" />}>
      Write something only for you.
      <Press id="note.create" />
    </EmptyState>
  )
}
