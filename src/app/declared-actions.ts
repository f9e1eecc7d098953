// What is drawn of actions before they are there, in the frame and on the rows of a list: their declarations alone (decision 075). One file for all,
// which is fetched beside the list.

import type { Action } from '#src/actions/action.ts'
import { declaredOnly, type Registry } from '#src/actions/define-action.ts'
import { readSession } from '#src/data/storage/session.ts'
import { actions as plans } from '#src/features/planning/task-plans.actions.ts?declared'
import { actions as projects } from '#src/features/project/project.actions.ts?declared'
import { actions as invitations } from '#src/features/sharing/invite.actions.ts?declared'
import { actions as making } from '#src/features/task-create/task-create.actions.ts?declared'
import { actions as lists } from '#src/features/task-list/task-list.actions.ts?declared'
import { actions as dates } from '#src/features/task-properties/task-dates.actions.ts?declared'
import { actions as labels } from '#src/features/task-properties/task-labels.actions.ts?declared'
import { actions as people } from '#src/features/task-properties/task-people.actions.ts?declared'
import { actions as properties } from '#src/features/task-properties/task-properties.actions.ts?declared'
import { actions as states } from '#src/features/task-properties/task-state.actions.ts?declared'
import { actions as workspaces } from '#src/features/workspace/workspace.actions.ts?declared'
import type { Deeds } from '#src/lib/deeds.ts'

/** By their files, in the order of the features; each does what the whole one does, of the session in which it was asked for. */
export function declaredActions(whole: Deeds<Registry>): readonly (readonly Action[])[] {
  const files = [making, states, people, labels, dates, properties, lists, projects, invitations, plans, workspaces]
  for (const action of files.flat())
    declaredOnly(action, (deed) => {
      const asked = readSession().token
      return whole.whenThere((registry) => {
        const found = registry.get(action.id)
        if (!found || readSession().token !== asked) throw new Error(`${action.id} is not done any more`)
        return deed(found)
      })
    })
  return files
}
