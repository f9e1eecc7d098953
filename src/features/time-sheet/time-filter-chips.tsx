// What logged time is narrowed to: one chip each, which is taken away by its cross.
import { useNavigate } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import { timePath } from '#src/model/time/time-address.ts'
import { TimeLabels, TimeProjects, TimeTask } from '#src/model/time/time-log.graphql.ts'
import { projectIn, type TimeFilters, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'
import { Chip } from '#src/ui/marks/chip.tsx'

/** Nothing while time is not narrowed. */
export function TimeFilterChips({ sheet }: { sheet: TimeSheetSubject }) {
  const navigate = useNavigate()
  const { services } = useActions()
  const { workspaceSlug, filters } = sheet
  const projectSlug = projectIn(sheet) ?? ''
  const labels = useRead({
    query: TimeLabels,
    variables: { workspaceSlug, projectSlug },
    pause: filters.label === '' || projectSlug === '',
  })
  const projects = useRead({ query: TimeProjects, variables: { workspaceSlug }, pause: filters.project === '' })
  const task = useRead({
    query: TimeTask,
    variables: { workspaceSlug, projectSlug, id: filters.task },
    pause: filters.task === '' || projectSlug === '',
  })
  const without = (...names: (keyof TimeFilters)[]) => {
    const left = { ...filters, ...Object.fromEntries(names.map((name) => [name, ''])) }
    void navigate(timePath(sheet, { filters: left }, services.now()), { replace: true })
  }
  const label = labels.data?.labels.find(({ id }) => id === filters.label)?.title
  const project = projects.data?.projects.find(({ slug }) => slug === filters.project)?.name
  return (
    <>
      {filters.project && <Chip onRemove={() => without('project', 'label', 'task')}>{project ?? 'Project'}</Chip>}
      {filters.task && <Chip onRemove={() => without('task')}>{task.data?.task?.code ?? 'Task'}</Chip>}
      {filters.label && <Chip onRemove={() => without('label')}>{label ?? 'Label'}</Chip>}
    </>
  )
}
