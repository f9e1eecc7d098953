// Recording a macro: what was done already when it began, and what was done since.
import { canRepeat } from '#src/actions/steps/step-effects.ts'
import type { UndoEntry, UndoStack } from '#src/actions/undo.ts'
import { createStore } from '#src/lib/store.ts'
import { type MacroStep, macroStep } from './macro.ts'

/** What was done before recording began; null while nothing is recorded. */
export const recording = createStore<{ before: ReadonlySet<UndoEntry> } | null>(() => null)

/** What was done and not taken back since, oldest first. */
export function doneSince(undo: Pick<UndoStack, 'list'>, before: ReadonlySet<UndoEntry>): UndoEntry[] {
  return undo.list().filter((entry) => !before.has(entry))
}

/** The steps of these that a macro can keep: no macro within a macro. */
export function stepsOf(entries: readonly UndoEntry[]): MacroStep[] {
  return entries.filter(canRepeat).flatMap(({ step, label }) => (step.id.startsWith('macro.') ? [] : [macroStep(step, label)]))
}
