// The stack of things that can be taken back in this tab, and of those that were.

import type { Again, Step } from '#src/actions/step.ts'
import { type UndoEntry, UndoRefused, type UndoStack } from '#src/actions/undo.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { follow } from './follow.ts'
import { createStepIds } from './step-ids.ts'

const MOST = 100
/** The longest that undoing waits for what is under way, in milliseconds: a long upload must not hold it. */
const WAIT_MS = 10_000

/** Refused for good: what is not there, not allowed, or changed since, will not be otherwise by the next try. */
const FINAL: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'PLAN_REQUIRED'])

/** An empty stack; it keeps the newest 100. `onFailed` is told of an undo that did not work, `onTaken` of one that a message's button did. */
export function createUndoStack(
  onFailed: (entry: UndoEntry, error: unknown) => void = () => undefined,
  onTaken: (entry: UndoEntry) => void = () => undefined,
): UndoStack {
  let entries: (UndoEntry & { moment: number })[] = []
  let moments = 0
  const count = () => ++moments
  let gone: UndoEntry[] = []
  const ids = createStepIds()
  const dropped = new WeakMap<UndoEntry['undo'], Step>()
  const underWay = new Set<Promise<unknown>>()
  const stops = new Map<Promise<unknown>, () => void>()
  const taken = new WeakMap<UndoEntry, () => void>()
  const insert = (entry: (typeof entries)[number]) => {
    const at = entries.findLastIndex(({ moment }) => moment <= entry.moment) + 1
    entries = entries.toSpliced(at, 0, entry).slice(-MOST)
  }
  const run = async (entry: UndoEntry) => {
    const found = entries.find((other) => other === entry)
    if (!found) return false
    entries = entries.filter((other) => other !== entry)
    taken.get(entry)?.()
    try {
      await entry.undo()
      // Behind a step that cannot be done again, those that came after it cannot either.
      gone = entry.step ? [...gone, entry].slice(-MOST) : []
      return true
    } catch (error) {
      if (!(error instanceof UndoRefused)) insert(found)
      onFailed(entry, error)
      return false
    }
  }
  const push = (given: UndoEntry, again = false) => {
    const step = given.step ?? dropped.get(given.undo)
    const entry = { ...given, ...(step && { step }), moment: given.moment ?? count() }
    insert(entry)
    if (!again) gone = []
    return entry
  }
  return {
    push,
    pushLasting: (label, stays, moment) => void push({ label, undo: () => undefined, stays, moment }),
    run,
    drop(inverse) {
      for (const entry of entries) {
        if (entry.undo !== inverse) continue
        taken.get(entry)?.()
        if (entry.step) dropped.set(inverse, entry.step)
      }
      entries = entries.filter(({ undo }) => undo !== inverse)
    },
    offer: (entry) => ({
      undo: () => void run(entry).then((done) => done && onTaken(entry)),
      taken: new Promise((resolve) => taken.set(entry, resolve)),
    }),
    during(work, stop) {
      const forget = () => {
        underWay.delete(ended)
        stops.delete(ended)
      }
      const ended = work.then(forget, forget)
      if (stop) stops.set(ended, stop)
      else underWay.add(ended)
      return count()
    },
    async settled() {
      const asked = count()
      const last = () => entries.findLast(({ moment }) => moment < asked) ?? null
      for (const stop of stops.values()) stop()
      while (stops.size > 0) await Promise.all(stops.keys())
      if (underWay.size === 0) return last()
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, WAIT_MS)
      })
      await Promise.race([Promise.all(underWay), late])
      clearTimeout(timer)
      return last()
    },
    async last() {
      const entry = entries.at(-1)
      return entry && (await run(entry)) ? entry : null
    },
    async redo() {
      const entry = gone.at(-1)
      if (!entry?.step) return null
      gone = gone.slice(0, -1)
      const again: Again = { step: entry.step, source: 'undo' }
      const result = await entry.step.perform(ids.subjects(entry.step.subjects), again)
      if (result === 'failed' && !FINAL.has(asApiError(again.error)?.code ?? '')) gone = [...gone, entry]
      return { entry, result }
    },
    list: () => entries,
    undone: () => gone.toReversed(),
    follow: (deed, services, again) => follow(deed, services, { ids, count }, again),
    get size() {
      return entries.length
    },
    clear() {
      entries = []
      gone = []
    },
  }
}
