// A project's sprints as the manage dialog and the palette's questions know them.
import { PencilIcon, Settings2Icon, TimerIcon, Trash2Icon } from 'lucide-react'
import { formatTimebox, isDay } from '#src/lib/dates/timebox.ts'
import { type ItemField, type ItemKind, itemSource, nameField } from '#src/model/catalogue/item-kind.ts'
import { CreateSprint, DeleteSprint, ListSprints, UpdateSprint } from '#src/model/sprint/sprint.graphql.ts'
import { ENDS_FIRST, lossOf, sprintTexts } from '#src/model/sprint/sprint-words.ts'
import { type MadeSprint, unmakeSprint } from '#src/model/sprint/unmake-sprint.ts'

/** What a sprint is made of; days are `Y-m-d` and both belong to it. */
export interface SprintDraft {
  title: string
  startDate: string | null
  endDate: string | null
  goal?: string | null
  taskCount?: number | null
}

const dayField = (name: string, label: string): ItemField => ({
  name,
  label,
  type: 'day',
  placeholder: 'yyyy-mm-dd',
  check: (text, { startDate = '' }) => {
    if (!isDay(text.trim())) return 'A day looks like 2026-11-30.'
    return name === 'endDate' && isDay(startDate.trim()) && text.trim() < startDate.trim() ? ENDS_FIRST : null
  },
})

function inputOf({ title, startDate, endDate, goal }: SprintDraft) {
  return { title, startDate: startDate ?? '', endDate: endDate ?? '', ...(goal !== undefined && { goal }) }
}

/** Admins and members create and edit sprints, admins delete them; their tasks stay (OPEN-35, OPEN-38). */
export const sprintKind: ItemKind<SprintDraft> = {
  id: 'sprint',
  screen: 'sprint-list',
  noun: 'sprint',
  plural: 'sprints',
  manage: 'Manage Sprints',
  keywords: ['iteration', 'timebox', 'cycle', 'agile', 'scrum'],
  icons: { create: TimerIcon, edit: PencilIcon, delete: Trash2Icon, manage: Settings2Icon },
  needs: { create: 'EDIT', edit: 'EDIT', delete: 'ADMIN' },
  source: itemSource(
    ListSprints,
    (project, { search, page }) => ({ ...project, search, page }),
    ({ sprints }) => ({ items: sprints.nodes, totalPages: sprints.totalPages }),
    true,
  ),
  readFailure: sprintTexts.failed,
  empty: sprintTexts.empty,
  fields: [
    nameField(120),
    dayField('startDate', 'First day'),
    dayField('endDate', 'Last day'),
    { name: 'goal', label: 'Goal', type: 'long', placeholder: 'What this sprint is for', optional: true },
  ],
  write: ({ title, startDate, endDate, goal }) => ({ title, startDate: startDate ?? '', endDate: endDate ?? '', goal: goal ?? '' }),
  read: ({ title = '', startDate = '', endDate = '', goal = '' }) => ({
    title: title.trim(),
    startDate: startDate.trim(),
    endDate: endDate.trim(),
    goal: goal.trim() || null,
  }),
  hint: ({ startDate, endDate }) => formatTimebox(startDate, endDate),
  loses: lossOf,
  create: async (api, project, draft) => (await api.mutate(CreateSprint, { project, input: inputOf(draft) })).sprint,
  edit: (api, project, id, { taskCount: _, ...input }) => api.mutate(UpdateSprint, { project, id, input }, { lane: `Sprint:${id}` }),
  delete: (api, project, id) => api.mutate(DeleteSprint, { project, id }, { lane: `Sprint:${id}` }),
  unmake: (api, project, made: MadeSprint) => unmakeSprint(api, project, made),
}
