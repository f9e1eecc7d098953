// A new task with no page around it: what another app shared is shown until it is a task, so that nothing of it is lost by closing a question,
// signing in or loading the page again.
import { BuildingIcon, ChevronDownIcon } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { emptyForm } from '#src/features/task-create/advanced-form.ts'
import { createFirstWorkspace } from '#src/features/workspace/workspace.actions.ts'
import { ListWorkspaces } from '#src/features/workspace/workspace.graphql.ts'
import { htmlToText } from '#src/lib/html-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { DropdownMenu } from '#src/ui/layers/dropdown-menu.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import * as styles from './new-task-page.css.ts'
import { type Shared, sharedOf } from './shared-text.ts'

/** Asks for the project at once, then for the task; made, it leads to the project's list. */
export function NewTaskPage() {
  const [query] = useSearchParams()
  const shared = useMemo(() => sharedOf(query), [query])
  const read = useRead({ query: ListWorkspaces, variables: { search: '' } })
  const inView = useScene(({ workspace }) => workspace?.slug ?? null)
  const [chosen, setChosen] = useState<string | null>(null)
  const workspaces = read.data?.workspaces
  const slug = chosen ?? inView
  const begin = useBegin(shared)
  useDocumentTitle('New task')
  // What is shared again while the app is open is asked anew.
  const asked = useRef<Shared | null>(null)
  useEffect(() => {
    if (inView === null || asked.current === shared) return
    asked.current = shared
    begin(inView)
  }, [inView, shared, begin])
  const workspace = workspaces?.find((one) => one.slug === slug)
  return (
    <div className={styles.page}>
      <h1 className={heading.page}>New task</h1>
      {shared.title !== '' && (
        <section aria-label="What was shared" className={styles.shared}>
          <p className={styles.title}>{shared.title}</p>
          {shared.description !== '' && <p className={styles.text}>{htmlToText(shared.description)}</p>}
        </section>
      )}
      {workspaces?.length === 0 && (
        <EmptyState icon={BuildingIcon} action={<ActionButton action={createFirstWorkspace} look="primary" size={32} />}>
          A task belongs to a project in a workspace. Create yours, or open the link of an invitation.
        </EmptyState>
      )}
      {!workspaces && read.error && <ReadFailure read={read} what="your workspaces" />}
      {slug !== null && (
        <div className={styles.choices}>
          <Button variant="primary" size={32} onClick={() => begin(slug)}>
            Choose a project
          </Button>
          {workspace && workspaces && workspaces.length > 1 && (
            <DropdownMenu
              label="Workspace"
              trigger={
                <Button size={32} trailing={<ChevronDownIcon size={13} aria-hidden />} aria-label={`Workspace: ${workspace.name}`}>
                  <Logo name={workspace.name} id={workspace.slug} src={workspace.logo} size={16} />
                  {workspace.name}
                </Button>
              }
              items={workspaces.map((one) => ({
                id: one.slug,
                label: one.name,
                mark: <Logo name={one.name} id={one.slug} src={one.logo} size={16} />,
                checked: one.slug === slug,
                onSelect: () => setChosen(one.slug),
              }))}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** Asks for a project of the workspace and opens quick create there. */
function useBegin({ title, description }: Shared): (workspaceSlug: string) => void {
  const { ask, dialogs, go } = useActions().services
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(
    (workspaceSlug: string) => {
      void ask.project({ title: 'New task in', workspaceSlug }).then((project) => {
        if (!project || !here.current) return
        dialogs.open('task.create', {
          workspaceSlug: project.workspaceSlug,
          projectSlug: project.slug,
          ...(title !== '' && { text: title }),
          ...(description !== '' && { rest: { ...emptyForm, description } }),
          onMade({ workspaceSlug: companySlug, projectSlug }) {
            if (here.current) go.to(pathTo('projects.overview', { companySlug, projectSlug }), { replace: true })
          },
        })
      })
    },
    [ask, dialogs, go, title, description],
  )
}
