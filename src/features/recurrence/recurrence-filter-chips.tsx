// What the list of rules is narrowed by: one chip each, which is taken away by its cross.
import { useNavigate } from 'react-router-dom'
import { useRead } from '#src/data/use-read.ts'
import { RecurrenceProjects } from '#src/model/recurrence/recurrence.graphql.ts'
import type { RecurrenceFilters, RecurrenceListSubject, RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { stateNames } from '#src/model/recurrence/recurrence-words.ts'
import { recurrencesPath } from '#src/model/recurrence/recurrence-writes.ts'
import { Chip } from '#src/ui/marks/chip.tsx'

/** Nothing while the list is not narrowed. */
export function RecurrenceFilterChips({ list, rules }: { list: RecurrenceListSubject; rules: readonly RecurrenceSubject[] }) {
  const navigate = useNavigate()
  const { workspaceSlug, filters } = list
  const { data } = useRead({ query: RecurrenceProjects, variables: { workspaceSlug }, pause: filters.project === '' })
  const without = (name: keyof RecurrenceFilters) =>
    void navigate(recurrencesPath(workspaceSlug, { ...filters, [name]: '' }), { replace: true })
  const project = data?.projects.find(({ slug }) => slug === filters.project)?.name
  const person = rules.flatMap(({ task }) => task.people).find(({ username }) => username === filters.person)?.name
  return (
    <>
      {filters.state && <Chip onRemove={() => without('state')}>{stateNames[filters.state]}</Chip>}
      {filters.project && <Chip onRemove={() => without('project')}>{project ?? filters.project}</Chip>}
      {filters.person && <Chip onRemove={() => without('person')}>{person ?? filters.person}</Chip>}
    </>
  )
}
