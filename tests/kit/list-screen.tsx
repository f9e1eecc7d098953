// A list of tasks with its toolbar and its address, for page tests.
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'
import { NoTasksYet, TaskList } from '#src/features/task-list/task-list.tsx'
import { TaskToolbar } from '#src/features/task-list/task-toolbar.tsx'
import type { PlainDate } from '#src/lib/dates/date-format.ts'
import { variablesOf } from '#src/model/task/rows/task-view.ts'
import { useTaskView } from '#src/model/task/rows/use-task-view.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'

/** Without a layout every element is 0 px high and no row would be in view. */
export function withRowsInView(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(160)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
    return () => vi.restoreAllMocks()
  })
}

const today = '2026-11-21' as PlainDate
/** The statuses of the list's project. */
export const workflows = [
  { id: '1', title: 'To do', color: '#8899aa' },
  { id: '2', title: 'Doing', color: '#088efb' },
]

/** The list as a page shows it; its address is in an `output`. */
export function Screen({ showProject = false, grouped = false }: { showProject?: boolean; grouped?: boolean }) {
  const [view, change] = useTaskView()
  const [query] = useSearchParams()
  const variables = useMemo(() => variablesOf(view, { workspaceSlug: 'acme', projectSlug: 'website' }, today), [view])
  const order = useMemo(() => ({ sort: view.sort, descending: view.descending, onOrder: change }), [view, change])
  const onPage = useCallback((page: number) => change({ page }), [change])
  return (
    <>
      <output>{query.toString()}</output>
      <TaskToolbar
        {...{ view, onChange: change, catalogue: null, layout: null, selecting: false }}
        onLayout={() => undefined}
        onSelecting={() => undefined}
      />
      <TaskList
        variables={variables}
        label="Tasks of Website"
        grouped={grouped}
        workflows={workflows}
        showProject={showProject}
        filtered={false}
        order={order}
        empty={<NoTasksYet canCreate />}
        onPage={onPage}
      />
    </>
  )
}

/** `total` tasks, `Task 1` to the last; `make` gives fields of the n-th. */
export function pageOf(total: number, make: (n: number) => object = () => ({})): FakeRoots {
  return {
    tasks: ({ page, perPage }: { page: number; perPage: number }) => {
      const from = (page - 1) * perPage
      const nodes = Array.from({ length: Math.max(0, Math.min(perPage, total - from)) }, (_, at) => {
        const n = from + at + 1
        return { ...fakeTask(1), id: `t-${n}`, code: `WEB-${n}`, title: `Task ${n}`, position: n, ...make(n) }
      })
      return { nodes, page, totalPages: Math.max(1, Math.ceil(total / perPage)), totalCount: total }
    },
  }
}

/** Shows the list over these answers. */
export const show = (roots: FakeRoots, props: { showProject?: boolean; grouped?: boolean; at?: string } = {}) =>
  renderFeature(<Screen {...props} />, { roots, actions: registry.all, at: props.at ?? '/' })
