// The inbox: everything that was told, in all workspaces, and what it is about beside it (INBOX-07).
import { InboxIcon, XIcon } from 'lucide-react'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { Press } from '#src/actions/press.tsx'
import { useRead } from '#src/data/use-read.ts'
import { InboxList } from '#src/features/notification/inbox-list.tsx'
import { inboxPath } from '#src/features/notification/inbox-path.ts'
import { useInbox } from '#src/features/notification/use-inbox.ts'
import type { DetailParts } from '#src/features/task-detail/task-detail-body.tsx'
import { ListWorkspaces } from '#src/features/workspace/workspace.graphql.ts'
import type { InboxSubject, InboxTab } from '#src/model/notification/notification-subject.ts'
import { countText, unreadCounts } from '#src/model/notification/unread-counts.ts'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Switch } from '#src/ui/controls/switch.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'
import * as styles from './inbox-page.css.ts'
import { InboxTarget } from './inbox-target.tsx'

/** Narrower than this, in px, the list and what it is about do not fit side by side. */
const NARROW = 860

const BOXES = [
  { value: 'ALL', label: 'Inbox' },
  { value: 'SNOOZED', label: 'Snoozed' },
  { value: 'DONE', label: 'Done' },
] as const

const TABS = [
  { tab: 'ALL', label: 'All', counted: 'total' },
  { tab: 'MENTIONED', label: 'Mentions', counted: 'mentioned' },
  { tab: 'ASSIGNED', label: 'Assigned', counted: 'assigned' },
  { tab: 'WATCHING', label: 'Watching', counted: 'watching' },
  { tab: 'INVITED', label: 'Invitations', counted: 'invited' },
] as const

const HINTS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['e', 'done'],
  ['u', 'unread'],
  ['h', 'snooze'],
  ['Enter', 'open'],
] as const

function tabOf(text: string | null): InboxTab {
  const tabs: readonly InboxTab[] = ['MENTIONED', 'ASSIGNED', 'WATCHING', 'INVITED', 'SNOOZED', 'DONE']
  return tabs.find((tab) => tab.toLowerCase() === text) ?? 'ALL'
}

/** `parts` are what a task shows below its facts. */
export function InboxPage({ parts }: { parts: DetailParts }) {
  const { scene, services } = useActions()
  const [query, setQuery] = useAddressQuery()
  const narrowed = useMemo(
    () => ({
      tab: tabOf(query.get('show')),
      workspaceSlug: query.get('workspace'),
      projectSlug: query.get('project'),
      unread: query.get('unread') === '1',
    }),
    [query],
  )
  const { tab, workspaceSlug, projectSlug, unread } = narrowed
  const id = `${tab}:${workspaceSlug}:${projectSlug}:${unread}`
  const asked = useMemo(
    () => ({ ...{ id, tab, workspaceSlug, projectSlug, unread }, viewerCan: [] as const }),
    [id, tab, workspaceSlug, projectSlug, unread],
  )
  const read = useInbox(asked)
  const isEmpty = read.rows?.length === 0
  const inbox = useMemo((): InboxSubject => ({ ...asked, isEmpty }), [asked, isEmpty])
  useLayoutEffect(() => scene.set({ inbox }), [scene, inbox])
  useLayoutEffect(() => () => scene.set({ inbox: null }), [scene])
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const narrow = useNarrower(frame, NARROW)
  const active = useScene(({ listed }) => (listed?.kind === 'notification' ? listed.active : null))
  const opened = query.get('open')
  const shown = read.rows?.find((row) => row.id === (narrow ? opened : active)) ?? null
  useDocumentTitle('Inbox')
  useFirstRow(narrow ? null : (read.rows?.[0]?.id ?? null))
  const close = () => services.go.to(inboxPath(narrowed))
  const showsList = !narrow || shown === null
  return (
    <div ref={setFrame} className={page}>
      <div className={styles.columns}>
        {showsList && (
          <div className={styles.list} data-beside={!narrow || undefined}>
            <Head inbox={inbox} projectName={read.rows?.find((row) => row.target?.projectSlug === projectSlug)?.projectName ?? null} />
            <InboxList
              inbox={inbox}
              read={read}
              onOpen={(row) => {
                scene.activate(row.id)
                if (!narrow) return
                setQuery((before) => new URLSearchParams([...before, ['open', row.id]]), { preventScrollReset: true })
              }}
            />
          </div>
        )}
        {shown ? (
          <InboxTarget key={shown.id} row={shown} parts={parts} onBack={narrow ? close : null} />
        ) : (
          !narrow && <Beside rows={read.rows?.length ?? null} failed={read.failed !== undefined} />
        )}
      </div>
      {!narrow && <Hints rows={read.rows?.length ?? 0} at={read.rows?.findIndex((row) => row.id === active) ?? -1} />}
    </div>
  )
}

