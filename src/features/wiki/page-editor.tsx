// Writing a page where it stands: every key is kept here, and a moment later on the server, until it is published (WIKI-04, WIKI-05).
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { sessionIds } from '#src/data/ids/session-ids.ts'
import { useRead } from '#src/data/use-read.ts'
import { formatClock } from '#src/lib/dates/date-format.ts'
import { isSameHtml } from '#src/lib/html/same-html.ts'
import { namesOf } from '#src/model/mention/named.tsx'
import { SaveWikiDraft, WikiPeople, type WikiWholeData } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { PageClash } from './page-clash.tsx'
import { discardDraft, publishWritten, type WrittenPage } from './page-write.actions.ts'
import * as styles from './wiki.css.ts'
import { beginsAt, editedPage, placeOf } from './wiki-places.ts'

/** The draft goes to the server when typing has rested this long, and at the latest after that, in ms. */
const REST_MS = 2_000
const LATEST_MS = 10_000

type State = { kind: 'same' } | { kind: 'typed' } | { kind: 'saved'; at: Date } | { kind: 'here' }

const leave = () => editedPage.set(null)

/** `page` is as the server has it; a draft of another machine is gone on with. */
export function PageEditor({ subject, page }: { subject: PageSubject; page: WikiWholeData }) {
  const here = useHere()
  const { services } = useActions()
  const own = page.ownDraft
  const start = own?.body ?? page.body ?? ''
  const draft = useDraft(`wiki:${page.id}:body`, { initial: start })
  const began = useDraft(`wiki:${page.id}:began`)
  const based = useDraft(`wiki:${page.id}:base`)
  // What was sent to be published and not answered: on the page it is one's own, not somebody else's.
  const sent = useDraft(`wiki:${page.id}:sent`)
  const version = began.text === '' ? (own?.version ?? page.version) : Number(began.text)
  const base = began.text === '' ? (own?.base ?? page.body ?? '') : based.text
  const [state, setState] = useState<State>(() => (own?.savedAt ? { kind: 'saved', at: new Date(own.savedAt) } : { kind: 'same' }))
  const [caret] = useState(beginsAt.get)
  useEffect(() => beginsAt.set(null), [])
  const [clash, setClash] = useState(false)
  const people = usePeople(subject)
  const { workspaceSlug, projectSlug, id: parentId } = subject
  const names = useMemo(
    () => namesOf(services.api, { workspaceSlug, projectSlug }, { mayMake: true, parentId }),
    [services.api, workspaceSlug, projectSlug, parentId],
  )
  const save = useCallback(
    async (html: string) => {
      const input = { title: subject.title, body: html, version }
      try {
        await services.api.mutate(
          SaveWikiDraft,
          { project: placeOf(subject), id: subject.id, input },
          { lane: `WikiPage:${subject.id}`, field: 'draft' },
        )
        setState({ kind: 'saved', at: services.now() })
      } catch (error) {
        // It is kept on this device all the same, and the next key tries again.
        console.warn(error)
        setState({ kind: 'here' })
      }
    },
    [services, subject, version],
  )
  const keep = useRested(save)
  // What stands there now, for what ends later than it began.
  const typed = useRef(draft.text)
  useEffect(() => {
    typed.current = draft.text
  })
  /** True while it is being published: whether what is typed meanwhile is a draft is known then. */
  const underWay = useRef(false)
  const change = (html: string) => {
    typed.current = html
    if (began.text === '') {
      began.setText(String(version))
      based.setText(base)
    }
    draft.setText(html)
    setState({ kind: 'typed' })
    if (!underWay.current) keep.later(html)
  }
  const forget = () => {
    keep.stop()
    draft.clear()
    began.clear()
    based.clear()
    sent.clear()
  }
  const publish = async (html = draft.text, from = version) => {
    // Once more behind it would clash with what one published oneself.
    if (underWay.current) return
    keep.stop()
    underWay.current = true
    const before = typed.current
    const published: WrittenPage[] = []
    const told = { clash: () => setClash(true), done: (written: WrittenPage) => void published.push(written) }
    const asked = { body: html, version: from, ...(sent.text !== '' && { sent: sent.text }) }
    sent.setText(html)
    await perform(publishWritten(asked, told), here({ page: [subject] }), 'form')
    underWay.current = false
    const [written] = published
    if (!written) {
      if (from === version) keep.later(typed.current)
    } else if (isStill(before, typed.current)) {
      forget()
      // Another page may be written by now.
      if (editedPage.get() === page.id) leave()
    } else goOn(written)
  }
  /** What was typed while it was published is a draft of what is there now. */
  const goOn = ({ version: next, body }: WrittenPage) => {
    began.setText(String(next))
    based.setText(body)
    sent.clear()
    keep.later(typed.current)
  }
  const discard = async () => {
    forget()
    leave()
    if (own) await perform(discardDraft, here({ page: [{ ...subject, hasDraft: true }] }), 'button')
  }
  const unsaved = !isSameHtml(draft.text, page.body ?? '')
  if (clash)
    return (
      <PageClash
        subject={subject}
        mine={draft.text}
        base={base}
        onPublish={(html, from) => {
          setClash(false)
          void publish(html, from)
        }}
        onBack={() => setClash(false)}
      />
    )
  return (
    <section aria-label="Write this page" className={styles.editor}>
      <RichTextEditor
        value={draft.text}
        onChange={change}
        toolbar="description"
        label={`Text of ${subject.title}`}
        placeholder="Write what the team should not have to ask twice"
        people={people}
        names={names}
        onSubmit={() => void publish()}
        onCancel={leave}
        autoFocus
        caret={caret}
        minHeight={320}
      />
      <div className={styles.editorFoot}>
        <span role="status" className={styles.editorState}>
          {stateText(state, draft.restored)}
        </span>
        {(unsaved || own) && (
          <Button variant="subtle" onClick={() => void discard()}>
            Discard draft
          </Button>
        )}
        <Button onClick={leave}>Close</Button>
        <Button variant="primary" keys="$mod+Enter" onClick={() => void publish()}>
          Publish
        </Button>
      </div>
    </section>
  )
}

