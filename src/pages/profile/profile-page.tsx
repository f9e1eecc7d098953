// A person: who they are, and what they work on as far as the reader may see it (PROF).
import { UserIcon } from 'lucide-react'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { Press } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { currentCompany } from '#src/data/storage/storage.ts'
import { UnreadPage } from '#src/data/unread-page.tsx'
import { useRead } from '#src/data/use-read.ts'
import * as styles from '#src/features/person/person.css.ts'
import { GetPerson, type PersonData } from '#src/features/person/person.graphql.ts'
import { PersonHead, PersonHeadSkeleton } from '#src/features/person/person-head.tsx'
import { ListProjects } from '#src/features/project/project.graphql.ts'
import { TaskList } from '#src/features/task-list/task-list.tsx'
import { useWorkspace } from '#src/features/workspace/use-workspace.ts'
import { ownTimezone, plainDateOf } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import type { PersonInView } from '#src/model/person/person-subject.ts'
import { variablesOf } from '#src/model/task/rows/task-view.ts'
import { useListInView } from '#src/model/task/rows/use-list-in-view.ts'
import { useTaskView } from '#src/model/task/rows/use-task-view.ts'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { page } from '#src/ui/pages/full-page.css.ts'
import { NotFound } from '#src/ui/pages/not-found.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

const PER_PAGE = 20

/** The page; another person is another page. */
export function ProfilePage() {
  const { username = '' } = useParams()
  return <OfPerson key={username} username={username} />
}

/** The way out of a workspace, on one's own profile; nothing for its owner (TEAM-09). */
function Leave({ slug }: { slug: string }) {
  const { workspace } = useWorkspace(slug)
  return workspace ? <ActionPlace place="profile.workspace" subjects={{ workspace: [workspace] }} /> : null
}

function OfPerson({ username }: { username: string }) {
  const { services } = useActions()
  const [search, setSearch] = useAddressQuery()
  const inView = useScene((now) => now.workspace?.slug ?? null)
  const workspaceSlug = search.get('workspace') ?? inView ?? currentCompany.read()?.data.slug ?? null
  const variables = useMemo(
    () => ({ username, ...(workspaceSlug !== null && { workspaceSlug }), timezone: ownTimezone() }),
    [username, workspaceSlug],
  )
  const read = useRead({ query: GetPerson, variables, requestPolicy: 'cache-and-network' })
  const data = read.data?.person ?? null
  const known = useKnown(username, workspaceSlug, data)
  useDocumentTitle(known?.name ?? 'Profile')
  usePersonInView(known, data)
  if (read.data && !data && !read.fetching) return <NotFound what="person" back={<Home />} />
  if (!known)
    return (
      <div className={page}>
        <UnreadPage read={read} name="Profile" what="this profile" coming={<Coming head={<PersonHeadSkeleton />} />} />
      </div>
    )
  const isMe = services.viewer?.username === username
  const projects = data && services.api.read(ListProjects, { workspaceSlug: data.workspace.slug })?.projects
  const mayTake = projects?.some(({ viewerCan }) => viewerCan.includes('EDIT')) ?? true
  return (
    <div className={page}>
      <PersonHead known={known} data={data} failed={read.error !== undefined} />
      {!data && read.error && <ReadFailure read={read} what="this profile" />}
      {!data && !read.error && <Coming />}
      {data && (
        <>
          <div className={styles.section}>
            <h2 id="tasks" tabIndex={-1} className={`${heading.section} ${styles.sectionTitle}`}>
              Working on
            </h2>
            {data.workspaces.length > 1 && (
              <Select
                label="Workspace"
                hideLabel
                size={28}
                value={data.workspace.slug}
                onChange={(slug) => setSearch(() => new URLSearchParams({ workspace: slug }), { replace: true })}
                options={data.workspaces.map(({ slug, name }) => ({ value: slug, label: name }))}
              />
            )}
            {isMe && <Leave slug={data.workspace.slug} />}
          </div>
          <WorkingOn
            key={data.workspace.slug}
            username={username}
            workspaceSlug={data.workspace.slug}
            nothing={nothingText(known, isMe, mayTake)}
          />
        </>
      )}
    </div>
  )
}

