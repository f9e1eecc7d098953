// The one gate through which every action runs, however it was called.

import { errorText } from '#src/data/errors/error-text.ts'
import { markUsed } from '#src/data/storage/recency.ts'
import { createChannel } from '#src/lib/store.ts'
import type { Action, Fetched, Here, Outcome, Source } from './action.ts'
import { followAnswers } from './answered-drafts.ts'
import { type AskedFrom, askedFrom } from './asked-from.ts'
import { isDisabled } from './busy.ts'
import { stateOf } from './state-of.ts'
import type { Again, Deed } from './step.ts'

/** What became of a call: `refused` did nothing, `failed` was told to the person. */
export type Performed = 'done' | 'refused' | 'failed'

/** What a subject answers while it is moved or deleted. */
const ON_ITS_WAY = 'This is being moved or deleted just now. Please wait until that is done.'
/** What sending a form answers where it may not be done any more. */
const NO_LONGER = 'This cannot be done here any more.'

const performed = createChannel<{ id: string; source: Source; result: Performed }>()

/** Hears of every performed action with the surface that called it; returns how to stop. */
export const onPerformed = performed.hear

/**
 * Asks `stateOf` again, runs, pushes the undo and says what happened. A failure becomes one message and never rejects,
 * so that no surface needs its own error handling (MISC-02). What it asks is shown where it was asked `from`; `again` answers
 * for a step that is repeated.
 */
export async function perform(
  action: Action,
  here: Here,
  source: Source,
  from: AskedFrom = source === 'palette' ? null : askedFrom(),
  again?: Again,
): Promise<Performed> {
  const { whole } = action
  if (whole) return late(whole, here, source, from, again)
  const work = attempt(action, here, source, from, again)
  here.services.undo.during(work)
  const result = await work
  performed.tell({ id: action.id, source, result })
  return result
}

/** The same of an action that is being fetched, on what it was asked of. */
async function late(whole: Fetched, here: Here, source: Source, from: AskedFrom, again?: Again): Promise<Performed> {
  try {
    return await whole((action) => perform(action, here, source, from, again))
  } catch (error) {
    // That it cannot be fetched is told once for all that is asked (app.tsx).
    console.error(error)
    return 'failed'
  }
}

/** What a message offers besides, where this person may do it. */
function offered(also: Outcome['also'], { services }: Here): { also?: { title: string; run: () => void } } {
  if (!also) return {}
  const { action, subjects } = also
  const there = { services, subjects }
  if (stateOf(action, there).kind !== 'ready') return {}
  return { also: { title: action.titleFor(there), run: () => void perform(action, there, 'button') } }
}

async function attempt(action: Action, here: Here, source: Source, from: AskedFrom, again?: Again): Promise<Performed> {
  const state = stateOf(action, here)
  const { say, undo, viewer } = here.services
  if (state.kind !== 'ready') {
    if (state.kind !== 'hidden' && state.reason) say.note(state.reason)
    // A form was opened by whoever might: they were taken the right to it, or the thing, while they typed.
    else if (state.kind === 'hidden' && source === 'form') say.error(NO_LONGER)
    return 'refused'
  }
  // What is asked of something on its way would be sent to the place that it leaves (EVENT-10).
  const subjects: readonly { id?: string; viewerCan: unknown }[] = here.subjects[action.on] ?? []
  if (subjects.some(({ id }) => id !== undefined && isDisabled(id))) {
    say.note(ON_ITS_WAY)
    return 'refused'
  }
  if (viewer) markUsed(viewer.username, action.id)
  const { subjects: about, services } = here
  const answers = followAnswers({ ...services, ask: services.ask.from(from) }, viewer?.username ?? null)
  try {
    const deed: Deed = {
      ...{ id: action.id, on: action.on, name: action.titleFor(here), source, subjects: about },
      perform: (subjects, way) => perform(action, { services, subjects }, way.source, null, way),
    }
    const followed = undo.follow?.(deed, answers.services, again)
    const outcome = await action.run({ ...here, services: followed?.services ?? answers.services })
    const step = followed?.end()
    answers.arrived()
    if (outcome?.undo) {
      const label = outcome.said ?? deed.name
      const entry = undo.push(
        { label, undo: outcome.undo, moment: step?.moment, ...(step && !outcome.once && { step }) },
        again?.source === 'undo',
      )
      const said = again?.source === 'undo' ? `Redone: ${label}` : outcome.said
      if (said) say.done(said, { ...undo.offer(entry), ...offered(outcome.also, here) })
      return 'done'
    }
    if (outcome?.stays) undo.pushLasting(outcome.said ?? deed.name, outcome.stays, step?.moment)
    if (outcome?.said) say.done(outcome.said)
    return 'done'
  } catch (error) {
    answers.failed(error)
    here.services.typing.giveUp()
    if (again) again.error = error
    say.error(errorText(error))
    return 'failed'
  }
}
