// How the things of a catalogue are given to a task: which it has, and the action of each choice.
import type { Action } from '#src/actions/action.ts'
import type { SubjectKinds } from '#src/actions/subject.ts'
import type { AnyItem } from './item-kind.ts'

type Task = SubjectKinds['task']

/** Gives things of a kind to a task: which it has, and what choosing one does. */
export interface Giving {
  mode: 'one' | 'many'
  chosen: readonly string[]
  /** What the task has, for lists that leave it out (LABEL-02). */
  own: readonly AnyItem[]
  taskId: string
  choose: (item: AnyItem, on: boolean) => void
}

/** A visit to a dialog that gives several things: it hands out `begin` what applies a tick, and is over when the dialog is left. */
export interface GivingVisit {
  begin(apply: (item: AnyItem, on: boolean) => Promise<unknown>): void
  over: Promise<void>
}

/**
 * How things of one kind are given. `action` gives this one, or takes it where it is chosen already and can be taken; where a task has several, the
 * action of `visit` ticks them for as long as that lasts, as one step (decision 020). Items are what the kind's own list answered; the kind's id
 * says of which type.
 */
export type GivingWay = { chosen(task: Task): readonly string[] } & (
  | { action(item: AnyItem, on: boolean): Action | null }
  | { visit(visit: GivingVisit): Action }
)

/** The ways by the kind's id. */
export type GivingWays = Readonly<Record<string, GivingWay>>

/** The id of the one thing that a task has, if any. */
export function idsOf(one: { id: string } | null | undefined): readonly string[] {
  return one ? [one.id] : []
}

declare module '#src/actions/define-feature.ts' {
  interface FeatureParts {
    /** How manage dialogs give things to the task they were opened from. */
    giving: GivingWays
  }
}
