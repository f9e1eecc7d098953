// Doing a macro: its steps one after the other to what is chosen, as one step that is undone as one.
import type { Outcome } from '#src/actions/action.ts'
import { type Scene, subjectsOf } from '#src/actions/scene.ts'
import type { Say, Services } from '#src/actions/services.ts'
import { aKind } from '#src/actions/steps/step-effects.ts'
import { createUndoStack } from '#src/actions/steps/undo-stack.ts'
import type { SubjectKind, Subjects } from '#src/actions/subject.ts'
import type { UndoStack } from '#src/actions/undo.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { plural } from '#src/lib/text.ts'
import { againOf, type Macro } from './macro.ts'

/** Does all of it. What stops it is said with the step's name; what was done until then is undone as one. Throws where nothing was done. */
export async function runMacro({ name, steps }: Macro, services: Services): Promise<Outcome> {
  const { scene } = services
  const chosen = subjectsOf(scene.get())
  const heard: { error: unknown } = { error: null }
  const undo = createUndoStack((_, error) => {
    heard.error = error
  })
  const words: string[] = []
  const within: Services = { ...services, undo, say: quiet(services.say, words) }
  let done = 0
  let stopped: string | null = null
  for (const step of steps) {
    const subjects = asTheyAre(chosen, scene.get())
    if (step.on !== 'app' && !subjects[step.on as SubjectKind]?.length) stopped = `Choose ${aKind(step.on)} first.`
    else if ((await services.doAgain(step.action, { services: within, subjects }, againOf(step))) !== 'done')
      stopped = words.at(-1) ?? 'It cannot be done here.'
    if (stopped !== null) break
    done++
  }
  if (stopped !== null) {
    const where = `“${name}” stopped at “${steps[done]?.did ?? ''}”, step ${done + 1} of ${steps.length}: ${stopped}`
    if (undo.size === 0) throw new SpokenError(where)
    services.say.error(where)
  }
  if (undo.size === 0) return { said: `“${name}” changed nothing: it is like that already` }
  const said = done === steps.length ? `“${name}”: ${plural(done, 'step')}` : `“${name}”: ${done} of ${plural(steps.length, 'step')}`
  return { said, undo: () => takeBack(undo, heard) }
}

/** All of it, the newest first. What cannot be taken back stays for the next try, and so does what was done before it. */
async function takeBack(undo: UndoStack, heard: { error: unknown }): Promise<void> {
  while (undo.size > 0) {
    heard.error = null
    if ((await undo.last()) === null) throw heard.error ?? new SpokenError('This is otherwise by now. It stays.')
  }
}

/** The messages of single steps are those of the whole: only why one of them did nothing is kept. */
function quiet(say: Say, words: string[]): Say {
  return { ...say, done: () => undefined, note: (text) => void words.push(text), error: (text) => void words.push(text) }
}

/** What was chosen at first, as it is by now: a step must not write what an earlier one changed. */
function asTheyAre(chosen: Subjects, { detail, rows, others, listed }: Scene): Subjects {
  const now = new Map<string, object>()
  for (const one of [...(listed?.rows ?? []), ...others, ...rows, ...(detail ? [detail] : [])]) now.set(one.id, one)
  const current = (one: object) => ('id' in one && typeof one.id === 'string' ? (now.get(one.id) ?? one) : one)
  return Object.fromEntries(Object.entries(chosen).map(([kind, own]) => [kind, (own as readonly object[]).map(current)])) as Subjects
}
