// Whether an action can run somewhere: on a list, on a board, in front of the detail.

import type { Action, Here } from '#src/actions/action.ts'
import { type ActionState, stateOf } from '#src/actions/state-of.ts'
import { type CommentSort, sortComments } from '#src/features/comment/comment-view.ts'
import { type Macro, macrosOf } from '#src/features/macros/macro.ts'
import { putGroupsInView } from '#src/features/task-list/folded-groups.ts'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView } from '#src/model/task/rows/task-view.ts'
import { putInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { LISTED } from '#tests/kit/listed.ts'

/** What a place has in view. */
export interface Place {
  here: Here
  isBoard: boolean
  /** The order of comments there; the newest first unless said. */
  comments?: CommentSort
}

/** A status of tasks. */
export const workflow = { id: '1', title: 'To do', color: '#8899aa' }
const columns = [
  { workflow, ids: ['t-1'] },
  { workflow: { ...workflow, id: '2' }, ids: ['t-3', 't-2', 't-4'] },
  { workflow: { ...workflow, id: '3' }, ids: [] },
]

const NINE: Macro[] = Array.from({ length: 9 }, (_, at) => ({
  ...{ id: `macro-${at}`, name: `Macro ${at}` },
  steps: [{ action: 'task.done', on: 'task', did: 'Done', begun: '', answers: [], calls: [] }],
}))

/** The state of an action at one place. */
export function stateAt(action: Action, { here, isBoard, comments = 'NEWEST' }: Place): ActionState['kind'] {
  const leave = putInView({
    ...LISTED,
    view: readView(new URLSearchParams('done=yes')),
    change: () => undefined,
    catalogue: null,
    layout: isBoard ? 'board' : 'list',
    showAs: () => undefined,
    columns: isBoard ? columns : null,
  })
  const leaveGroups = putGroupsInView({ folded: false, fold: () => undefined })
  const leaveSearch = putInPlace(SEARCH, () => undefined)
  sortComments(comments)
  const { viewer } = here.services
  const macros = viewer && macrosOf(viewer.username)
  macros?.write(NINE)
  const { kind } = stateOf(action, here)
  sortComments('NEWEST')
  macros?.write([])
  leaveSearch()
  leaveGroups()
  leave()
  return kind
}

/** The state of an action at the place where it is most able to run. */
export function bestState(action: Action, places: readonly Place[]): ActionState['kind'] {
  const order = ['hidden', 'disabled', 'locked', 'ready'] as const
  const states = places.map((place) => stateAt(action, place))
  return states.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'hidden'
}
