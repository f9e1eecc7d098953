// The left sidebar: the person's own lists, and the tree of workspaces, projects and their links (SHELL-12..19).
import { CalendarClockIcon, ClockIcon, InboxIcon, StarIcon } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere, useScene } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { arrangeProjects, arrangeWorkspaces } from '#src/app/context/sidebar-arranging.ts'
import { sidebarOrder } from '#src/app/context/sidebar-order.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useStored } from '#src/data/storage/stored-value.ts'
import { MoreWorkspaces } from '#src/features/workspace/more-workspaces.tsx'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { unreadCounts } from '#src/model/notification/unread-counts.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { Tree } from '#src/ui/tree/tree.tsx'
import { useCurrentWorkspace, useWorkspaces } from './current-workspace.ts'
import * as styles from './left-sidebar.css.ts'
import { type BranchPlace, useBranches } from './open-branches.ts'
import { useSidebarNodes } from './sidebar-nodes.tsx'
import { SidebarSkeleton, SideLink } from './sidebar-rows.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'sidebar.workspaces': true
  }
}

/** The sidebar's content, docked or in a drawer. At most one workspace and one project are open (SHELL-19). */
export function LeftSidebar() {
  const read = useWorkspaces()
  const { workspaces, error } = read
  const current = useCurrentWorkspace()
  const [later, setLater] = useState<readonly WorkspaceHeadData[]>([])
  // The one that one is in is always there, whatever page of the list it stands on.
  const listed = workspaces && current && !workspaces.some(({ id }) => id === current.id) ? [...workspaces, current] : workspaces
  const found = useCallback((workspace: WorkspaceHeadData) => {
    setLater((known) => [...known.filter(({ id }) => id !== workspace.id), workspace])
    return () => setLater((known) => known.filter((one) => one !== workspace))
  }, [])
  return (
    <nav aria-label="Workspaces and projects" className={styles.sidebar}>
      {current && <OwnLists workspace={current} />}
      <div className={styles.heading}>
        <h2 className={styles.headingText}>Workspaces</h2>
        {current && <ActionPlace place="sidebar.workspaces" look="icon" size={24} subjects={{ workspace: [current] }} />}
      </div>
      {!workspaces && !error && <SidebarSkeleton />}
      {!workspaces && error && (
        <div className={styles.failure}>
          <ReadFailure inline read={read} what="the workspaces" />
        </div>
      )}
      {listed?.length === 0 && <ActionById id="workspace.create-first" look="subtle" />}
      {listed && <WorkspaceTree workspaces={[...listed, ...later.filter(({ id }) => !listed.some((one) => one.id === id))]} />}
      {workspaces && (
        <div className={styles.more}>
          <MoreWorkspaces known={listed ?? workspaces} page={1} last={workspaces}>
            {(workspace) => <Found key={workspace.id} workspace={workspace} onFound={found} />}
          </MoreWorkspaces>
        </div>
      )}
    </nav>
  )
}

/** A workspace of a later page joins the tree while that page is shown. */
function Found({ workspace, onFound }: { workspace: WorkspaceHeadData; onFound: (workspace: WorkspaceHeadData) => () => void }) {
  useEffect(() => onFound(workspace), [workspace, onFound])
  return null
}

function OwnLists({ workspace: { slug, viewerCan } }: { workspace: WorkspaceHeadData }) {
  const unread = useSyncExternalStore(unreadCounts.subscribe, unreadCounts.get)?.total ?? 0
  return (
    <div className={styles.group}>
      <SideLink to={pathTo('inbox')} mark={<InboxIcon size={16} aria-hidden />} count={unread}>
        Inbox
      </SideLink>
      {viewerCan.includes('OWN') && (
        <SideLink to={pathTo('workspace-favorite-tasks', { companySlug: slug })} mark={<StarIcon size={16} aria-hidden />}>
          Favorite Tasks
        </SideLink>
      )}
      <SideLink to={pathTo('workspace-next-tasks', { companySlug: slug })} mark={<CalendarClockIcon size={16} aria-hidden />}>
        Next tasks
      </SideLink>
      <SideLink to={pathTo('workspace-time-trackings', { companySlug: slug })} mark={<ClockIcon size={16} aria-hidden />}>
        My time
      </SideLink>
    </div>
  )
}

function WorkspaceTree({ workspaces }: { workspaces: readonly WorkspaceHeadData[] }) {
  const username = useActions().services.viewer?.username ?? ''
  const here = useHere()
  const current = useCurrentWorkspace()
  const project = useScene((scene) => scene.project)
  const inView = project?.id ?? null
  const order = useStored(useMemo(() => sidebarOrder(username), [username]))
  const [branches, change] = useBranches(username, usePlace(current?.slug ?? null, project))
  const { nodes, projects } = useSidebarNodes({ workspaces, branches, change, order, inView })
  const arrange = (id: string, ids: readonly string[]) => {
    const action = id.startsWith('project:')
      ? arrangeProjects(branches.workspace ?? '', ids.map(idOf), projects.find((one) => one.id === idOf(id))?.name ?? '')
      : arrangeWorkspaces(ids.map(idOf), workspaces.find((one) => one.id === idOf(id))?.name ?? '')
    void perform(action, here(), 'drag')
  }
  return <Tree label="Workspaces" nodes={nodes} onOrder={arrange} />
}

/** By the address, which names a project before it is known. */
function usePlace(workspace: string | null, project: ProjectSubject | null): BranchPlace {
  const { pathname } = useLocation()
  const slug = matchPath('/:companySlug/projects/:projectSlug/*', pathname)?.params.projectSlug
  if (slug === undefined) return { workspace, project: null }
  const isKnown = project?.slug === slug && project.workspaceSlug === workspace
  return { workspace, project: { slug, id: isKnown ? project.id : null } }
}

/** The id of what a row stands for. */
function idOf(row: string): string {
  return row.slice(row.indexOf(':') + 1)
}
