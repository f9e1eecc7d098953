// Macros: steps that are recorded under a name, and done again by one key or one line of the palette.
import { CircleDotIcon, CircleStopIcon, ListVideoIcon, PlayIcon } from 'lucide-react'
import type { Action, Context, Outcome, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { onPerformed, perform } from '#src/actions/perform.ts'
import type { Option } from '#src/actions/services.ts'
import { type UndoEntry, UndoRefused } from '#src/actions/undo.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { plural } from '#src/lib/text.ts'
import { uuid } from '#src/lib/uuid.ts'
import { type Macro, MOST_MACROS, MOST_STEPS, macrosOf, readMacros, stepLines, stepsText } from './macro.ts'
import { doneSince, recording, stepsOf } from './recording.ts'
import { runMacro } from './run-macro.ts'

const signedIn = ({ viewer }: Pick<View<'app'>, 'viewer'>) => (viewer ? true : ('hidden' as const))
const common = { on: 'app', group: 'view', when: signedIn } as const
const words = ['macro', 'automation', 'sequence', 'script', 'routine']

function read({ viewer }: Pick<View<'app'>, 'viewer'>): readonly Macro[] {
  return viewer ? readMacros(viewer.username) : []
}

const FULL = `There are ${MOST_MACROS} macros, as many as can be.`

type Change = (macros: readonly Macro[]) => readonly Macro[]

/** Changes what is kept; the way back changes what is kept by then, so that what came since stays. Nothing where the browser keeps nothing, which is said. */
function keep({ viewer, say }: Pick<Context<'app'>, 'viewer' | 'say'>, change: Change, back: Change): (() => void) | undefined {
  if (!viewer) return
  const entry = macrosOf(viewer.username)
  const write = (next: Change, full: Error) => {
    const macros = next(readMacros(viewer.username))
    if (macros.length > MOST_MACROS) throw full
    return writeStored(entry, [...macros])
  }
  if (!write(change, new SpokenError(`${FULL} Delete one first.`)))
    return void say.error('This browser does not keep macros: its storage is full or refused.')
  return () => void write(back, new UndoRefused(`${FULL} It stays as it is.`))
}

const without =
  (id: string): Change =>
  (macros) =>
    macros.filter((one) => one.id !== id)
const named =
  (id: string, name: string): Change =>
  (macros) =>
    macros.map((one) => (one.id === id ? { ...one, name } : one))

/** Begins to record, and ends it with a name. */
export const recordMacro = defineAction({
  ...common,
  id: 'macro.record',
  title: () => (recording.get() ? 'Stop recording…' : 'Record a macro'),
  name: 'Record a macro, or stop recording',
  icon: CircleDotIcon,
  shortcut: 'z r',
  keywords: [...words, 'start', 'end', 'save', 'finish'],
  async run(context): Promise<Outcome | undefined> {
    const { undo, say } = context
    await undo.settled()
    const begun = recording.get()
    if (begun) {
      recording.set(null)
      return save(context, doneSince(undo, begun.before))
    }
    begin(context)
    say.note('Recording. What you change from now on becomes a step; press the same key to end it.')
  },
})

/** Shows how many steps there are, and a button that ends it. */
function begin(context: Context<'app'>): void {
  const { undo, say } = context
  const before = new Set(undo.list())
  const tell = () => {
    const count = doneSince(undo, before).length
    shown.tell(`Recording a macro: ${count === 0 ? 'no steps yet' : plural(count, 'step')}`, 0)
  }
  const shown = say.progress('Recording a macro', () => void perform(recordMacro, { services: context, subjects: {} }, 'button'))
  const deaf = onPerformed(tell)
  // Signing out ends it, too.
  const forget = recording.subscribe(() => {
    if (recording.get()?.before === before) return
    forget()
    deaf()
    shown.end()
  })
  recording.set({ before })
  tell()
}

/** Asks for a name and keeps what was done under it; nothing is asked where nothing can be kept. */
async function save(context: Context<'app'>, entries: readonly UndoEntry[]): Promise<Outcome | undefined> {
  const { ask, say } = context
  const steps = stepsOf(entries)
  const kept = read(context)
  if (steps.length === 0) return void say.note(entries.length === 0 ? 'Nothing was changed: there is no macro.' : NOT_REPEATED)
  if (steps.length > MOST_STEPS) return void say.note(`A macro has at most ${MOST_STEPS} steps; these are ${steps.length}.`)
  if (kept.length >= MOST_MACROS) return void say.note(`${FULL} Delete one first.`)
  const left = entries.length - steps.length
  const name = await ask.text({
    title: 'Name of the macro',
    text: [...stepLines(steps), ...(left > 0 ? [`Left out: ${plural(left, 'change')} of a form or a drag.`] : [])].join('\n'),
    placeholder: 'What it does',
    submit: 'Save macro',
    draft: 'macro-name',
    check: (text) => nameProblem(text, kept),
  })
  if (name === null) return
  const macro = { id: uuid(), name: name.trim(), steps }
  const undo = keep(context, (macros) => [...macros, macro], without(macro.id))
  return undo && { said: `“${name.trim()}” is saved: ${plural(steps.length, 'step')}`, undo }
}

const NOT_REPEATED = 'What was changed cannot be repeated: it was done in a form or by dragging.'

function nameProblem(text: string, kept: readonly Macro[]): string | null {
  const name = text.trim()
  if (name === '' || name.length > 60) return 'A name has 1 to 60 characters.'
  return kept.some((one) => one.name.toLowerCase() === name.toLowerCase()) ? 'Another macro has this name.' : null
}

/** Makes a macro of what was done last, without having recorded. */
export const macroOfLast = defineAction({
  ...common,
  id: 'macro.of-last',
  title: 'Macro of the last changes…',
  icon: CircleStopIcon,
  picker: true,
  keywords: [...words, 'save', 'history', 'make', 'create', 'new macro'],
  async run(context): Promise<Outcome | undefined> {
    const { undo, ask, say } = context
    await undo.settled()
    const done = undo.list().filter((entry) => stepsOf([entry]).length > 0)
    if (done.length === 0) return void say.note('There is no change that could be repeated.')
    const counts = done.slice(-MOST_STEPS).map((_, at) => at + 1)
    const count = await ask.pick({
      title: 'How many of the last changes?',
      options: counts.map((value) => ({
        ...{ id: String(value), value, title: value === 1 ? 'The last change' : `The last ${value} changes` },
        hint: done
          .slice(-value)
          .map(({ label }) => label)
          .join(' → '),
      })),
    })
    return count === null ? undefined : save(context, done.slice(-count))
  },
})

const lines = (macros: readonly Macro[]): Option<Macro>[] =>
  macros.map((macro) => ({ id: macro.id, value: macro, title: macro.name, hint: stepsText(macro) }))

const NONE = 'There is no macro yet. “Record a macro” begins one.'

/** Asks which one, and does it. */
export const pickMacro = defineAction({
  ...common,
  id: 'macro.run',
  title: 'Run a macro…',
  icon: PlayIcon,
  shortcut: 'z z',
  picker: true,
  keywords: [...words, 'play', 'do', 'execute'],
  async run(context) {
    const macro = await context.ask.pick({ title: 'Which macro?', options: lines(read(context)), empty: NONE })
    return macro === null ? undefined : runMacro(macro, context)
  },
})

/** Shows the steps of one, to be run, renamed or deleted. */
export const manageMacros = defineAction({
  ...common,
  id: 'macro.manage',
  title: 'Macros…',
  icon: ListVideoIcon,
  picker: true,
  keywords: [...words, 'edit', 'rename', 'delete', 'remove', 'steps', 'list'],
  async run(context) {
    const macros = read(context)
    const macro = await context.ask.pick({ title: 'Macros', options: lines(macros), empty: NONE })
    if (macro === null) return
    const what = await context.ask.pick({
      title: macro.name,
      text: stepLines(macro.steps).join('\n'),
      options: [
        { id: 'run', value: 'run', title: 'Run' },
        { id: 'rename', value: 'rename', title: 'Rename…' },
        { id: 'delete', value: 'delete', title: 'Delete' },
      ],
    })
    if (what === 'run') return runMacro(macro, context)
    if (what === 'rename') return rename(context, macro)
    if (what !== 'delete') return
    const at = macros.indexOf(macro)
    const undo = keep(context, without(macro.id), (now) => now.toSpliced(at, 0, macro))
    return undo && { said: `“${macro.name}” is deleted`, undo }
  },
})

async function rename(context: Context<'app'>, macro: Macro) {
  const macros = read(context)
  const others = macros.filter(({ id }) => id !== macro.id)
  const check = (text: string) => nameProblem(text, others)
  const name = await context.ask.text({ title: 'Name of the macro', initial: macro.name, submit: 'Rename', check })
  if (name === null || name.trim() === macro.name) return
  const undo = keep(context, named(macro.id, name.trim()), named(macro.id, macro.name))
  return undo && { said: `The macro is called “${name.trim()}”`, undo }
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const

/** One for each macro that can be, so that each has a line of the palette and a key. */
const slots = ORDINALS.map((ordinal, at) =>
  defineAction({
    id: `macro.${ordinal}`,
    on: 'app',
    group: 'view',
    title: (view) => `Run “${read(view)[at]?.name ?? ''}”`,
    name: `Run macro ${at + 1}`,
    own: true,
    icon: PlayIcon,
    shortcut: `z ${at + 1}`,
    keywords: ['macro'],
    when: (view) => (read(view)[at] ? true : 'hidden'),
    async run(context) {
      const macro = read(context)[at]
      return macro && runMacro(macro, context)
    },
  }),
)

/** Everything about macros. */
export const actions: readonly Action[] = [recordMacro, macroOfLast, pickMacro, manageMacros, ...slots]
