// The landing page: the current workspace with its projects and what the viewer has to do in it (ROUTE-02, WS-08).
import { BuildingIcon, FolderKanbanIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ActionButton } from '#src/actions/action-button.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { ownWorkspace } from '#src/data/storage/own-workspace.ts'
import { currentCompany } from '#src/data/storage/storage.ts'
import { useRead } from '#src/data/use-read.ts'
import { FirstStepsCard } from '#src/features/first-steps/first-steps-card.tsx'
import { MyNextTasks, ProjectProgress } from '#src/features/my-tasks/my-tasks.tsx'
import { createProject } from '#src/features/project/project.actions.ts'
import { ListProjects } from '#src/features/project/project.graphql.ts'
import { ProjectCard } from '#src/features/project/project-card.tsx'
import { ProjectCardSkeletons, ProjectList } from '#src/features/project/project-list.tsx'
import { byStanding } from '#src/features/project/project-standing.ts'
import { createSample } from '#src/features/project/sample-project.actions.ts'
import { OpenInvitations } from '#src/features/sharing/open-invitations.tsx'
import { PlanBadge } from '#src/features/workspace/plan-badge.tsx'
import { useWorkspace } from '#src/features/workspace/use-workspace.ts'
import { createFirstWorkspace, switchWorkspace } from '#src/features/workspace/workspace.actions.ts'
import { ListWorkspaces, type WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { heading, textLink, touchTarget } from '#src/theme/text.css.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import * as styles from './workspace-page.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'workspace.head': true
  }
}

/** Shows `?workspace=slug`, else the workspace one is in, else the first. */
export function WorkspacePage() {
  const { scene } = useActions()
  const asked = useSearchParams()[0].get('workspace')
  const inView = useScene((now) => now.workspace?.slug ?? null)
  const workspaces = useRead({ query: ListWorkspaces, variables: { search: '' } }).data?.workspaces
  const slug = asked ?? inView ?? currentCompany.read()?.data.slug ?? null
  const { workspace: found, read } = useWorkspace(slug)
  // Under a domain there is no other workspace to show.
  const isElsewhere = asked === null && ownWorkspace() === null && (slug === null || found === null)
  const workspace = found ?? (isElsewhere ? workspaces?.[0] : undefined)
  useDocumentTitle(workspace?.name ?? null)
  // After the layout, which knows only addresses with a workspace in their path.
  useEffect(() => {
    if (asked !== null && workspace) scene.set({ workspace, project: null })
  }, [scene, asked, workspace])

  if (workspace) return <Landing key={workspace.slug} workspace={workspace} />
  if (workspaces?.length === 0)
    return (
      <>
        <OpenInvitations />
        <EmptyState icon={BuildingIcon} action={<ActionButton action={createFirstWorkspace} look="primary" size={32} />}>
          A workspace holds the projects and people of one organization. Create yours, or open the link of an invitation.
        </EmptyState>
      </>
    )
  if (found === null)
    return (
      <EmptyState icon={BuildingIcon} action={<ActionButton action={switchWorkspace} size={32} />}>
        This workspace does not exist, or you do not belong to it.
      </EmptyState>
    )
  if (read.error) return <ReadFailure read={read} what="the workspace" />
  return <LandingSkeleton />
}

/** How far a project is costs a call each: the first ones tell. */
const COUNTED = 8

function Landing({ workspace }: { workspace: WorkspaceHeadData }) {
  const read = useRead({
    query: ListProjects,
    variables: { workspaceSlug: workspace.slug },
    requestPolicy: 'cache-and-network',
  })
  const { data, error } = read
  const hidden = useHidden()
  const projects = data?.projects.filter(({ id }) => !hidden.has(id))
  const subjects = { workspace: [workspace] }
  return (
    <>
      <PageHeader
        mark={<Logo name={workspace.name} id={workspace.slug} src={workspace.logo} size={28} />}
        title={workspace.name}
        meta={<PlanBadge subscription={workspace.subscription} />}
        actions={
          <>
            <span className={styles.wide}>
              <ActionButton action={switchWorkspace} />
            </span>
            <ActionPlace place="workspace.head" look="primary" subjects={subjects} />
          </>
        }
      />
      <OpenInvitations />
      <div className={styles.content}>
        <section className={styles.projects} aria-labelledby="projects-title" data-projects>
          <div className={styles.head}>
            <h2 id="projects-title" className={heading.section}>
              Projects {projects && projects.length > 0 && <span className={count}>{projects.length}</span>}
            </h2>
            <Link to={pathTo('workspace-projects')} className={classNames(textLink, touchTarget)}>
              All workspaces
            </Link>
          </div>
          {!projects && error && <ReadFailure read={read} what="the projects" />}
          {!projects && !error && <ProjectCardSkeletons />}
          {projects?.length === 0 && <NoProjects workspace={workspace} />}
          {projects && projects.length > 0 && (
            <ProjectList look="cards" label={`Projects of ${workspace.name}`}>
              {byStanding(projects).map((project, at) => (
                <ProjectCard key={project.id} project={project}>
                  {at < COUNTED && <ProjectProgress project={project} />}
                </ProjectCard>
              ))}
            </ProjectList>
          )}
          {projects && projects.length > 0 && !mayCreate(workspace) && <p className={styles.more}>{askForMore(workspace)}</p>}
        </section>
        <MyNextTasks
          key={workspace.slug}
          workspaceSlug={workspace.slug}
          mayTake={projects?.some(({ viewerCan }) => viewerCan.includes('EDIT')) ?? false}
          className={styles.mine}
        />
      </div>
      <FirstStepsCard projectPath={pathOf(projects?.[0])} />
    </>
  )
}

function pathOf(project: { workspaceSlug: string; slug: string } | undefined): string | null {
  return project ? pathTo('project-dashboard', { companySlug: project.workspaceSlug, projectSlug: project.slug }) : null
}

const mayCreate = ({ viewerCan }: WorkspaceHeadData) => viewerCan.includes('CREATE_PROJECT')

/** What stands where others create projects (FIRST-08). */
const askForMore = ({ owner }: WorkspaceHeadData) => `Ask ${owner?.name ?? 'its owner'} for access to more.`

function NoProjects({ workspace }: { workspace: WorkspaceHeadData }) {
  const may = mayCreate(workspace)
  return (
    <EmptyState
      icon={FolderKanbanIcon}
      {...(may && {
        keys: createProject.shortcuts[0],
        keysText: 'creates one',
        action: <ActionButton action={createSample} size={32} subjects={{ workspace: [workspace] }} />,
      })}
    >
      {may
        ? 'A project holds the tasks, people and files of one piece of work.'
        : `You are on no project of this workspace yet. ${askForMore(workspace)}`}
    </EmptyState>
  )
}

function LandingSkeleton() {
  return (
    <>
      <PageHeader
        mark={<Skeleton width={28} height={28} />}
        title={
          <Loading label="Loading the workspace">
            <Skeleton width={160} height={16} />
          </Loading>
        }
      />
      <div className={styles.content}>
        <div className={styles.projects} data-pending>
          <div className={styles.head}>
            <Skeleton width={72} />
          </div>
          <ProjectCardSkeletons />
        </div>
      </div>
    </>
  )
}
