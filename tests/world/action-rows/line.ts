// One line of the table: an action, what it may write, and what its undo gives back.
import type { Action } from '#src/actions/action.ts'
import type { SceneStore } from '#src/actions/scene.ts'
import type { Subjects } from '#src/actions/subject.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'

/** What an action is performed with: the things it needs are made before the first reading. */
export interface Given {
  subjects: Subjects
  /** Instead of the registered one: the same with what a form or a gesture chose already. */
  action?: Action
  script?: Script
  /** Tasks besides the subjects whose rows may change, by id. */
  around?: readonly string[]
  /** The task that all of this lies on, where it is no subject itself. */
  on?: TaskSubject
  /** The task that the viewer's timer runs on. */
  timed?: TaskSubject
  /** What else the scene shows. */
  inView?: Parameters<SceneStore['set']>[0]
  /** The project that the tasks are in afterwards, by slug; website unless said. */
  at?: string
  /** Who does it, by username; ana unless said. */
  as?: string
}

/** What may change, in the words of `wordsOf`: `+table` comes, `-table` goes, `table.column` changes. Nothing else may, and all of it must. */
export type Words = readonly string[]

/** A line. */
export interface Line {
  /** The action's id in the registry, or of one that is made for a gesture only. */
  id: string
  /** Which of several lines of the action this is. */
  as?: string
  /** With several tasks where the action takes several: `count` is 3 then 1. */
  given: (bench: ActionBench, count: number) => Promise<Given>
  touches: Words
  /** Every act leaves its line in the activity log, `+audit_events`, which `touches` need not name (TLOG-02); or says here why there is nothing to tell. */
  unlogged?: string
  /** Undo gives everything back but this, by the word; each with its reason. */
  left?: Readonly<Record<string, string>>
  /** Instead: why there is no undo. Undoing says so, and leaves what was done before to the next undoing. */
  noUndo?: string
  /** Performed by a form, which has left the screen: the stack of things to undo does not hear of it. */
  byForm?: true
  /** Words that come with some of the tasks only, or with what others did. */
  perhaps?: Words
  /** Others cannot change the same thing meanwhile without keeping it: undo is refused then. */
  theirsStay?: true
  /** The delete is held and was not sent: undone within its 8 s, nothing was ever written; sent, it wrote what `touches` says. */
  held?: true
  /** True where an action that is not in the registry takes several. */
  several?: true
}
