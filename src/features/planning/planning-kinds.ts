// The kinds of what a task is planned in.
import type { AnyItemKind } from '#src/model/catalogue/item-kind.ts'
import { sprintKind } from './sprint-kind.ts'
import { userStoryKind } from './user-story.actions.ts'

/** Sprints, then user stories. */
export const planningKinds: readonly AnyItemKind[] = [sprintKind, userStoryKind]
