// The sidebar's tree as data: workspaces, in the open one its dashboard and projects, in the open project its links (SHELL-14..19).
import { FolderIcon, HomeIcon, SettingsIcon } from 'lucide-react'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere, useHidden } from '#src/actions/actions-context.tsx'
import { stateOf } from '#src/actions/state-of.ts'
import { inOrder, projectsInOrder, type SidebarOrder, WORKSPACES } from '#src/app/context/sidebar-order.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { type Read, useRead } from '#src/data/use-read.ts'
import { ListProjects, type ProjectFeatureData, ProjectFeatures, type ProjectRowData } from '#src/features/project/project.graphql.ts'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { pathOfLink, pathTo } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import type { TreeNode } from '#src/ui/tree/tree-node.ts'
import { LazyFeatureIcon } from './lazy-feature-icon.tsx'
import * as styles from './left-sidebar.css.ts'
import { type Branches, projectToggled, workspaceToggled } from './open-branches.ts'
import { OffLink, SidebarSkeleton, SideLink, Toggle } from './sidebar-rows.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'sidebar.workspace': true
  }
}

/** What the tree is made of. `inView` is the id of the route's project. */
interface Given {
  workspaces: readonly WorkspaceHeadData[]
  branches: Branches
  change: (to: (branches: Branches) => Branches) => void
  order: SidebarOrder | null
  inView: string | null
}

/** The rows; `projects` are those of the open workspace, in the order in which they are shown. */
export function useSidebarNodes({ workspaces, branches, change, order, inView }: Given): {
  nodes: TreeNode[]
  projects: readonly ProjectRowData[]
} {
  const opened = workspaces.find(({ slug }) => slug === branches.workspace)
  const read = useRead({ query: ListProjects, variables: { workspaceSlug: opened?.slug ?? '' }, pause: !opened })
  const hidden = useHidden()
  const shown = read.data?.projects.filter(({ id }) => !hidden.has(id))
  const projects = opened && shown ? projectsInOrder(shown, order, opened.slug) : []
  const project = projects.find(({ id }) => id === branches.projects[opened?.slug ?? ''])
  const links = useLinkNodes(project)
  const actions = useActionNodes(opened)
  const nodes = inOrder(workspaces, order, WORKSPACES).map((workspace): TreeNode => {
    const open = workspace === opened
    const toggle = () => change((now) => workspaceToggled(now, workspace.slug))
    const projectNode = (one: ProjectRowData): TreeNode =>
      projectRow(one, one === project, one.id === inView, () => change((now) => projectToggled(now, workspace.slug, one.id)), links)
    return {
      id: `workspace:${workspace.id}`,
      text: workspace.name,
      order: 'workspace',
      open,
      toggle,
      children: open
        ? [
            dashboardRow(workspace),
            ...actions,
            {
              id: 'projects',
              text: 'My Projects',
              passive: true,
              height: 28,
              content: () => <h3 className={styles.subheading}>My Projects</h3>,
            },
            ...stateRows('projects', read, read.data && projects.length === 0 ? 'No projects available' : null),
            ...projects.map(projectNode),
          ]
        : [],
      content: (tabIndex) => (
        <Toggle
          open={open}
          onToggle={toggle}
          tabIndex={tabIndex}
          mark={<Logo name={workspace.name} id={workspace.slug} src={workspace.logo} size={16} />}
        >
          {workspace.name}
        </Toggle>
      ),
    }
  })
  return { nodes, projects }
}

function dashboardRow({ slug }: WorkspaceHeadData): TreeNode {
  return {
    id: 'dashboard',
    text: 'Dashboard',
    content: (tabIndex) => (
      <SideLink to={`${pathTo('workspace')}?workspace=${slug}`} mark={<HomeIcon size={16} aria-hidden />} tabIndex={tabIndex}>
        Dashboard
      </SideLink>
    ),
  }
}

/** A row for each action of the place that the viewer is offered. */
function useActionNodes(workspace: WorkspaceHeadData | undefined): TreeNode[] {
  const { registry } = useActions()
  const here = useHere()
  if (!workspace) return []
  const subjects = { workspace: [workspace] }
  const all = registry.inPlace('sidebar.workspace')
  const offered = all.filter((action) => stateOf(action, here(subjects)).kind !== 'hidden')
  return offered.map((action) => ({
    id: `action:${action.id}`,
    text: action.titleFor(here(subjects)),
    content: (tabIndex) => (
      <ActionPlace
        place="sidebar.workspace"
        except={all.filter((other) => other !== action).map(({ id }) => id)}
        look="subtle"
        subjects={subjects}
        tabIndex={tabIndex}
        className={styles.action}
      />
    ),
  }))
}

