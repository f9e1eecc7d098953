// What tasks are planned in: a sprint and a user story, chosen from lists that the host searches and pages.

import { BookOpenIcon, TimerIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option, PickQuestion } from '#src/actions/services.ts'
import type { Api } from '#src/data/api.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { readTimebox } from '#src/lib/dates/timebox.ts'
import { planMenu } from '#src/model/task/task-menus.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { changeField } from '#src/model/task/writes/change-field.ts'
import { manageFrom } from '#src/model/task/writes/manage-from.ts'
import { closedText, openSprintsIn } from './sprint-choices.ts'
import { OpenSprintChoices, type SprintChoice, SprintChoices, type UserStoryChoice, UserStoryChoices } from './task-plans.graphql.ts'

/** The verbatim sentences of AGILE-08, AGILE-03 and AGILE-04. */
export const planTexts = {
  sprint: {
    failed: 'An error occurred while fetching sprints. Please try again later.',
    empty: "You haven't created any sprints yet.",
  },
  userStory: {
    failed: 'An error occurred while fetching user stories. Please try again later.',
    empty: "You haven't created any user stories yet.",
  },
} as const

type Field = 'sprint' | 'userStory'
type Plan = SprintChoice | UserStoryChoice
type Project = Pick<TaskSubject, 'workspaceSlug' | 'projectSlug'>

const NONE = 'none'

/** A page of what a task can be put in; rejects with AGILE-08's sentence. */
async function planPage(api: Api, field: Field, { workspaceSlug, projectSlug }: Project, search: string, page: number) {
  const variables = { workspaceSlug, projectSlug, search: search.trim(), page }
  const failed = saying(planTexts[field].failed)
  // What is over is found by its name only.
  if (field === 'sprint' && variables.search === '')
    return openSprintsIn(await api.query(OpenSprintChoices, { workspaceSlug, projectSlug }, fresh).catch(failed))
  if (field === 'sprint') return (await api.query(SprintChoices, variables, fresh).catch(failed)).sprints
  return (await api.query(UserStoryChoices, variables, fresh).catch(failed)).userStories
}

const fresh = { requestPolicy: 'cache-and-network' } as const

/** An answer of its own type, because `null` is Escape. */
interface PlanChoice {
  plan: Plan | null
}

function optionOf(plan: Plan, field: Field, tasks: readonly TaskSubject[]): Option<PlanChoice> {
  const having = tasks.filter((task) => task[field]?.id === plan.id).length
  const disabled = 'state' in plan ? closedText(plan) : null
  const hint = 'timebox' in plan ? readTimebox(plan.timebox) : (plan.code ?? '')
  return {
    id: plan.id,
    value: { plan },
    title: plan.title,
    ...(hint !== '' && { hint }),
    ...(disabled !== null && { disabled }),
    ...('code' in plan && plan.code !== null && { keywords: [plan.code] }),
    ...(having > 0 && { checked: having === tasks.length ? true : ('mixed' as const) }),
  }
}

function questionOf(context: Context<'task'>, field: Field): PickQuestion<PlanChoice> {
  const { api, tasks } = context
  const [task] = tasks
  const word = field === 'sprint' ? 'sprint' : 'user story'
  const some = tasks.some((one) => one[field])
  const nothing: Option<PlanChoice> = { id: NONE, value: { plan: null }, title: `No ${word}`, ...(!some && { checked: true }) }
  const options = async (search: string, page: number) => {
    const { nodes, totalPages } = await planPage(api, field, task, search, page)
    return { options: nodes.map((plan) => optionOf(plan, field, tasks)), totalPages }
  }
  return {
    title: field === 'sprint' ? 'Set sprint' : 'Set user story',
    placeholder: field === 'sprint' ? 'Search sprints…' : 'Search user stories…',
    empty: planTexts[field].empty,
    options: async () => {
      const found = (await options('', 1)).options
      return found.length === 0 && !some ? [] : [nothing, ...found]
    },
    search: options,
    ...manageFrom(context, field === 'sprint' ? 'sprint' : 'user-story'),
  }
}

function setPlan(context: Context<'task'>, field: Field, plan: Plan | null): Promise<Outcome | undefined> {
  const word = field === 'sprint' ? 'sprint' : 'user story'
  return changeField(context, field, () => plan?.id ?? null, plan ? `Put in ${plan.title}` : `Taken out of the ${word}`)
}

function sameProject(tasks: readonly TaskSubject[]): true | { reason: string } {
  const [first] = tasks
  const same = tasks.every((task) => task.workspaceSlug === first?.workspaceSlug && task.projectSlug === first.projectSlug)
  return same || { reason: 'Choose tasks of one project.' }
}

function planning(
  field: Field,
  more: Pick<ActionDefinition<'task'>, 'title' | 'icon' | 'keywords' | 'shortcut'>,
): ActionDefinition<'task'> {
  return {
    ...more,
    id: field === 'sprint' ? 'task.sprint' : 'task.user-story',
    on: 'task',
    group: 'task',
    menu: planMenu,
    needs: 'EDIT',
    when: ({ tasks }) => sameProject(tasks),
    async run(context) {
      const choice = await context.ask.pick(questionOf(context, field))
      return choice ? setPlan(context, field, choice.plan) : undefined
    },
  }
}

const settingSprint = planning('sprint', {
  title: 'Set sprint…',
  icon: TimerIcon,
  keywords: ['iteration', 'cycle', 'timebox', 'plan', 'relate', 'agile'],
  shortcut: 'r s',
})

const settingStory = planning('userStory', {
  title: 'Set user story…',
  icon: BookOpenIcon,
  keywords: ['story', 'plan', 'relate', 'agile', 'requirement'],
  shortcut: 'r u',
})

/** Puts tasks in a sprint, another one, or none (AGILE-01, REST-21). */
export const setTaskSprint = defineAction(settingSprint)

/** Puts tasks in a user story, another one, or none (AGILE-01, REST-21). */
export const setTaskUserStory = defineAction(settingStory)

/** The same for a sprint or user story that is already chosen; null takes out. */
export function taskPlanIn(field: Field, plan: Plan | null) {
  const definition = field === 'sprint' ? settingSprint : settingStory
  return defineAction({ ...definition, run: (context) => setPlan(context, field, plan) })
}

/** Actions on what a task is planned in. */
export const actions: readonly Action[] = [setTaskSprint, setTaskUserStory]
