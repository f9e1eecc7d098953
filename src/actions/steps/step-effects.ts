// What a step touched, read from what it sent: whether it can be taken back while later ones stay, and what to say of it.

import type { Call, Step } from '#src/actions/step.ts'
import type { UndoEntry } from '#src/actions/undo.ts'
import { plural, truncate } from '#src/lib/text.ts'

interface Effects {
  /** Everything that it named. */
  uses: ReadonlySet<string>
  /** What it wrote: a thing and what of it. */
  marks: ReadonlySet<string>
  made: ReadonlySet<string>
  /** What it took away from where it was. */
  removed: ReadonlySet<string>
}

const TAKES_AWAY = /^(?:Delete|Remove|Move|Cancel|Withdraw)/

/** Reads what a step touched. */
function effectsOf({ id, on, subjects, calls, held }: Step): Effects {
  const own: readonly object[] = subjects[on as keyof typeof subjects] ?? []
  const things = own.flatMap((subject) => ('id' in subject && typeof subject.id === 'string' ? [subject.id] : []))
  const uses = new Set([...things, ...held.map(bare), ...calls.flatMap(({ variables }) => idsIn(variables))])
  const marks = calls.flatMap((call) => fieldsOf(call).map((field) => `${thingOf(call)} ${field}`))
  const removed = [...held.map(bare), ...calls.filter(({ name }) => TAKES_AWAY.test(name)).map(thingOf)]
  return {
    uses,
    // What sends nothing is known by its name: the order of a sidebar, a theme.
    marks: new Set(calls.length + held.length > 0 ? marks : (things.length > 0 ? things : ['app']).map((thing) => `${thing} ${id}`)),
    made: new Set(calls.flatMap(({ made }) => made.map((one) => one.id))),
    removed: new Set(removed),
  }
}

/** A held id names its kind where it is unique among that only. */
function bare(held: string): string {
  return held.startsWith('tmp:') ? held : held.replace(/^[a-z-]+:/, '')
}

function thingOf({ variables, options, name }: Call): string {
  const lane = options.lane?.replace(/^\w+:/, '')
  return lane ?? idsIn(variables)[0] ?? `${name} ${JSON.stringify(variables)}`
}

/** `update:dueDate,startDate` writes two fields; a mutation without a field is known by its name. */
function fieldsOf({ name, options: { field } }: Call): string[] {
  if (field === undefined) return [name]
  return field.startsWith('update:') ? field.slice('update:'.length).split(',') : [field]
}

function idsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /(?:^i|I)ds?$/.test(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, name))
  return value === null || typeof value !== 'object' ? [] : Object.entries(value).flatMap(([key, one]) => idsIn(one, key))
}

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((each) => other.has(each))

/** Why a step cannot be taken back while those after it stay, `later` in order; null where it can. */
export function heldBy(step: Step, later: readonly { label: string; step?: Step }[]): string | null {
  const own = effectsOf(step)
  for (const { label, step: other } of later.toReversed()) {
    if (!other) continue
    const theirs = effectsOf(other)
    const named = `“${truncate(label, 40)}”`
    if (meet(theirs.uses, own.made)) return `Undo ${named} first: it is about what this made`
    if (meet(theirs.marks, own.marks)) return `Undo ${named} first: it changed the same later`
    if (meet(theirs.removed, own.uses)) return `Undo ${named} first: it took this away`
  }
  return null
}

interface Named {
  code?: unknown
  title?: unknown
  name?: unknown
}

/** What a step was about: `WEB-12 Fix the login`, `3 tasks`, nothing for the app itself. */
export function aboutOf({ on, subjects }: Pick<Step, 'on' | 'subjects'>): string {
  if (on === 'app') return ''
  const own: readonly object[] = subjects[on as keyof typeof subjects] ?? []
  const [first] = own
  if (own.length > 1) return plural(own.length, on.replaceAll('-', ' '))
  if (!first) return ''
  const { code, title, name } = first as Named
  return truncate([code, title ?? name].filter((part) => typeof part === 'string').join(' '), 60)
}

/** What a form or a drag did has no question that could be answered about something else. */
const ELSEWHERE: ReadonlySet<string> = new Set(['palette', 'key', 'button', 'menu', 'swipe', 'repeat'])

/** Whether a step can be done to something else. */
export function canRepeat(entry: UndoEntry): entry is UndoEntry & { step: Step } {
  return entry.step !== undefined && ELSEWHERE.has(entry.step.source)
}

/** A kind as it is read: `an epic`, `a task`. */
export function aKind(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}