function projectRow(project: ProjectRowData, open: boolean, current: boolean, toggle: () => void, links: readonly TreeNode[]): TreeNode {
  return {
    id: `project:${project.id}`,
    text: project.name,
    order: 'project',
    open,
    toggle,
    current: current && !open,
    children: open ? links : [],
    content: (tabIndex) => (
      <Toggle open={open} onToggle={toggle} mark={<FolderIcon size={16} aria-hidden />} current={current} tabIndex={tabIndex}>
        {project.name}
      </Toggle>
    ),
  }
}

/** The links of the open project, as the server gives them, and its settings for the owner (SHELL-16, SHELL-17). */
function useLinkNodes(project: ProjectRowData | undefined): TreeNode[] {
  const { viewer } = useActions().services
  const { pathname } = useLocation()
  const params = { companySlug: project?.workspaceSlug ?? '', projectSlug: project?.slug ?? '' }
  const read = useRead({
    query: ProjectFeatures,
    variables: { workspaceSlug: params.companySlug, projectSlug: params.projectSlug },
    pause: !project,
  })
  const links = project ? withBoard(read.data?.projectFeatures ?? []).map((feature) => ({ feature, to: addressOf(feature, params) })) : []
  const unknown = links.filter(({ to }) => to === null).map(({ feature }) => `“${feature.title}” leads to the route “${feature.routeName}”`)
  useWarnings(unknown)
  if (!project) return []
  const isOwner = project.owner !== null && project.owner.username === viewer?.username
  const settings = { title: 'Settings', to: pathTo('projects.settings', params), mark: <SettingsIcon size={16} aria-hidden /> }
  const shown = [
    ...links.map(({ feature: { title, icon, routeName }, to }) => ({
      title,
      to,
      mark: <LazyFeatureIcon icon={icon} routeName={routeName} />,
    })),
    ...(isOwner ? [settings] : []),
  ]
  return [
    ...stateRows('links', read, null),
    ...shown.map(({ title, to, mark }, at): TreeNode => {
      const link = (tabIndex: -1 | undefined) =>
        to === null ? (
          <OffLink mark={mark} tabIndex={tabIndex}>
            {title}
          </OffLink>
        ) : (
          <SideLink to={to} mark={mark} tabIndex={tabIndex} below>
            {title}
          </SideLink>
        )
      const current = to !== null && matchPath({ path: to, end: false }, pathname) !== null
      return { id: `link:${at}:${title}`, text: title, current, content: link }
    }),
  ]
}

/** The board is a page of its own, though the specification's links know only the overview, whose other face it is (PAGES-01). */
function withBoard(features: readonly ProjectFeatureData[]): readonly ProjectFeatureData[] {
  if (features.some(({ routeName }) => routeName === 'projects.kanban')) return features
  return features.flatMap((feature) =>
    feature.routeName === 'projects.overview'
      ? [feature, { ...feature, title: 'Board', icon: 'columns', routeName: 'projects.kanban' }]
      : [feature],
  )
}

/** Where a link leads; null where this client has no page for it (SHELL-17). */
function addressOf({ routeName, params }: ProjectFeatureData, project: { companySlug: string; projectSlug: string }): string | null {
  return pathOfLink(routeName, { ...project, ...Object.fromEntries(params.map(({ name, value }) => [name, value])) })
}

/** Logs each of these once. */
function useWarnings(what: readonly string[]): void {
  const all = what.join('\n')
  useEffect(() => {
    for (const one of all.split('\n')) if (one !== '') console.warn(`The feature ${one}, which this client does not have.`)
  }, [all])
}

/** What stands in place of rows that are not there: their shape while they load, why they could not be read, or that there are none. */
function stateRows(what: string, read: Read<unknown> & FailedRead, none: string | null): TreeNode[] {
  const shared = { text: '', height: 'content' as const }
  if (!read.data && !read.error) return [{ ...shared, id: `loading:${what}`, passive: true, content: () => <SidebarSkeleton /> }]
  if (!read.data) {
    const failure = () => (
      <div className={styles.failure}>
        <ReadFailure inline read={read} what={`the ${what}`} />
      </div>
    )
    return [{ ...shared, id: `failure:${what}`, content: failure }]
  }
  return none === null ? [] : [{ ...shared, id: `none:${what}`, text: none, content: () => <p className={styles.empty}>{none}</p> }]
}
