// What is done to a made task may be meant for its rule too (RECUR-10).
import type { Action } from '#src/actions/action.ts'
import { changeRuleToo } from '#src/model/recurrence/rule-too.ts'

/** What is done to tasks. */
export const actions: readonly Action[] = [changeRuleToo]
