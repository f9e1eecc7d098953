// One open note: its tags, its text, the tasks that were made of it. In the trash it is read only (NOTE-06).
import { ArrowLeftIcon, EllipsisIcon, ListChecksIcon } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { useSession } from '#src/data/storage/session.ts'
import { DeleteNote, type NoteWholeData } from '#src/model/note/note.graphql.ts'
import { type NoteListSubject, type NoteSubject, noteLane } from '#src/model/note/note-subject.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import * as styles from './note.css.ts'
import { notesPath, selectedLines, titleOf } from './note-places.ts'
import { createNoteSaver, type SaveState } from './note-saver.ts'
import { NoteTags } from './note-tags.tsx'

/** Props of NoteView. */
export interface NoteViewProps {
  note: NoteWholeData
  subject: NoteSubject
  list: NoteListSubject
  /** Tags of all notes. */
  known: readonly string[]
}

/** Key it by the note: another one is another editor. */
export function NoteView({ note, subject, list, known }: NoteViewProps) {
  const about = { note: [subject] }
  return (
    <article aria-label={titleOf(note)} className={styles.view}>
      <div className={styles.bar}>
        <BackToNotes list={list} />
        <div className={styles.barActions}>
          <ActionPlace place="note.head" short subjects={about} />
          <ActionMenu kind="note" subjects={about} label={`Actions on ${titleOf(note)}`} align="end">
            <IconButton icon={EllipsisIcon} label="Actions" />
          </ActionMenu>
        </div>
      </div>
      <div className={styles.scroller}>
        <div className={styles.sheet}>
          {note.trashedAt === null ? (
            <>
              <NoteTags note={subject} known={known} />
              <NoteText note={note} list={list} />
            </>
          ) : (
            <>
              <p className={styles.trashed}>This note is in the trash. Restore it to change it.</p>
              <SafeHtml html={note.html ?? ''} className={styles.text} />
            </>
          )}
          <NoteTasks note={note} />
        </div>
      </div>
    </article>
  )
}

/** Where there is room for the note alone, the way back to the list. */
export function BackToNotes({ list }: { list: NoteListSubject }) {
  return (
    <Link to={notesPath(list, null)} aria-label="Back to the notes" className={styles.back}>
      <ArrowLeftIcon size={16} aria-hidden />
    </Link>
  )
}

function NoteTasks({ note }: { note: NoteWholeData }) {
  const tasks = note.tasks ?? []
  if (tasks.length === 0) return null
  return (
    <section aria-label="Tasks made of this note" className={styles.tasks}>
      <ListChecksIcon size={14} aria-hidden className={styles.tasksIcon} />
      {tasks.map((task) => (
        <Link key={task.id} to={taskHref(task)} className={styles.task} data-done={task.done || undefined} title={task.title}>
          <span className={styles.code}>{task.code}</span>
          {task.title}
        </Link>
      ))}
    </section>
  )
}

const STATES: Readonly<Record<SaveState, string>> = {
  same: 'Every change is saved',
  typed: 'Saving…',
  saved: 'Saved',
  here: 'Saved on this device only',
}

function NoteText({ note, list }: Pick<NoteViewProps, 'note' | 'list'>) {
  const { services } = useActions()
  const username = useSession().viewer?.username ?? ''
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<SaveState>('same')
  const latest = useRef({ note, list })
  latest.current = { note, list }
  const [saver] = useState(() =>
    createNoteSaver({
      ...{ api: services.api, username, note, tell: setState },
      clash(kept) {
        services.say.note(`Two versions – yours is kept as “${kept.title}”.`)
        services.go.to(notesPath(latest.current.list, kept.id), { replace: true })
      },
    }),
  )
  const [text, setText] = useState(saver.start)
  // Another device has saved while nothing was typed here.
  useEffect(() => {
    const newer = saver.follow(note)
    if (newer !== null) setText(newer)
  }, [saver, note])
  const { api } = services
  useEffect(() => {
    const again = () => void saver.flush()
    window.addEventListener('online', again)
    window.addEventListener('pagehide', again)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('pagehide', again)
      void saver.flush().then(() => forgetBlank(api, latest.current.note, saver.isBlank()))
    }
  }, [saver, api])
  useSelectedLines(frame)
  const change = useCallback(
    (html: string) => {
      setText(html)
      saver.type(html)
    },
    [saver],
  )
  return (
    <div ref={frame} className={styles.writing}>
      <RichTextEditor
        value={text}
        onChange={change}
        toolbar="comment"
        label="Text of the note"
        placeholder="The first line is the title"
        autoFocus={text === ''}
        minHeight={280}
        onSubmit={() => void saver.flush()}
      />
      <p role="status" className={styles.state}>
        {STATES[state]}
      </p>
    </div>
  )
}

/** A note in which nothing was ever written is not kept. */
async function forgetBlank(
  api: ReturnType<typeof useActions>['services']['api'],
  { id, tags, isPinned, trashedAt, tasks }: NoteWholeData,
  isBlank: boolean,
): Promise<void> {
  if (!isBlank || isPinned || trashedAt !== null || tags.length > 0 || (tasks ?? []).length > 0) return
  try {
    await api.mutate(DeleteNote, { id, forever: true }, { lane: noteLane(id), optimistic: false })
  } catch (error) {
    // It stays as an empty note, which nobody is bothered by.
    console.warn(error)
  }
}

/** Follows which lines of the text are selected, also while the palette has the focus. */
function useSelectedLines(frame: { current: HTMLElement | null }): void {
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection()
      if (!selection || !frame.current?.contains(selection.anchorNode)) return
      const lines = selection
        .toString()
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      selectedLines.set(lines.length > 1 ? lines : [])
    }
    document.addEventListener('selectionchange', look)
    return () => {
      document.removeEventListener('selectionchange', look)
      selectedLines.set([])
    }
  }, [frame])
}