/** The tasks of somebody who is still read, below who it is; `head` stands there where that is not known either. */
function Coming({ head }: { head?: ReactNode }) {
  return (
    <>
      {head}
      <div className={styles.section}>
        <h2 className={`${heading.section} ${styles.sectionTitle}`}>Working on</h2>
      </div>
      <SkeletonRows count={8} />
    </>
  )
}

function nothingText({ name }: { name: string }, isMe: boolean, mayTake: boolean): ReactNode {
  if (!isMe) return `Nothing assigned to ${name} that you can see.`
  return (
    <>
      Nothing assigned to you.
      <Press id="task.assign-me" does="on a task to take it." may={mayTake} />
    </>
  )
}

/** Who it is, at once where a row, oneself or what the cache holds of the workspace's projects says so (PROF-08). */
function useKnown(username: string, workspaceSlug: string | null, data: PersonData | null): PersonSubject | null {
  const { viewer, api } = useActions().services
  const isUnknown = data === null
  const cached = useMemo(() => {
    const projects = isUnknown && workspaceSlug !== null ? api.read(ListProjects, { workspaceSlug })?.projects : undefined
    return projects?.flatMap(({ people }) => people).find((one) => one.username === username) ?? null
  }, [api, isUnknown, username, workspaceSlug])
  const { state } = useLocation()
  const given = (state as { person?: PersonSubject } | null)?.person
  if (data) return data.person
  if (viewer?.username === username) return { id: username, ...viewer }
  return given?.username === username ? given : cached
}

/** Puts the person in view for actions, and begins at the tasks where the address says so. */
function usePersonInView(known: PersonSubject | null, data: PersonData | null): void {
  const { scene } = useActions()
  const { hash } = useLocation()
  const { username, name } = known ?? {}
  const email = data?.email ?? null
  useLayoutEffect(() => {
    if (username === undefined || name === undefined) return
    const person: PersonInView = { id: username, username, name, email, viewerCan: [] }
    scene.set({ person })
    return () => scene.set({ person: null })
  }, [scene, username, name, email])
  const there = data !== null
  useLayoutEffect(() => {
    if (there && hash === '#tasks') document.getElementById('tasks')?.focus()
  }, [there, hash])
}

function WorkingOn({ username, workspaceSlug, nothing }: { username: string; workspaceSlug: string; nothing: ReactNode }) {
  const { services } = useActions()
  const [view, change] = useTaskView()
  const [selecting] = useState(false)
  const day = plainDateOf(services.now())
  const variables = useMemo(() => {
    const asked = variablesOf(view, { workspaceSlug }, day)
    return {
      ...asked,
      filter: { ...asked.filter, assignees: [username], done: false },
      sort: view.sort === 'manual' ? ('DUE_DATE' as const) : (asked.sort ?? ('DUE_DATE' as const)),
      perPage: PER_PAGE,
    }
  }, [view, workspaceSlug, username, day])
  const onPage = useCallback((next: number) => change({ page: next }), [change])
  const { sort, descending } = view
  const order = useMemo(
    () => ({ sort: sort === 'manual' ? ('due' as const) : sort, descending, onOrder: change }),
    [sort, descending, change],
  )
  useListInView({ view, change, variables, catalogue: null, layout: null, showAs: stay, columns: null })
  return (
    <TaskList
      variables={variables}
      label="Working on"
      grouped={false}
      workflows={null}
      showProject
      filtered={false}
      order={order}
      selecting={selecting}
      empty={<EmptyState icon={UserIcon}>{nothing}</EmptyState>}
      onPage={onPage}
    />
  )
}

function stay(): void {
  // There is only a list across projects.
  return
}

function Home() {
  return (
    <Button asChild variant="primary">
      <Link to={pathTo('workspace')}>Home</Link>
    </Button>
  )
}
