// The left sidebar: the workspaces, each with its dashboard and projects, each project with its features (SHELL-12..19).
import { CalendarClockIcon, ChevronRightIcon, ClockIcon, FolderIcon, HomeIcon, SettingsIcon, StarIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { useQuery } from 'urql'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useScene } from '#src/actions/actions-context.tsx'
import { ListProjects, ProjectFeatures, type ProjectRowData } from '#src/features/project/project.graphql.ts'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { isRouteName, pathTo } from '#src/lib/paths.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ErrorState } from '#src/ui/empty-state.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { useCurrentWorkspace, useWorkspaces } from './current-workspace.ts'
import { featureIcon } from './feature-icon.ts'
import * as styles from './left-sidebar.css.ts'

/** The sidebar's content, docked or in a drawer. At most one workspace and one project are open (SHELL-19). */
export function LeftSidebar() {
  const { workspaces, fetching, error, refetch } = useWorkspaces()
  const current = useCurrentWorkspace()
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const open = chosen === undefined ? (current?.slug ?? null) : chosen
  return (
    <nav aria-label="Workspaces and projects">
      {current && (
        <div className={styles.group}>
          {current.viewerCan.includes('OWN') && (
            <SideLink to={pathTo('workspace-favorite-tasks', { companySlug: current.slug })} mark={<StarIcon size={16} aria-hidden />}>
              Favorite Tasks
            </SideLink>
          )}
          <SideLink to={pathTo('workspace-next-tasks', { companySlug: current.slug })} mark={<CalendarClockIcon size={16} aria-hidden />}>
            Next tasks
          </SideLink>
          <SideLink to={pathTo('workspace-time-trackings', { companySlug: current.slug })} mark={<ClockIcon size={16} aria-hidden />}>
            My time
          </SideLink>
        </div>
      )}
      <div className={styles.heading}>
        <h2 className={styles.headingText}>Workspaces</h2>
        {current && <ActionPlace place="sidebar.workspaces" look="icon" size={24} subjects={{ workspace: [current] }} />}
      </div>
      {!workspaces && fetching && <SidebarSkeleton />}
      {!workspaces && error && <ErrorState inline onRetry={() => refetch({ requestPolicy: 'network-only' })} />}
      {workspaces?.map((workspace) => (
        <WorkspaceNode
          key={workspace.id}
          workspace={workspace}
          open={open === workspace.slug}
          onToggle={() => setChosen(open === workspace.slug ? null : workspace.slug)}
        />
      ))}
    </nav>
  )
}

function WorkspaceNode({ workspace, open, onToggle }: { workspace: WorkspaceHeadData; open: boolean; onToggle: () => void }) {
  return (
    <div>
      <Toggle open={open} onToggle={onToggle} mark={<Logo name={workspace.name} id={workspace.slug} src={workspace.logo} size={16} />}>
        {workspace.name}
      </Toggle>
      {open && <WorkspaceContent workspace={workspace} />}
    </div>
  )
}

function WorkspaceContent({ workspace }: { workspace: WorkspaceHeadData }) {
  const [{ data, fetching, error }, refetch] = useQuery({ query: ListProjects, variables: { workspaceSlug: workspace.slug } })
  const inView = useScene((scene) => scene.project)
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const open = chosen === undefined ? (inView?.id ?? null) : chosen
  const projects = data?.projects
  return (
    <div className={styles.branch}>
      <SideLink to={`${pathTo('workspace')}?workspace=${workspace.slug}`} mark={<HomeIcon size={16} aria-hidden />}>
        Dashboard
      </SideLink>
      <ActionPlace place="sidebar.workspace" look="subtle" subjects={{ workspace: [workspace] }} className={styles.action} />
      <h3 className={styles.subheading}>My Projects</h3>
      {!projects && fetching && <SidebarSkeleton />}
      {!projects && error && <ErrorState inline onRetry={() => refetch({ requestPolicy: 'network-only' })} />}
      {projects?.length === 0 && <p className={styles.empty}>No projects available</p>}
      {projects?.map((project) => (
        <div key={project.id}>
          <Toggle
            open={open === project.id}
            onToggle={() => setChosen(open === project.id ? null : project.id)}
            mark={<FolderIcon size={16} aria-hidden />}
            current={inView?.id === project.id}
          >
            {project.name}
          </Toggle>
          {open === project.id && <ProjectContent project={project} />}
        </div>
      ))}
    </div>
  )
}

function ProjectContent({ project }: { project: ProjectRowData }) {
  const params = { companySlug: project.workspaceSlug, projectSlug: project.slug }
  const [{ data, error }, refetch] = useQuery({
    query: ProjectFeatures,
    variables: { workspaceSlug: project.workspaceSlug, projectSlug: project.slug },
  })
  return (
    <div className={styles.branch}>
      {!data && !error && <SidebarSkeleton />}
      {error && !data && <ErrorState inline onRetry={() => refetch({ requestPolicy: 'network-only' })} />}
      {data?.projectFeatures.map((feature) =>
        isRouteName(feature.routeName) ? (
          <SideLink key={feature.title} to={pathTo(feature.routeName, params)} mark={featureIcon(feature.routeName)}>
            {feature.title}
          </SideLink>
        ) : null,
      )}
      {project.viewerCan.includes('OWN') && (
        <SideLink to={pathTo('projects.settings', params)} mark={<SettingsIcon size={16} aria-hidden />}>
          Settings
        </SideLink>
      )}
    </div>
  )
}

function Toggle({
  open,
  onToggle,
  mark,
  current = false,
  children,
}: {
  open: boolean
  onToggle: () => void
  mark: ReactNode
  current?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-expanded={open}
      className={classNames(styles.row, current && (open ? styles.currentProject : styles.current))}
      onClick={onToggle}
    >
      <ChevronRightIcon size={14} aria-hidden className={classNames(styles.chevron, open && styles.turned)} />
      {mark}
      <span className={styles.name}>{children}</span>
    </button>
  )
}

function SideLink({ to, mark, children }: { to: string; mark: ReactNode; children: ReactNode }) {
  return (
    <NavLink to={to} end className={({ isActive }) => classNames(styles.row, isActive && !to.includes('?') && styles.current)}>
      {mark}
      <span className={styles.name}>{children}</span>
    </NavLink>
  )
}

/** Three rows in their final height, so that nothing moves when the names arrive. */
function SidebarSkeleton() {
  return (
    <Loading>
      {['60%', '44%', '52%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={16} height={16} />
          <Skeleton width={width} />
        </div>
      ))}
    </Loading>
  )
}
