// All projects across the viewer's workspaces, with a filter by words.
import { ChevronRightIcon, FolderKanbanIcon, SearchIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useHidden } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { ListProjects, type ProjectRowData } from '#src/features/project/project.graphql.ts'
import { ProjectLine } from '#src/features/project/project-line.tsx'
import { ProjectList } from '#src/features/project/project-list.tsx'
import { byStanding } from '#src/features/project/project-standing.ts'
import { MoreWorkspaces } from '#src/features/workspace/more-workspaces.tsx'
import { ListWorkspaces, type WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { foldWords } from '#src/lib/search/search-text.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import * as styles from './workspace-projects-page.css.ts'

/** Workspaces beyond this many start folded: each open one is a list query of its own. */
const OPEN_AT_FIRST = 10

/** One group a workspace, in the order of the sidebar. */
export function WorkspaceProjectsPage() {
  useDocumentTitle('Projects')
  const [search, setSearch] = useState('')
  const read = useRead({ query: ListWorkspaces, variables: { search: '' } })
  const { data, error } = read
  const workspaces = data?.workspaces
  return (
    <>
      <PageHeader title="Projects">
        <div className={styles.search}>
          <TextField
            label="Filter projects"
            hideLabel
            type="search"
            size={28}
            icon={SearchIcon}
            placeholder="Filter by name or code"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </PageHeader>
      {!workspaces && error && <ReadFailure read={read} what="the workspaces" />}
      {!workspaces && !error && <SkeletonRows />}
      {workspaces?.length === 0 && (
        <EmptyState icon={FolderKanbanIcon}>Projects of your workspaces stand here. You belong to none yet.</EmptyState>
      )}
      <div data-projects>
        {workspaces?.map((workspace, at) => (
          <WorkspaceGroup key={workspace.id} workspace={workspace} first={at < OPEN_AT_FIRST} search={search} />
        ))}
        {workspaces && (
          <MoreWorkspaces known={workspaces} page={1} last={workspaces}>
            {(workspace) => <WorkspaceGroup key={workspace.id} workspace={workspace} first={false} search={search} />}
          </MoreWorkspaces>
        )}
      </div>
    </>
  )
}

function WorkspaceGroup({ workspace, first, search }: { workspace: WorkspaceHeadData; first: boolean; search: string }) {
  const id = useId()
  const [chosen, setOpen] = useState(first)
  const open = chosen || search.trim() !== ''
  const read = useRead({
    query: ListProjects,
    variables: { workspaceSlug: workspace.slug },
    pause: !open,
  })
  const { data, error } = read
  const hidden = useHidden()
  const projects = data?.projects.filter(({ id }) => !hidden.has(id))
  const found = projects && byStanding(projects.filter((project) => matches(project, search)))
  return (
    <section aria-labelledby={id}>
      <div className={styles.group}>
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          <ChevronRightIcon aria-hidden size={14} className={classNames(styles.chevron, open && styles.turned)} />
          <Logo name={workspace.name} id={workspace.slug} src={workspace.logo} size={16} />
          <h2 id={id} className={styles.name}>
            {workspace.name}
          </h2>
          {found && <span className={count}>{found.length}</span>}
        </button>
        <ActionPlace place="sidebar.workspace" look="icon" size={24} subjects={{ workspace: [workspace] }} />
      </div>
      {open && (
        <>
          {!projects && error && (
            <div className={styles.quiet}>
              <ReadFailure inline read={read} what="the projects" />
            </div>
          )}
          {!projects && !error && <SkeletonRows count={3} />}
          {found?.length === 0 && <p className={styles.quiet}>{projects?.length ? 'No project matches.' : 'No projects available'}</p>}
          {found && found.length > 0 && (
            <ProjectList look="lines" label={`Projects of ${workspace.name}`}>
              {found.map((project) => (
                <ProjectLine key={project.id} project={project} />
              ))}
            </ProjectList>
          )}
        </>
      )}
    </section>
  )
}

/** Every typed word begins a word of the name or code. */
function matches({ name, code }: ProjectRowData, search: string): boolean {
  const words = foldWords(`${name} ${code ?? ''}`)
  return foldWords(search).every((typed) => words.some((word) => word.startsWith(typed)))
}
