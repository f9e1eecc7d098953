// Managing sprints of a project from wherever one is in it: create, edit, delete, and the dialog of all.
import { defineItemActions } from '#src/model/catalogue/item-actions.ts'
import { sprintKind } from './sprint-kind.ts'

/** What a person can do to a project's sprints. */
export const actions = defineItemActions(sprintKind)
