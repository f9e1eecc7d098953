// Answers to questions from a script, as a person would give them: only to lines that are there and may be chosen.
import { expect } from 'vitest'
import type { Ask, ManyQuestion, Mark, Option, PickQuestion } from '#src/actions/services.ts'

/** A question that was asked, with its options as the person saw them. */
export interface Asked {
  kind: string
  question: Record<string, unknown>
  options: readonly Option<unknown>[]
}

/** A line of a question as a test names it: its id or title; `null` is Escape. */
export type Pick = string | null | { text: string }

/** Scripted answers, used up in order per kind; a question without one is an error of the test. */
export interface Script {
  /** What was typed behind the command. */
  begun?: string
  pick?: Pick[]
  many?: ({ add?: string[]; remove?: string[]; text?: string[] } | null)[]
  text?: (string | null)[]
  date?: (Date | 'clear' | null)[]
  confirm?: boolean[]
  /** Usernames that are ticked, or `null` for Escape. */
  people?: (string[] | null)[]
  project?: ({ id: string; slug: string; name: string; workspaceSlug: string } | null)[]
}

/** Asks by script; what a tick was refused with goes to `rejected`. */
export function scriptedAsk(script: Script, asked: Asked[], rejected: (error: unknown) => void): Ask {
  const next = <K extends Exclude<keyof Script, 'begun'>>(kind: K): NonNullable<Script[K]>[number] => {
    const queue = script[kind]
    if (!queue || queue.length === 0) throw new Error(`The test has no answer to a ${kind} question`)
    return queue.shift() as NonNullable<Script[K]>[number]
  }
  const optionsOf = async <T>(question: PickQuestion<T>) =>
    typeof question.options === 'function' ? await question.options() : question.options
  const chosen = <T>(question: PickQuestion<T>, options: readonly Option<T>[], pick: string | { text: string }): Option<T> => {
    const found = typeof pick === 'string' ? options.find(({ id, title }) => id === pick || title === pick) : question.fromText?.(pick.text)
    expect(found, `“${JSON.stringify(pick)}” in ${question.title}: ${options.map(({ title }) => title).join(', ')}`).toBeTruthy()
    expect(found?.disabled).toBeUndefined()
    return found as Option<T>
  }
  const ask: Ask = {
    about: () => ask,
    from: () => ask,
    begun: () => script.begun ?? '',
    async pick<T>(question: PickQuestion<T>) {
      const pick = next('pick')
      const options = await optionsOf(question)
      asked.push({ kind: 'pick', question: { ...question }, options: options as readonly Option<unknown>[] })
      return pick === null ? null : chosen(question, options, pick).value
    },
    async many<T>(question: ManyQuestion<T>) {
      const change = next('many')
      const options = await optionsOf(question)
      asked.push({ kind: 'many', question: { ...question }, options: options as readonly Option<unknown>[] })
      const { add = [], remove = [], text = [] } = change ?? {}
      const tick = async (pick: string | { text: string }, on: boolean) => question.apply(chosen(question, options, pick).value, on)
      // One after another without waiting, as fingers do; the picker takes a rejection back and says it.
      const ticks = [
        ...add.map((pick) => tick(pick, true)),
        ...text.map((typed) => tick({ text: typed }, true)),
        ...remove.map((pick) => tick(pick, false)),
      ]
      await Promise.all(ticks.map((end) => end.catch(rejected)))
    },
    async text(question) {
      asked.push({ kind: 'text', question: { ...question }, options: [] })
      const typed = next('text')
      if (typed !== null) expect(question.check?.(typed) ?? null).toBeNull()
      return typed
    },
    async date(question) {
      asked.push({ kind: 'date', question: { ...question }, options: [] })
      const date = next('date')
      if (date instanceof Date) expect(question.check?.(date) ?? null).toBeNull()
      return date
    },
    async confirm(question) {
      asked.push({ kind: 'confirm', question: { ...question }, options: [] })
      return next('confirm')
    },
    async people(question) {
      const usernames = next('people')
      asked.push({ kind: 'people', question: { ...question }, options: [] })
      const marks = new Map<string, Mark>()
      for (const username of usernames ?? []) {
        const person = { id: username, username, name: username.toUpperCase(), avatar: null, headline: null }
        const on = (marks.get(username) ?? question.mark(username)) !== true
        await Promise.resolve(question.apply(person, on)).then((mark) => void marks.set(username, mark), rejected)
      }
    },
    async project(question) {
      asked.push({ kind: 'project', question: { ...question }, options: [] })
      return next('project')
    },
  }
  return ask
}
