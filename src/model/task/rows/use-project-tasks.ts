// The tasks of a project on a page, as list or board, narrowed to what the page is about: what toolbar, list and board are given.
import { useCallback, useMemo, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { ProjectCatalogue, type TasksPageVariables } from '#src/model/task/task.graphql.ts'
import type { ColumnInView } from './list-in-view.ts'
import { isFiltered, variablesOf } from './task-view.ts'
import { useListInView } from './use-list-in-view.ts'
import { useTaskView } from './use-task-view.ts'

/** What a page says of its tasks. */
export interface ProjectTasks {
  workspaceSlug: string
  projectSlug: string
  /** Accessible name: `Tasks of Website`. */
  label: string
  layout: 'list' | 'board'
  showAs: (layout: 'list' | 'board') => void
  /** Holds whatever else is filtered by; must keep its identity. */
  narrowed?: NonNullable<TasksPageVariables['filter']>
}

/** `toolbar`, `list` and `board` are spread on what draws them; there is no board before its columns are known, and `read` says why. */
export function useProjectTasks({ workspaceSlug, projectSlug, label, layout, showAs, narrowed }: ProjectTasks) {
  const { services } = useActions()
  const [view, change] = useTaskView()
  const [selecting, setSelecting] = useState(false)
  const [columns, setColumns] = useState<readonly ColumnInView[] | null>(null)
  const read = useRead({ query: ProjectCatalogue, variables: { workspaceSlug, projectSlug } })
  const { data: catalogue = null } = read
  const day = plainDateOf(services.now())
  const variables = useMemo(() => {
    const asked = variablesOf(view, { workspaceSlug, projectSlug }, day)
    return narrowed ? { ...asked, filter: { ...asked.filter, ...narrowed } } : asked
  }, [view, workspaceSlug, projectSlug, day, narrowed])
  const onPage = useCallback((page: number) => change({ page }), [change])
  const { sort, descending } = view
  const order = useMemo(() => ({ sort, descending, onOrder: change }), [sort, descending, change])
  useListInView({ view, change, variables, catalogue, layout, showAs, columns: layout === 'board' ? columns : null })
  const shared = { variables, label, selecting }
  return {
    read,
    toolbar: { view, onChange: change, catalogue, onLayout: showAs, selecting, onSelecting: setSelecting },
    list: {
      ...shared,
      grouped: view.group === 'workflow',
      workflows: catalogue?.workflows ?? null,
      ordering: catalogue === null && !read.error,
      showProject: false,
      filtered: isFiltered(view),
      order,
      onPage,
    },
    board: catalogue && {
      ...shared,
      workflows: catalogue.workflows,
      project: { workspaceSlug, projectSlug },
      onColumns: setColumns,
    },
  }
}
