// The left sidebar: the workspaces, each with its dashboard and projects, each project with its features (SHELL-12..19).
import { CalendarClockIcon, ChevronRightIcon, ClockIcon, FolderIcon, HomeIcon, SettingsIcon, StarIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ListProjects, type ProjectFeatureData, ProjectFeatures, type ProjectRowData } from '#src/features/project/project.graphql.ts'
import { MoreWorkspaces } from '#src/features/workspace/more-workspaces.tsx'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { pathOfLink, pathTo, type RouteParams } from '#src/lib/paths.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { useCurrentWorkspace, useWorkspaces } from './current-workspace.ts'
import { featureIcon } from './feature-icon.ts'
import * as styles from './left-sidebar.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'sidebar.workspaces': true
    'sidebar.workspace': true
  }
}

/** The sidebar's content, docked or in a drawer. At most one workspace and one project are open (SHELL-19). */
export function LeftSidebar() {
  const read = useWorkspaces()
  const { workspaces, error } = read
  const current = useCurrentWorkspace()
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const open = chosen === undefined ? (current?.slug ?? null) : chosen
  // The one that one is in is always there, whatever page of the list it stands on.
  const listed = workspaces && current && !workspaces.some(({ id }) => id === current.id) ? [...workspaces, current] : workspaces
  const node = (workspace: WorkspaceHeadData) => (
    <WorkspaceNode
      key={workspace.id}
      workspace={workspace}
      open={open === workspace.slug}
      onToggle={() => setChosen(open === workspace.slug ? null : workspace.slug)}
    />
  )
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
      {!workspaces && !error && <SidebarSkeleton />}
      {!workspaces && error && (
        <div className={styles.failure}>
          <ReadFailure inline read={read} what="the workspaces" />
        </div>
      )}
      {listed?.map(node)}
      {workspaces && (
        <MoreWorkspaces known={listed ?? workspaces} page={1} last={workspaces}>
          {node}
        </MoreWorkspaces>
      )}
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
  const read = useRead({ query: ListProjects, variables: { workspaceSlug: workspace.slug } })
  const { data, error } = read
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
      {!projects && !error && <SidebarSkeleton />}
      {!projects && error && (
        <div className={styles.failure}>
          <ReadFailure inline read={read} what="the projects" />
        </div>
      )}
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
  const { viewer } = useActions().services
  const params = { companySlug: project.workspaceSlug, projectSlug: project.slug }
  const read = useRead({
    query: ProjectFeatures,
    variables: { workspaceSlug: project.workspaceSlug, projectSlug: project.slug },
  })
  const { data, error } = read
  return (
    <div className={styles.branch}>
      {!data && !error && <SidebarSkeleton />}
      {error && !data && (
        <div className={styles.failure}>
          <ReadFailure inline read={read} what="the links" />
        </div>
      )}
      {data?.projectFeatures.map((feature) => (
        <FeatureLink key={feature.title} feature={feature} project={params} />
      ))}
      {project.owner !== null && project.owner.username === viewer?.username && (
        <SideLink to={pathTo('projects.settings', params)} mark={<SettingsIcon size={16} aria-hidden />}>
          Settings
        </SideLink>
      )}
    </div>
  )
}

/** A link as the server gives it. What this client has no page for is shown, leads nowhere and is logged (SHELL-17). */
function FeatureLink({ feature, project }: { feature: ProjectFeatureData; project: RouteParams }) {
  const { title, icon, routeName, params } = feature
  const to = pathOfLink(routeName, { ...project, ...Object.fromEntries(params.map(({ name, value }) => [name, value])) })
  useEffect(() => {
    if (to === null) console.warn(`The feature “${title}” leads to the route “${routeName}”, which this client does not have.`)
  }, [to, title, routeName])
  const mark = featureIcon(icon, routeName)
  if (to !== null)
    return (
      <SideLink to={to} mark={mark}>
        {title}
      </SideLink>
    )
  return (
    <Tooltip text="This version has no page for it">
      {/* biome-ignore lint/a11y/useSemanticElements: there is no address to link to */}
      <span role="link" aria-disabled tabIndex={0} className={classNames(styles.row, styles.off)}>
        {mark}
        <span className={styles.name}>{title}</span>
      </span>
    </Tooltip>
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
