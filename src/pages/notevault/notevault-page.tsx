// The viewer's private notes: `/notevault`, a list beside a sheet to write on.
import { FileXIcon, NotebookPenIcon, Trash2Icon } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useComing } from '#src/actions/actions-context.tsx'
import { Press } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { type Read, useRead } from '#src/data/use-read.ts'
import * as styles from '#src/features/note/note.css.ts'
import { NoteList } from '#src/features/note/note-list.tsx'
import { listIn, notesPath, titleOf } from '#src/features/note/note-places.ts'
import { BackToNotes, NoteView } from '#src/features/note/note-view.tsx'
import { useNotes } from '#src/features/note/use-notes.ts'
import { figure } from '#src/lib/figures.ts'
import { GetNote } from '#src/model/note/note.graphql.ts'
import { type NoteListSubject, type NoteSubject, OWN_NOTES } from '#src/model/note/note-subject.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonText } from '#src/ui/marks/skeleton-shapes.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { page } from '#src/ui/pages/full-page.css.ts'

/** No workspace in the path: what is here belongs to the person. */
export function NotevaultPage() {
  const { scene, services } = useActions()
  const [query] = useSearchParams()
  const address = query.toString()
  const id = query.get('note')
  const list = useMemo(() => listIn(new URLSearchParams(address)), [address])
  useLayoutEffect(() => scene.set({ 'note-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'note-list': null }), [scene])
  const found = useNotes(list)
  const read = useRead({ query: GetNote, variables: { id: id ?? '' }, pause: id === null, requestPolicy: 'cache-and-network' })
  const note = id === null ? null : read.data?.note
  const subject = useMemo((): NoteSubject | null => {
    if (!note) return null
    const { title, tags, isPinned, version, trashedAt } = note
    return { id: note.id, title, tags, isPinned, version, trashedAt, viewerCan: OWN_NOTES }
  }, [note])
  useLayoutEffect(() => scene.set({ note: subject }), [scene, subject])
  useLayoutEffect(() => () => scene.set({ note: null }), [scene])
  // The list's row goes along, however the note was opened.
  useLayoutEffect(() => {
    if (id !== null && found.notes?.some((one) => one.id === id)) scene.activate(id)
  }, [scene, id, found.notes])
  useComing('note', id !== null && !read.data && !read.error)
  useDocumentTitle(note ? titleOf(note) : 'Note vault')
  const go = useCallback(
    (change: Partial<NoteListSubject>) => services.go.to(notesPath({ ...list, ...change }, id), { replace: true }),
    [services, list, id],
  )
  const known = useMemo(() => (found.tags ?? []).map(({ name }) => name), [found.tags])
  return (
    <div className={page}>
      {/* On a phone the list with its title makes room for the note. */}
      <VisuallyHidden>
        <h1>{note ? titleOf(note) : 'Note vault'}</h1>
      </VisuallyHidden>
      <div className={styles.screen}>
        <section aria-label="Notes" className={styles.pane} data-behind={id !== null || undefined}>
          <div className={styles.paneHead}>
            <div className={styles.paneTop}>
              <h2 className={styles.paneTitle}>{list.trash ? 'Trash' : 'Note vault'}</h2>
              <ActionPlace place="notes.head" look="primary" short subjects={{ 'note-list': [list] }} />
            </div>
            <p className={styles.honest}>
              Only you can open your notes here. They are not encrypted: whoever runs this server could read its database.
            </p>
            {/* It grows along its row; below each other that would be its height. */}
            <div>
              <SearchBox label="Search notes" text={list.search} onSearch={(search) => go({ search })} />
            </div>
            <Filters list={list} found={found} onGo={go} />
          </div>
          <div className={styles.listBox}>
            <NoteList list={list} read={found} current={id} />
          </div>
        </section>
        {note && subject ? (
          <NoteView key={note.id} note={note} subject={subject} list={list} known={known} />
        ) : (
          <section aria-label="Note" className={id === null ? styles.nothing : styles.view}>
            {id === null ? (
              <EmptyState icon={NotebookPenIcon}>
                {found.notes?.length !== 0 && 'Choose a note.'}
                <Press id="note.create" does="to write one." />
              </EmptyState>
            ) : (
              <UnreadNote read={read} list={list} />
            )}
          </section>
        )}
      </div>
    </div>
  )
}

/** A note that is read, failed or is not there; a phone has a way back to the list in each case. */
function UnreadNote({ read, list }: { read: Read<unknown>; list: NoteListSubject }) {
  return (
    <>
      <div className={styles.bar}>
        <BackToNotes list={list} />
      </div>
      {read.error && !read.data ? (
        <ReadFailure read={read} what="the note" />
      ) : read.data && !read.fetching ? (
        <EmptyState icon={FileXIcon}>This note does not exist or was deleted for ever.</EmptyState>
      ) : (
        <div className={styles.coming}>
          <SkeletonText />
        </div>
      )}
    </>
  )
}

interface FiltersProps {
  list: NoteListSubject
  found: ReturnType<typeof useNotes>
  onGo: (change: Partial<NoteListSubject>) => void
}

function Filters({ list, found, onGo }: FiltersProps) {
  if (found.tags === null) return <div className={styles.filters} />
  return (
    <fieldset aria-label="Filter by tag" className={styles.filters}>
      {found.tags.map(({ name, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={list.tag === name}
          className={styles.filter}
          onClick={() => onGo({ tag: list.tag === name ? null : name })}
        >
          <span className={styles.filterName}>#{name}</span>
          <span className={styles.filterCount}>{figure(count)}</span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={list.trash}
        className={styles.filter}
        onClick={() => onGo({ trash: !list.trash, tag: null, search: '' })}
      >
        <Trash2Icon size={12} aria-hidden />
        Trash
        {found.trashedCount > 0 && <span className={styles.filterCount}>{figure(found.trashedCount)}</span>}
      </button>
    </fieldset>
  )
}
