// A macro: steps that were done, kept so that they can be done again to something else, in this browser and for this person.
import type { Again, Answer, AnsweredLine, Call, Step } from '#src/actions/step.ts'
import { readText, type StorageEntry, surfaceChoice } from '#src/data/storage/storage.ts'
import { createStore } from '#src/lib/store.ts'

/** So many a person can have: each has a key of its own. */
export const MOST_MACROS = 9
/** So many steps one can have. */
export const MOST_STEPS = 20

/** What one step of a macro does: the action, and how its questions are answered. */
export interface MacroStep {
  action: string
  /** The kind that it is done to. */
  on: string
  /** What it did when it was recorded: `Due 4 Dec`. */
  did: string
  begun: string
  answers: readonly StoredAnswer[]
  /** Which way its mutations went, so that none turns into its opposite. */
  calls: readonly { name: string; field?: string; flags: Readonly<Record<string, boolean>> }[]
}

/** Steps under a name. */
export interface Macro {
  id: string
  name: string
  steps: readonly MacroStep[]
}

/** `data` where the answer is plain data; a line is looked for among those that are offered then. Without either it is asked again. */
interface StoredAnswer {
  kind: string
  data?: { is: unknown }
  line?: AnsweredLine
  ticks?: readonly { on: boolean; line: AnsweredLine }[]
  danger?: true
}

/** Where somebody's macros are kept; what is not one is left out. */
export function macrosOf(username: string): StorageEntry<Macro[]> {
  return surfaceChoice<Macro[]>(`macros:${username}`, (value) =>
    Array.isArray(value) ? value.filter(isMacro).slice(0, MOST_MACROS) : null,
  )
}

/** What was read last: the actions of all macros ask at each drawing of the palette. */
const lastRead = createStore<{ key: string; text: string | null; macros: readonly Macro[] } | null>(() => null)

/** Somebody's macros; the same list until they are others. */
export function readMacros(username: string): readonly Macro[] {
  const entry = macrosOf(username)
  const text = readText(entry.key)
  const last = lastRead.get()
  if (last?.key === entry.key && last.text === text) return last.macros
  const macros = entry.read() ?? []
  lastRead.set({ key: entry.key, text, macros })
  return macros
}

/** A step as it is kept. */
export function macroStep({ id, on, begun, answers, calls }: Step, did: string): MacroStep {
  return {
    ...{ action: id, on, did, begun, answers: answers.map(storedAnswer) },
    calls: calls.map(({ name, options: { field }, variables }) => ({
      name,
      ...(field !== undefined && { field }),
      flags: flagsOf(variables),
    })),
  }
}

/** How it is done again to something else: what is not known of an answer is asked. */
export function againOf({ begun, answers, calls }: MacroStep): Again {
  return {
    source: 'repeat',
    step: {
      ...{ begun, source: 'palette', answers: answers.map(givenAnswer) },
      calls: calls.map(
        ({ name, field, flags }): Call => ({ name, variables: flags, options: { ...(field !== undefined && { field }) }, made: [] }),
      ),
    },
  }
}

/** Steps in lines of their own: `1. Status Done`. */
export function stepLines(steps: readonly MacroStep[]): string[] {
  return steps.map(({ did }, at) => `${at + 1}. ${did}`)
}

/** Its steps in words: `Status Done → Due 4 Dec`. */
export function stepsText({ steps }: Macro): string {
  return steps.map(({ did }) => did).join(' → ')
}

function flagsOf(variables: Readonly<Record<string, unknown>>): Record<string, boolean> {
  return Object.fromEntries(Object.entries(variables).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
}

function storedAnswer({ kind, value, line, ticks, danger }: Answer): StoredAnswer {
  const known = ticks?.every((tick) => tick.line !== undefined)
  const data = line || ticks ? undefined : dataOf(value)
  return {
    kind,
    ...(danger && { danger }),
    ...(line && { line: lineOf(line) }),
    ...(known && ticks && { ticks: ticks.map(({ on, line: ticked }) => ({ on, line: lineOf(ticked as AnsweredLine) })) }),
    ...(data && { data }),
  }
}

const lineOf = ({ id, title }: AnsweredLine): AnsweredLine => ({ id, title })

/** Plain data with its dates; nothing where it holds more, or names something that has no lasting id yet. */
function dataOf(value: unknown): { is: unknown } | undefined {
  if (value instanceof Date) return { is: { date: value.toISOString() } }
  const text = JSON.stringify(value)
  if (text === undefined || text.includes('"tmp:') || !isPlain(value)) return undefined
  return { is: JSON.parse(text) }
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

/** A question of a kind that there is not: what follows is asked. */
const ASKED = 'asked again'

function givenAnswer({ kind, data, line, ticks, danger }: StoredAnswer): Answer {
  if (ticks) return { kind, value: null, ticks: ticks.map((tick) => ({ ...tick, value: undefined })) }
  if (line) return { kind, value: undefined, line, ...(danger && { danger }) }
  if (!data) return { kind: ASKED, value: null }
  const { date } = Object(data.is) as { date?: unknown }
  return { kind, value: typeof date === 'string' ? new Date(date) : data.is, ...(danger && { danger }) }
}

function isMacro(value: unknown): value is Macro {
  const { id, name, steps } = Object(value) as Partial<Record<keyof Macro, unknown>>
  return typeof id === 'string' && typeof name === 'string' && Array.isArray(steps) && steps.length > 0 && steps.every(isStep)
}

function isStep(value: unknown): value is MacroStep {
  const { action, on, did, begun, answers, calls } = Object(value) as Partial<Record<keyof MacroStep, unknown>>
  const texts = [action, on, did, begun].every((text) => typeof text === 'string')
  return texts && Array.isArray(answers) && answers.every(isAnswer) && Array.isArray(calls) && calls.every(isCall)
}

function isAnswer(value: unknown): boolean {
  const { kind, line, ticks } = Object(value) as Partial<Record<keyof StoredAnswer, unknown>>
  const isLine = (one: unknown) => typeof Object(one).id === 'string' && typeof Object(one).title === 'string'
  const tickable = ticks === undefined || (Array.isArray(ticks) && ticks.every((tick) => isLine(Object(tick).line)))
  return typeof kind === 'string' && (line === undefined || isLine(line)) && tickable
}

function isCall(value: unknown): boolean {
  const { name, flags } = Object(value) as Record<string, unknown>
  return typeof name === 'string' && typeof flags === 'object' && flags !== null
}
