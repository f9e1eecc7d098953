// How the list of user stories is looked at: narrowed, grouped or flat.
import { FilterIcon, FilterXIcon, Rows3Icon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { filterLine } from '#src/actions/filter-line.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { ListSprints } from '#src/model/sprint/sprint.graphql.ts'
import { ListEpics } from '#src/model/story/epic.graphql.ts'
import type { StoryFilters, StoryListSubject } from '#src/model/story/story-subject.ts'
import { storyStates, storyTexts } from '#src/model/story/story-words.ts'
import { epicOption, MOST_EPICS } from './epic-options.ts'
import { groupedChoice } from './story-view.ts'
import { placeOf, storiesPath } from './story-writes.ts'

const words = ['user story', 'stories']

type Choice = Partial<StoryFilters>

const isNarrowed = ({ filters: { epic, state, sprint } }: StoryListSubject) => epic !== '' || state !== '' || sprint !== ''

/** Asks what to narrow the list by; what it is narrowed by already is ticked, and choosing it again takes it away. */
export const filterStories = defineAction({
  id: 'story.filter',
  on: 'story-list',
  title: 'Filter user stories…',
  short: 'Filter',
  icon: FilterIcon,
  group: 'view',
  keywords: ['narrow', 'show only', 'epic', 'state', 'sprint', ...words],
  shortcut: 'f',
  places: ['stories.filter'],
  single: true,
  async run({ api, ask, go, 'story-lists': [list] }) {
    const { filters } = list
    const choice = await ask.pick<Choice>({
      title: 'Filter by',
      placeholder: 'Epic, state or sprint…',
      async options() {
        const [{ epics }, { sprints }] = await Promise.all([
          api.query(ListEpics, { ...placeOf(list), perPage: MOST_EPICS }),
          api.query(ListSprints, { ...placeOf(list), perPage: 100 }),
        ]).catch(saying(storyTexts.failed))
        const states = Object.entries(storyStates) as [keyof typeof storyStates, string][]
        return [
          ...states.map(([id, title]) => filterLine(filters, 'state', id, { title, group: 'State' })),
          ...epics.nodes.map((epic) => {
            const { id: _id, value: _value, ...shown } = epicOption(epic, null)
            return filterLine(filters, 'epic', epic.id, { ...shown, group: 'Epic' })
          }),
          ...(epics.nodes.length > 0 ? [filterLine(filters, 'epic', 'none', { title: 'No epic', group: 'Epic' })] : []),
          ...sprints.nodes.map(({ id, title, startDate, endDate }) =>
            filterLine(filters, 'sprint', id, { title, hint: formatTimebox(startDate, endDate), group: 'Sprint' }),
          ),
        ]
      },
    })
    if (choice) go.to(storiesPath(list, { ...filters, ...choice }), { replace: true })
  },
})

/** Shows all stories again. */
export const clearStoryFilters = defineAction({
  id: 'story.clear-filters',
  on: 'story-list',
  title: 'Clear filters of user stories',
  icon: FilterXIcon,
  group: 'view',
  keywords: ['reset', 'show all', ...words],
  single: true,
  when: ({ 'story-lists': [list] }) => isNarrowed(list) || list.filters.search !== '' || 'hidden',
  run: ({ go, 'story-lists': [list] }) => go.to(storiesPath(list), { replace: true }),
})

/** Groups the list by epics, or not. */
export const groupStories = defineAction({
  id: 'story.group',
  on: 'story-list',
  title: ({ 'story-lists': [{ sections }] }) => (sections ? 'Show user stories as one list' : 'Group user stories by epic'),
  name: 'Group user stories by epic, or not',
  short: 'Group',
  icon: Rows3Icon,
  group: 'view',
  keywords: ['flat', 'layout', ...words],
  shortcut: 'Shift+v',
  single: true,
  run: ({ 'story-lists': [{ sections }] }) => void writeStored(groupedChoice, sections === null),
})

/** Looking at the list. */
export const actions: readonly Action[] = [filterStories, clearStoryFilters, groupStories]
