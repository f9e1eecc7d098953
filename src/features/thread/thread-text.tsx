// The text that a discussion began with, read and edited where it stands (DISC-02, DISC-05).
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { useRead } from '#src/data/use-read.ts'
import { formatExact, formatRelative } from '#src/lib/dates/date-format.ts'
import { isSameHtml } from '#src/lib/html/same-html.ts'
import { useNamed } from '#src/model/mention/named.tsx'
import { PersonFace } from '#src/model/person/person-face.tsx'
import { ThreadPeople } from '#src/model/thread/thread.graphql.ts'
import { mayEditThread } from '#src/model/thread/thread-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import * as styles from './thread-page.css.ts'
import { threadTextTo } from './thread-text.actions.ts'
import type { ThreadDetail } from './thread-view.tsx'
import { placeOf, writtenThread } from './thread-writes.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'thread.text': true
  }
}

const BEGAN = 'began:'
const leave = () => writtenThread.set(null)

/** Who asked, when, and what. */
export function ThreadText({ thread }: { thread: ThreadDetail }) {
  const { services } = useActions()
  const { id, author, createdAt, editedAt } = thread
  const name = author?.name ?? 'Former member'
  const mayEdit = mayEditThread(thread, services.viewer)
  const editing = useSyncExternalStore(writtenThread.subscribe, writtenThread.get) === id && mayEdit
  // Whoever goes away has ended it; what was typed is kept.
  useEffect(() => leave, [])
  return (
    <article className={styles.text} aria-label="First text">
      <div className={styles.by}>
        <PersonFace person={{ ...author, name }} size={24} />
        <span className={styles.author}>{name}</span>
        {createdAt && (
          <time dateTime={createdAt} title={formatExact(new Date(createdAt))} className={styles.fact}>
            {formatRelative(new Date(createdAt), services.now())}
          </time>
        )}
        {editedAt && (
          <time dateTime={editedAt} title={`Edited ${formatExact(new Date(editedAt))}`} className={styles.fact}>
            edited
          </time>
        )}
        {mayEdit && !editing && (
          <span className={styles.edit}>
            <ActionPlace place="thread.text" short subjects={{ thread: [thread] }} />
          </span>
        )}
      </div>
      {editing ? <EditText thread={thread} /> : <ReadText thread={thread} mayEdit={mayEdit} />}
    </article>
  )
}

function ReadText({ thread: { id, html }, mayEdit }: { thread: ThreadDetail; mayEdit: boolean }) {
  const { draw } = useNamed()
  const draft = useDraft(`thread:${id}:text`, { initial: html ?? '' })
  const text = useMemo(() => (html ? <SafeHtml html={html} link={draw} /> : null), [html, draw])
  const unsaved = mayEdit && !isSameHtml(draft.text, html ?? '')
  return (
    <>
      {text}
      {unsaved && (
        <p className={styles.editFoot}>
          <span className={styles.hint}>You have changes that are not saved.</span>
          <Button onClick={() => writtenThread.set(id)}>Continue</Button>
        </p>
      )}
    </>
  )
}

/** mod+Enter saves; Escape closes it and keeps what is typed, Cancel discards that. */
function EditText({ thread }: { thread: ThreadDetail }) {
  const here = useHere()
  const { names } = useNamed()
  const html = thread.html ?? ''
  const draft = useDraft(`thread:${thread.id}:text`, { initial: html })
  /** What the text said when the editing began, behind a mark that tells an empty text from none. */
  const base = useDraft(`thread:${thread.id}:text:base`)
  const { data } = useRead({ query: ThreadPeople, variables: placeOf(thread) })
  const members = data?.members
  const people = useMemo(() => members?.map(({ person }) => person) ?? [], [members])
  const forget = () => {
    draft.clear()
    base.clear()
    leave()
  }
  const save = async () => {
    if (isSameHtml(draft.text, html)) return forget()
    const began = base.text === '' ? html : base.text.slice(BEGAN.length)
    const done = await perform(threadTextTo(draft.text, began), here({ thread: [thread] }), 'form')
    if (done === 'done') forget()
    // Saying so was the warning: saving again replaces what is there now.
    else base.clear()
  }
  const change = (typed: string) => {
    if (isSameHtml(draft.text, html)) base.setText(`${BEGAN}${html}`)
    draft.setText(typed)
  }
  return (
    <div className={styles.editing}>
      <RichTextEditor
        toolbar="comment"
        label="Text of the discussion"
        placeholder="What others need to know; @ names somebody. May stay empty."
        value={draft.text}
        onChange={change}
        onSubmit={() => void save()}
        onCancel={leave}
        people={people}
        names={names}
        autoFocus
        minHeight={120}
      />
      <p className={styles.editFoot}>
        {draft.restored && <span className={styles.hint}>Restored what you typed</span>}
        <Button onClick={forget}>Cancel</Button>
        <Button variant="primary" keys="$mod+Enter" onClick={() => void save()}>
          Save
        </Button>
      </p>
    </div>
  )
}