/** Stands beside the list while no row is shown; `rows` is null until they are known: then the list itself says what is wrong. */
function Beside({ rows, failed }: { rows: number | null; failed: boolean }) {
  if (rows === null) return <div className={styles.target}>{!failed && <SkeletonPanel />}</div>
  return (
    <div className={styles.none}>
      <EmptyState icon={InboxIcon}>{rows === 0 ? 'Nothing to show.' : <Press id="row.next" does="to begin." may />}</EmptyState>
    </div>
  )
}

/** Whoever comes begins with the first. */
function useFirstRow(first: string | null): void {
  const { scene } = useActions()
  useLayoutEffect(() => {
    if (first !== null && scene.get().listed?.active === null) scene.activate(first)
  }, [scene, first])
}

/** `projectName` is that of the project that it is narrowed to, where a row tells it. */
function Head({ inbox, projectName }: { inbox: InboxSubject; projectName: string | null }) {
  const { services } = useActions()
  const known = useRead({ query: ListWorkspaces, variables: { search: '' } }).data?.workspaces
  const counts = useSyncExternalStore(unreadCounts.subscribe, unreadCounts.get)
  const { tab, workspaceSlug, projectSlug, unread } = inbox
  const show = (change: Partial<InboxSubject>) => services.go.to(inboxPath({ ...inbox, ...change }), { replace: true })
  const box = tab === 'SNOOZED' || tab === 'DONE' ? tab : 'ALL'
  const workspaces = counts?.workspaces ?? []
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <h1 className={`${heading.section} ${styles.name}`}>Inbox</h1>
        <Segmented label="Which notifications" value={box} onChange={(next) => show({ tab: next })} options={BOXES} />
        <ActionPlace place="inbox.head" look="icon" subjects={{ inbox: [inbox] }} />
      </div>
      {box === 'ALL' && (
        <fieldset className={styles.tabs} aria-label="Why it concerns you">
          {TABS.map(({ tab: value, label, counted }) => (
            <button key={value} type="button" className={styles.tab} aria-pressed={tab === value} onClick={() => show({ tab: value })}>
              {label}
              {counts !== null && counts[counted] > 0 && <span className={count}>{countText(counts[counted])}</span>}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.narrowed}>
        {box !== 'DONE' && <Switch label="Unread only" checked={unread} onChange={(next) => show({ unread: next })} />}
        {(workspaces.length > 1 || workspaceSlug) &&
          [...new Set([...workspaces.map(({ slug }) => slug), ...(workspaceSlug ? [workspaceSlug] : [])])].map((slug) => (
            <button
              key={slug}
              type="button"
              className={styles.tab}
              aria-pressed={workspaceSlug === slug}
              onClick={() => show({ workspaceSlug: workspaceSlug === slug ? null : slug, projectSlug: null })}
            >
              {known?.find((one) => one.slug === slug)?.name ?? slug}
            </button>
          ))}
        {projectSlug && (
          <Button onClick={() => show({ projectSlug: null })}>
            {projectName ?? projectSlug} <XIcon size={12} aria-label="Show all projects" />
          </Button>
        )}
      </div>
    </header>
  )
}

function Hints({ rows, at }: { rows: number; at: number }) {
  return (
    <div className={styles.keys} aria-hidden>
      {HINTS.map(([keys, text]) => (
        <span key={keys} className={styles.key}>
          <Keys keys={keys} silent /> {text}
        </span>
      ))}
      {at >= 0 && <span className={styles.at}>{`${at + 1} of ${rows}`}</span>}
    </div>
  )
}
