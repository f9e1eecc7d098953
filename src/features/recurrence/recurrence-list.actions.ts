// Looking at rules: what the list is narrowed by, and their addresses.
import { FilterIcon, FilterXIcon, LinkIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { copyLink } from '#src/actions/copy-link.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { filterLine } from '#src/actions/filter-line.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { ListRecurrences, RecurrenceProjects } from '#src/model/recurrence/recurrence.graphql.ts'
import type { RecurrenceFilters } from '#src/model/recurrence/recurrence-subject.ts'
import { recurrenceTexts, stateNames } from '#src/model/recurrence/recurrence-words.ts'
import { recurrencesPath } from '#src/model/recurrence/recurrence-writes.ts'
import { ruleWords } from './recurrence.actions.ts'

/** Copies the address under which a rule is open beside the list. */
export const copyRecurrenceLink = defineAction({
  id: 'recurrence.copy-link',
  on: 'recurrence',
  title: 'Copy link to rule',
  short: 'Copy link',
  icon: LinkIcon,
  group: 'recurrence',
  keywords: [...ruleWords, 'url', 'address', 'share'],
  shortcut: '$mod+.',
  single: true,
  run: (context) => copyLink(context, recurrencesPath(context.recurrences[0].workspaceSlug, {}, context.recurrences[0].id)),
})

/** Asks what to narrow the list by. */
export const filterRecurrences = defineAction({
  id: 'recurrence.filter',
  on: 'recurrence-list',
  title: 'Filter recurring tasks…',
  short: 'Filter',
  icon: FilterIcon,
  group: 'view',
  keywords: [...ruleWords, 'narrow', 'project', 'person', 'state'],
  shortcut: 'f',
  places: ['recurrences.filter'],
  single: true,
  async run({ api, ask, go, 'recurrence-lists': [{ workspaceSlug, filters }] }) {
    const choice = await ask.pick<Partial<RecurrenceFilters>>({
      title: 'Filter by',
      placeholder: 'Project, person or state…',
      async options() {
        const [{ projects }, { recurrences }] = await Promise.all([
          api.query(RecurrenceProjects, { workspaceSlug }),
          api.query(ListRecurrences, { workspaceSlug, perPage: 200 }),
        ]).catch(saying(recurrenceTexts.failed))
        const people = new Map(recurrences.nodes.flatMap(({ task }) => task.people).map((person) => [person.username, person.name]))
        return [
          ...(Object.entries(stateNames) as [keyof typeof stateNames, string][]).map(([id, title]) =>
            filterLine(filters, 'state', id, { title, group: 'State' }),
          ),
          ...projects.map(({ slug, name }) => filterLine(filters, 'project', slug, { title: name, group: 'Project' })),
          ...[...people].map(([username, name]) => filterLine(filters, 'person', username, { title: name, group: 'Assigned to' })),
        ]
      },
    })
    if (choice) go.to(recurrencesPath(workspaceSlug, { ...filters, ...choice }), { replace: true })
  },
})

/** Shows all rules again. */
export const clearRecurrenceFilters = defineAction({
  id: 'recurrence.clear-filters',
  on: 'recurrence-list',
  title: 'Clear filters of recurring tasks',
  icon: FilterXIcon,
  group: 'view',
  keywords: [...ruleWords, 'reset', 'show all'],
  single: true,
  when: ({ 'recurrence-lists': [{ filters }] }) => Object.values(filters).some((value) => value !== '') || 'hidden',
  run: ({ go, 'recurrence-lists': [{ workspaceSlug }] }) => go.to(recurrencesPath(workspaceSlug), { replace: true }),
})

/** Looking at them. */
export const actions: readonly Action[] = [copyRecurrenceLink, filterRecurrences, clearRecurrenceFilters]
