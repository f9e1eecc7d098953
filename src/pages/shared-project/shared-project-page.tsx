// A project that its owner published: to read, without an account (BP, ROUTE-10).
import { ArrowUpRightIcon, Columns3Icon, Link2OffIcon, ListIcon, LoaderIcon } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { apiErrorOf } from '#src/data/errors/api-error.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { GetPublicHome, GetPublicProject, type PublicProjectData } from '#src/features/public-page/public-page.graphql.ts'
import { figure, percent } from '#src/lib/figures.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import { PublicSheet, useNoIndex } from '#src/ui/pages/public-sheet.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'
import { PublicBoard } from './public-board.tsx'
import { type PublicCommand, PublicCommands } from './public-commands.tsx'
import { filterLines, PublicFilters } from './public-filters.tsx'
import { usePublicKeys } from './public-keys.ts'
import { PublicList } from './public-list.tsx'
import { PublicPane } from './public-pane.tsx'
import { type PublicFilter, usePublicTasks } from './public-tasks.ts'
import * as styles from './shared-project-page.css.ts'

/** How often it is looked whether something changed, while the tab is seen (BP-07). */
const FRESH_MS = 60_000
const PHONE_PX = 768

/** Unknown, switched off, archived and deleted are one sentence. */
export function SharedProjectPage() {
  const { token = '' } = useParams()
  const read = useRead({ query: GetPublicProject, variables: { token }, requestPolicy: 'cache-and-network' })
  const { data, error } = read
  const project = data?.publicProject
  useDocumentTitle(project ? project.name : 'Shared project')
  useFresh(read.again)
  if (project && !error) return <PublicProject token={token} project={project} />
  return (
    <PublicSheet kind="Shared project · read only">
      <h1 className={styles.heading}>Shared project</h1>
      {error ? (
        apiErrorOf(error).code === 'RATE_LIMITED' ? (
          <EmptyState icon={LoaderIcon} action={<Button onClick={read.again}>Try again</Button>}>
            {`You are asking too often. Please wait ${apiErrorOf(error).retryAfter ?? 60} seconds.`}
          </EmptyState>
        ) : (
          <ReadFailure read={read} what="the project" />
        )
      ) : data ? (
        <EmptyState icon={Link2OffIcon}>There is nothing at this address.</EmptyState>
      ) : (
        <SkeletonRows count={6} />
      )}
    </PublicSheet>
  )
}

/** Asks again every minute while the tab is seen, and when it is seen again. */
function useFresh(again: () => void): void {
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && latest.current()
    const timer = setInterval(look, FRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

/** What the address says: view, filters and the task that is open. */
function usePublicAddress() {
  const [query, setQuery] = useAddressQuery()
  const change = useCallback(
    (changed: Record<string, string | null>) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changed)) value ? next.set(name, value) : next.delete(name)
          return next
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  )
  const [status, label, search] = [query.get('status'), query.get('label'), query.get('q') ?? '']
  const filter = useMemo((): PublicFilter => ({ status, label, search }), [status, label, search])
  return { filter, view: query.get('view') === 'board' ? ('board' as const) : ('list' as const), open: query.get('task'), change }
}

