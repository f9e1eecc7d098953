// Taking back, doing again, and the list of what can be taken back.
import { HistoryIcon, Redo2Icon, RepeatIcon, Undo2Icon } from 'lucide-react'
import { createElement } from 'react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { subjectsOf } from '#src/actions/scene.ts'
import type { Option, Say } from '#src/actions/services.ts'
import { aboutOf, aKind, canRepeat, heldBy } from '#src/actions/steps/step-effects.ts'
import type { SubjectKind } from '#src/actions/subject.ts'
import type { UndoEntry, UndoStack } from '#src/actions/undo.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'

/** Takes the newest change back. */
export const undoLast = defineAction({
  id: 'undo.last',
  on: 'app',
  title: 'Undo',
  icon: Undo2Icon,
  group: 'view',
  shortcut: '$mod+z',
  keywords: ['revert', 'take back'],
  async run({ undo, say }) {
    const entry = await undo.settled()
    if (!entry) return say.note('There is nothing to undo.')
    if (!(await undo.run(entry))) return
    if (entry.stays) say.note(entry.stays)
    else say.done(`Undone: ${entry.label}`)
  },
})

/** Does again what was taken back last. */
export const redoLast = defineAction({
  id: 'undo.redo',
  on: 'app',
  title: 'Redo',
  icon: Redo2Icon,
  group: 'view',
  shortcut: '$mod+Shift+z',
  keywords: ['do again', 'repeat what was undone', 'undo the undo'],
  async run({ undo, say }) {
    await undo.settled()
    if (undo.undone().length === 0) return say.note('There is nothing to redo.')
    await redo(undo, say)
  },
})

/** Does the last change to what is chosen now, with the same answers; what takes away is asked again. */
export const repeatLast = defineAction({
  id: 'undo.repeat',
  on: 'app',
  title: 'Repeat the last change',
  icon: RepeatIcon,
  group: 'view',
  shortcut: '$mod+>',
  keywords: ['again', 'same again', 'do the same', 'once more', 'repeat last action'],
  async run({ undo, say, scene }) {
    const last = await undo.settled()
    if (!last) return say.note('There is nothing to repeat.')
    const { label } = last
    if (!canRepeat(last)) return say.note(`“${label}” cannot be repeated.`)
    const { step } = last
    const subjects = subjectsOf(scene.get())
    if (step.on !== 'app' && !subjects[step.on as SubjectKind]?.length)
      return say.note(`Choose first what “${label}” is to be repeated on: ${aKind(step.on)}.`)
    const result = await step.perform(subjects, { step, source: 'repeat' })
    if (result === 'refused') say.note(`“${label}” cannot be repeated here.`)
  },
})

async function redo(undo: UndoStack, say: Say): Promise<void> {
  const done = await undo.redo()
  if (done?.result === 'refused') say.note(`“${done.entry.label}” cannot be done again: what it was done to does not take it any more.`)
}

/** So many steps are listed. */
const MOST_LISTED = 50

/** Lists what was done with its effect; any of it can be taken back where later steps allow. */
export const undoHistory = defineAction({
  id: 'undo.history',
  on: 'app',
  title: 'Undo history…',
  icon: HistoryIcon,
  group: 'view',
  keywords: ['undo…', 'steps', 'changes', 'what did I do', 'revert', 'last changes', 'recent changes', 'history'],
  async run({ ask, undo, say, now }) {
    await undo.settled()
    const chosen = await ask.pick<UndoEntry>({
      title: 'Undo history',
      placeholder: 'Find a step…',
      empty: 'Nothing was done yet that can be undone. Steps are kept until the page is loaded anew.',
      options: [...undoneOptions(undo, now()), ...doneOptions(undo, now())],
    })
    if (!chosen) return
    if (undo.undone().includes(chosen)) return redo(undo, say)
    if (await undo.run(chosen)) say.done(`Undone: ${chosen.label}`)
  },
})

function doneOptions(undo: UndoStack, now: Date): Option<UndoEntry>[] {
  const steps = undo.list()
  return steps
    .map((entry, at): Option<UndoEntry> => {
      const why = entry.stays ?? (entry.step ? heldBy(entry.step, steps.slice(at + 1)) : null)
      return {
        ...lineOf(entry, now),
        id: `done ${at}`,
        icon: createElement(Undo2Icon, { size: 16 }),
        group: 'Undo',
        ...(why && { disabled: why }),
      }
    })
    .toReversed()
    .slice(0, MOST_LISTED)
}

function undoneOptions(undo: UndoStack, now: Date): Option<UndoEntry>[] {
  const [last, ...others] = undo.undone()
  const first = last && `Redo “${last.label}” first`
  return [...(last ? [last] : []), ...others].slice(0, MOST_LISTED).map((entry, at) => ({
    ...{ ...lineOf(entry, now), id: `undone ${at}`, icon: createElement(Redo2Icon, { size: 16 }), group: 'Redo' },
    ...(at > 0 && first && { disabled: first }),
  }))
}

/** A step as a line: what it did, to what, when. */
function lineOf(entry: UndoEntry, now: Date): Pick<Option<UndoEntry>, 'value' | 'title' | 'hint' | 'keywords'> {
  const { label, step } = entry
  if (!step) return { value: entry, title: label }
  const about = aboutOf(step)
  const hint = [about, formatRelative(step.at, now)].filter((part) => part !== '').join(' · ')
  return { value: entry, title: label, hint, keywords: [about, step.name] }
}

/** Everything about taking back. */
export const actions: readonly Action[] = [undoLast, redoLast, repeatLast, undoHistory]
