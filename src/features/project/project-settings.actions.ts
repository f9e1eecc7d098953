// The settings of a project as actions: each fact by its name, from anywhere in the project (PSET-17).
import {
  CalendarClockIcon,
  CalendarPlusIcon,
  CircleDollarSignIcon,
  CircleDotIcon,
  HashIcon,
  ImageIcon,
  PencilIcon,
  TargetIcon,
} from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { parsePlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { formatUsd, readUsd } from '#src/lib/money.ts'
import { pathTo } from '#src/lib/paths.ts'
import { changeFact, changeStatus, knownProject, type ProjectFact } from './project-change.ts'
import { CODE_SHAPE, isCode } from './project-code.ts'
import { writable } from './project-standing.ts'
import { projectStatuses } from './project-status.tsx'

type Settings = Pick<ActionDefinition<'project'>, 'id' | 'title' | 'icon' | 'keywords' | 'shortcut' | 'run'>

const settings = (definition: Settings): Action =>
  defineAction<'project'>({
    ...definition,
    on: 'project',
    group: 'project',
    needs: 'OWN',
    single: true,
    // Its owner reopens an archived project, and changes nothing else of it.
    ...(definition.id !== 'project.status' && { when: ({ projects: [project] }: View<'project'>) => writable(project) }),
  })

/** Goes to the field on the settings page: what takes more than one line, or a file. */
const leadsTo =
  (fact: ProjectFact) =>
  ({ go, projects: [{ workspaceSlug, slug }] }: Context<'project'>): void =>
    go.to(`${pathTo('projects.settings', { companySlug: workspaceSlug, projectSlug: slug })}#${fact}`)

async function askDay(context: Context<'project'>, fact: 'startDate' | 'dueDate', title: string): Promise<Outcome | undefined> {
  const project = await knownProject(context)
  const dateOf = (day: string | null) => {
    const plain = day === null ? null : parsePlainDate(day)
    return plain && startOfPlainDate(plain)
  }
  const [start, now] = [dateOf(project.startDate), dateOf(project[fact])]
  const day = await context.ask.date({
    title,
    current: now,
    clear: now !== null,
    time: '00:00',
    ...(fact === 'dueDate' && start && { min: start }),
  })
  return day === null ? undefined : changeFact(context, project, fact, day === 'clear' ? null : plainDateOf(day))
}

/** What the owner of a project can change of it. */
export const actions: readonly Action[] = [
  settings({
    id: 'project.rename',
    shortcut: 'e',
    title: 'Rename project',
    icon: PencilIcon,
    keywords: ['name', 'title'],
    async run(context) {
      const project = await knownProject(context)
      const name = await context.ask.text({
        title: 'Rename project',
        placeholder: 'Project Name',
        initial: project.name,
        submit: 'Rename',
        draft: `project:${project.id}:name`,
        check: (text) => (text.trim() === '' ? 'Project Name is required.' : text.trim().length > 120 ? 'At most 120 characters.' : null),
      })
      return name === null ? undefined : changeFact(context, project, 'name', name.trim())
    },
  }),
  settings({
    id: 'project.code',
    title: 'Change project ID',
    icon: HashIcon,
    keywords: ['code', 'prefix', 'key', 'task codes'],
    async run(context) {
      const project = await knownProject(context)
      const typed = await context.ask.text({
        title: `Change project ID. Every task gets the new one; ${project.code ?? 'the old one'} still finds them`,
        placeholder: 'SITE',
        initial: project.code ?? '',
        submit: 'Change',
        draft: `project:${project.id}:code`,
        check: (text) => (isCode(text.trim().toUpperCase()) ? null : CODE_SHAPE),
      })
      return typed === null ? undefined : changeFact(context, project, 'code', typed.trim().toUpperCase())
    },
  }),
  settings({
    id: 'project.status',
    title: 'Change project status',
    icon: CircleDotIcon,
    keywords: ['complete', 'archive', 'reopen', 'in progress', 'close project', 'finish'],
    async run(context) {
      const project = await knownProject(context)
      const status = await context.ask.pick({
        title: 'Change project status',
        options: projectStatuses.map(({ value, label }) => ({ id: value, value, title: label, checked: value === project.status })),
      })
      return status === null ? undefined : changeStatus(context, project, status)
    },
  }),
  settings({
    id: 'project.start-date',
    title: 'Set project start date',
    icon: CalendarPlusIcon,
    keywords: ['begin', 'dates', 'schedule'],
    run: (context) => askDay(context, 'startDate', 'Set project start date'),
  }),
  settings({
    id: 'project.due-date',
    title: 'Set project due date',
    icon: CalendarClockIcon,
    keywords: ['deadline', 'dates', 'schedule', 'end'],
    run: (context) => askDay(context, 'dueDate', 'Set project due date'),
  }),
  settings({
    id: 'project.budget',
    title: 'Set project budget',
    icon: CircleDollarSignIcon,
    keywords: ['money', 'cost', 'dollars'],
    async run(context) {
      const project = await knownProject(context)
      const typed = await context.ask.text({
        title: 'Set project budget',
        placeholder: '$0.00',
        initial: project.budget ? formatUsd(Math.round(project.budget * 100)) : '',
        submit: 'Save',
        draft: `project:${project.id}:budget`,
        check: (text) => (readUsd(text) === null ? 'An amount looks like 1,200 or 1,200.50.' : null),
      })
      return typed === null ? undefined : changeFact(context, project, 'budget', readUsd(typed) ?? 0)
    },
  }),
  settings({
    id: 'project.objectives',
    title: 'Edit project objectives',
    icon: TargetIcon,
    keywords: ['description', 'goal'],
    run: leadsTo('description'),
  }),
  settings({
    id: 'project.logo',
    title: 'Change project logo',
    icon: ImageIcon,
    keywords: ['picture', 'icon', 'image'],
    run: leadsTo('logo'),
  }),
]
