// One sprint of a project: `.../sprints/:slug`.
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useActions, useComing, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { UnreadPage } from '#src/data/unread-page.tsx'
import { useRead } from '#src/data/use-read.ts'
import { SprintChart } from '#src/features/sprint/sprint-chart.tsx'
import { SprintHeader } from '#src/features/sprint/sprint-header.tsx'
import { SprintResult } from '#src/features/sprint/sprint-result.tsx'
import { pathTo } from '#src/lib/paths.ts'
import { GetSprint } from '#src/model/sprint/sprint.graphql.ts'
import { type SprintSubject, sprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { sprintTexts } from '#src/model/sprint/sprint-words.ts'
import { useAgainAfterTasks } from '#src/model/task/rows/use-again-after-tasks.ts'
import { useTabInAddress } from '#src/model/task/rows/use-tab-in-address.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TabPanel, Tabs } from '#src/ui/controls/tabs.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { growing, page, panel, tabs } from '#src/ui/pages/full-page.css.ts'
import { NotFound } from '#src/ui/pages/not-found.tsx'
import { SprintPlan } from './sprint-plan.tsx'
import { SprintTasks } from './sprint-tasks.tsx'

const TABS = [
  { value: 'tasks', label: 'Tasks' },
  { value: 'board', label: 'Board' },
  { value: 'plan', label: 'Plan', keys: 'v' },
  { value: 'result', label: 'Result' },
] as const

/** A sprint is planned until it is completed, and has a result from then on. */
function tabsOf({ state, viewerCan }: SprintSubject) {
  const over = state === 'COMPLETED'
  return TABS.filter(({ value }) => (value === 'plan' ? !over && viewerCan.includes('EDIT') : value !== 'result' || over))
}

/** An unknown sprint is not found, in the frame of its project. The layout makes another sprint another page. */
export function SprintPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '', sprintSlug: slug = '' } = useParams()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const hidden = useHidden()
  const read = useRead({ query: GetSprint, variables: { workspaceSlug, projectSlug, slug }, requestPolicy: 'cache-and-network' })
  const { data, error, fetching } = read
  const found = data?.sprint
  const sprint = useMemo(
    () => (found ? sprintSubject(found, { workspaceSlug, projectSlug, viewerCan: project?.viewerCan ?? [] }) : null),
    [found, workspaceSlug, projectSlug, project],
  )
  useAgainAfterTasks(projectSlug, read.again)
  useComing('sprint', !data && !error)
  useDocumentTitle(sprint ? sprint.title : 'Sprint')
  if (sprint && !hidden.has(heldId('sprint', sprint.id))) return <OneSprint sprint={sprint} />
  const back = (
    <Button asChild variant="primary">
      <Link to={pathTo('projects.sprints', { companySlug: workspaceSlug, projectSlug })}>All sprints</Link>
    </Button>
  )
  if (data && !fetching) return <NotFound what="sprint" back={back} />
  return (
    <div className={page}>
      <UnreadPage read={read} name="Sprint" what="the sprint" message={sprintTexts.failed} />
    </div>
  )
}

function OneSprint({ sprint }: { sprint: SprintSubject }) {
  const { scene } = useActions()
  const parts = useMemo(() => tabsOf(sprint), [sprint])
  const [shown, show] = useTabInAddress(parts)
  useLayoutEffect(() => scene.set({ sprint }), [scene, sprint])
  useLayoutEffect(() => () => scene.set({ sprint: null }), [scene])
  const showAs = useCallback((layout: 'list' | 'board') => show(layout === 'board' ? 'board' : 'tasks'), [show])
  return (
    <div className={classNames(page, growing)}>
      <SprintHeader sprint={sprint} />
      {(shown === 'tasks' || shown === 'result') && <SprintChart sprint={sprint} />}
      <Tabs label={`Parts of ${sprint.title}`} value={shown} onChange={show} tabs={parts} className={tabs}>
        <TabPanel value={shown} className={panel}>
          {shown === 'plan' ? (
            <SprintPlan sprint={sprint} />
          ) : shown === 'result' ? (
            <SprintResult sprint={sprint} />
          ) : (
            <SprintTasks key={shown} sprint={sprint} layout={shown === 'board' ? 'board' : 'list'} showAs={showAs} />
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}
