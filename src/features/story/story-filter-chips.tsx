// What the list of user stories is narrowed by: one chip each, which is taken away by its cross.
import { useNavigate } from 'react-router-dom'
import { useRead } from '#src/data/use-read.ts'
import { ListSprints } from '#src/model/sprint/sprint.graphql.ts'
import type { EpicRowData } from '#src/model/story/epic.graphql.ts'
import type { StoryFilters, StoryListSubject } from '#src/model/story/story-subject.ts'
import { storyStates } from '#src/model/story/story-words.ts'
import { Chip } from '#src/ui/marks/chip.tsx'
import { placeOf, storiesPath } from './story-writes.ts'

/** Nothing while the list is not narrowed. */
export function StoryFilterChips({ list, epics }: { list: StoryListSubject; epics: readonly EpicRowData[] }) {
  const navigate = useNavigate()
  const { filters } = list
  const { data } = useRead({ query: ListSprints, variables: { ...placeOf(list), perPage: 100 }, pause: filters.sprint === '' })
  const without = (name: keyof StoryFilters) => void navigate(storiesPath(list, { ...filters, [name]: '' }), { replace: true })
  const epic = filters.epic === 'none' ? 'No epic' : epics.find(({ id }) => id === filters.epic)?.title
  const sprint = data?.sprints.nodes.find(({ id }) => id === filters.sprint)?.title
  return (
    <>
      {filters.state && <Chip onRemove={() => without('state')}>{storyStates[filters.state]}</Chip>}
      {filters.epic && <Chip onRemove={() => without('epic')}>{epic ?? 'Epic'}</Chip>}
      {filters.sprint && <Chip onRemove={() => without('sprint')}>{sprint ?? 'Sprint'}</Chip>}
    </>
  )
}
