// What the log is narrowed to: one chip each, which is taken away by its cross (TLOG-05).
import { useNavigate } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import { isLogNarrowed, kindsOf, LOG_KINDS, type LogFilters, type LogSubject, logPath } from '#src/model/activity/log-subject.ts'
import { Chip } from '#src/ui/marks/chip.tsx'
import { daysTitle } from './activity-log.actions.ts'
import { LogProjects } from './activity-log.graphql.ts'

/** Nothing while the log is not narrowed. */
export function LogFilterChips({ log }: { log: LogSubject }) {
  const navigate = useNavigate()
  const { now } = useActions().services
  const { filters, workspaceSlug } = log
  const named = filters.person !== '' || filters.project !== ''
  const { data } = useRead({ query: LogProjects, variables: { workspaceSlug }, pause: !named })
  if (!isLogNarrowed(filters)) return null
  const set = (change: Partial<LogFilters>) => void navigate(logPath(workspaceSlug, { ...filters, ...change }), { replace: true })
  const person = data?.projects.flatMap(({ people }) => people).find(({ username }) => username === filters.person)?.name
  const project = data?.projects.find(({ slug }) => slug === filters.project)?.name
  const days = daysTitle(filters, now())
  const kinds = kindsOf(filters)
  return (
    <>
      {filters.person && <Chip onRemove={() => set({ person: '' })}>{person ?? filters.person}</Chip>}
      {kinds.map((kind) => (
        <Chip key={kind} onRemove={() => set({ kind: kinds.filter((one) => one !== kind).join() })}>
          {LOG_KINDS[kind]}
        </Chip>
      ))}
      {filters.kind && kinds.length === 0 && <Chip onRemove={() => set({ kind: '' })}>{filters.kind}</Chip>}
      {filters.project && <Chip onRemove={() => set({ project: '' })}>{project ?? filters.project}</Chip>}
      {filters.target && <Chip onRemove={() => set({ target: '' })}>One thing only</Chip>}
      {days && <Chip onRemove={() => set({ from: '', to: '' })}>{days}</Chip>}
      <ActionById id="log.clear-filters" />
    </>
  )
}