function PublicProject({ token, project }: { token: string; project: PublicProjectData }) {
  useNoIndex()
  const { services } = useActions()
  const { filter, view, open, change } = usePublicAddress()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const narrow = useNarrower(frame, PHONE_PX)
  const [active, setActive] = useState<string | null>(null)
  const [asked, setAsked] = useState<'commands' | 'filter' | null>(null)
  const read = usePublicTasks(token, filter)
  const [columns, setColumns] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const hold = useCallback((status: string, codes: readonly string[]) => setColumns((now) => new Map(now).set(status, codes)), [])
  const inColumns = project.statuses.flatMap(({ id }) => (filter.status === null || filter.status === id ? (columns.get(id) ?? []) : []))
  const codes = view === 'list' ? read.tasks.map(({ code }) => code) : inColumns
  const now = services.now()
  // On a phone a task covers everything else.
  const covered = narrow && open !== null
  const narrowed = filter.status !== null || filter.label !== null || filter.search !== ''
  const show = (code: string | null) => change({ task: code })
  const turn = () => change({ view: view === 'list' ? 'board' : null })
  const filters = { project, filter, onChange: change }
  const clear = () => change({ status: null, label: null, q: null })
  const search = () => frame?.querySelector<HTMLInputElement>('input[type="search"], input')?.focus()
  const step = (by: 1 | -1) => {
    const at = active === null ? -1 : codes.indexOf(active)
    const next = codes[Math.min(codes.length - 1, Math.max(0, at + by))]
    if (next === undefined) return
    setActive(next)
    if (view === 'board') frame?.querySelector<HTMLElement>(`[data-card="${CSS.escape(next)}"]`)?.focus()
    if (open !== null) show(next)
  }
  usePublicKeys({
    step,
    open: () => active !== null && show(active),
    search,
    view: turn,
    commands: () => setAsked('commands'),
    filter: () => setAsked('filter'),
    close() {
      if (open === null) return false
      show(null)
      return true
    },
  })
  const commands: PublicCommand[] = [
    { title: view === 'list' ? 'Show as board' : 'Show as list', keys: 'Shift+v', run: turn },
    { title: 'Search', keys: '/', run: search },
    { title: 'Filter', keys: 'f', run: () => setAsked('filter') },
    ...(narrowed ? [{ title: 'Clear filters', run: clear }] : []),
    ...(active === null ? [] : [{ title: `Open ${active}`, keys: 'Enter', run: () => show(active) }]),
    { title: 'Next task', keys: 'j', run: () => step(1) },
    { title: 'Previous task', keys: 'k', run: () => step(-1) },
    ...project.statuses.map(({ id, title }) => ({ title: `Only ${title}`, run: () => change({ status: id }) })),
  ]
  return (
    <div ref={setFrame} className={styles.page}>
      <Head token={token} project={project} hidden={covered} />
      <div className={styles.bar} hidden={covered}>
        <SearchBox label="Search titles and codes" text={filter.search} onSearch={(text) => change({ q: text || null })} />
        <PublicFilters {...filters} narrow={narrow} onAsk={() => setAsked('filter')} />
        <Segmented
          label="View"
          value={view}
          onChange={(next) => change({ view: next === 'board' ? 'board' : null })}
          options={[
            { value: 'list', label: 'List', icon: ListIcon, hideLabel: narrow },
            { value: 'board', label: 'Board', icon: Columns3Icon, hideLabel: narrow },
          ]}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.main} hidden={covered}>
          {view === 'list' ? (
            <PublicList {...{ read, narrowed, active, now }} name={project.name} onActivate={setActive} onOpen={show} onClear={clear} />
          ) : (
            <PublicBoard
              {...{ token, filter, active, now, narrowed }}
              onClear={clear}
              statuses={project.statuses}
              onOpen={show}
              onTasks={hold}
            />
          )}
        </div>
        {open !== null && <PublicPane token={token} code={open} now={now} narrow={narrow} onClose={() => show(null)} />}
      </div>
      {asked === 'commands' && <PublicCommands commands={commands} onClose={() => setAsked(null)} />}
      {asked === 'filter' && (
        <PublicCommands title="Filter by" placeholder="Status or label" commands={filterLines(filters)} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

function Head({ token, project, hidden }: { token: string; project: PublicProjectData; hidden: boolean }) {
  const { signedIn } = useSession()
  const home = useRead({ query: GetPublicHome, variables: { token }, pause: !signedIn }).data?.publicProjectHome
  const { name, logo, workspaceName, description, taskCount, doneCount } = project
  return (
    <header className={styles.head} hidden={hidden}>
      <Logo name={name} id={name} src={logo} size={32} />
      <div className={styles.names}>
        <span className={styles.workspace}>{workspaceName} · read only</span>
        <h1 dir="auto" className={styles.name}>
          {name}
        </h1>
      </div>
      {taskCount > 0 && (
        <div className={styles.progress}>
          <span>{`${figure(doneCount)} of ${plural(taskCount, 'task')} done`}</span>
          <ProgressBar value={percent(doneCount, taskCount)} label="Done" tone="good" />
        </div>
      )}
      {home && (
        <Button asChild variant="primary" trailing={<ArrowUpRightIcon size={14} aria-hidden />}>
          <Link to={pathTo('projects.overview', { companySlug: home.workspaceSlug, projectSlug: home.projectSlug })}>
            {`Open in ${home.workspaceName}`}
          </Link>
        </Button>
      )}
      {description && <p className={styles.description}>{description}</p>}
    </header>
  )
}
