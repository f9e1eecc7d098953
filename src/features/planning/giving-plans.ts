// How the manage dialogs of sprints and user stories give to a task.
import { type GivingWays, idsOf } from '#src/model/catalogue/giving.ts'
import { taskPlanIn } from './task-plans.actions.ts'
import type { SprintChoice, UserStoryChoice } from './task-plans.graphql.ts'

/** The ways of what a task is planned in. */
export const givingPlans: GivingWays = {
  sprint: { chosen: ({ sprint }) => idsOf(sprint), action: (item, on) => taskPlanIn('sprint', on ? (item as SprintChoice) : null) },
  'user-story': {
    chosen: ({ userStory }) => idsOf(userStory),
    action: (item, on) => taskPlanIn('userStory', on ? (item as UserStoryChoice) : null),
  },
}