/** The same text, also where a page that it names has been made meanwhile. */
function isStill(before: string, now: string): boolean {
  const ids = sessionIds()
  return isSameHtml(ids.publicText(before), ids.publicText(now))
}

function stateText(state: State, restored: boolean): string {
  if (state.kind === 'saved') return `Draft saved ${formatClock(state.at)}`
  if (state.kind === 'here') return 'Saved on this device only'
  if (state.kind === 'typed') return 'Saving draft…'
  return restored ? 'Restored what you typed' : 'Every change is kept as a draft until you publish'
}

/** Calls when nothing came for a while, and at the latest some time after the first. */
function useRested(call: (html: string) => void) {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  const waits = useRef<{ timer: ReturnType<typeof setTimeout>; since: number; html: string } | null>(null)
  const rested = useMemo(() => {
    const stop = () => {
      if (waits.current) clearTimeout(waits.current.timer)
      waits.current = null
    }
    const now = () => {
      const html = waits.current?.html
      stop()
      if (html !== undefined) latest.current(html)
    }
    return {
      stop,
      now,
      later(html: string) {
        const since = waits.current?.since ?? Date.now()
        stop()
        const left = Math.max(0, Math.min(REST_MS, since + LATEST_MS - Date.now()))
        waits.current = { timer: setTimeout(now, left), since, html }
      },
    }
  }, [])
  // Whoever leaves the page has written it: what waits goes now.
  useEffect(() => rested.now, [rested])
  return rested
}

const NOBODY = [] as const

function usePeople({ workspaceSlug, projectSlug }: PageSubject) {
  const { data } = useRead({ query: WikiPeople, variables: { workspaceSlug, projectSlug } })
  const members = data?.members
  return useMemo(() => members?.map(({ person }) => person) ?? NOBODY, [members])
}
