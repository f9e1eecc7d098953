// Questions whose answers are written down, and are given anew where the same step is done again.
import type { Ask, ManyQuestion, Option, PickQuestion } from '#src/actions/services.ts'
import type { Answer, AnsweredLine } from '#src/actions/step.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'

/** Where answers are written, and where they come from. */
export interface Writing {
  answers: Answer[]
  /** The answers of the first time, in order; null where everything is asked. */
  given: readonly Answer[] | null
  /** Hears what was typed behind the command. */
  begun(text: string): void
  /** Hears that the person has answered, or ticked. */
  answered(): void
  /** What was typed there the first time; null where it is asked. */
  spoken: string | null
  /** True where the answers are given about other things: lines are looked for among theirs, and what takes away is asked. */
  others: boolean
}

type Question = Readonly<Record<string, unknown>>

/** The same asking. What was not asked the first time is asked now. */
export function followedAsk(ask: Ask, writing: Writing): Ask {
  const state = { at: 0 }
  const wrapped = (inner: Ask): Ask =>
    new Proxy(inner, {
      get(target, name: string) {
        const part = Reflect.get(target, name) as unknown
        if (name === 'about' || name === 'from') return (value: never) => wrapped((part as (value: never) => Ask)(value))
        if (name === 'begun')
          return () => {
            const text = writing.spoken ?? inner.begun()
            writing.begun(text)
            return text
          }
        if (typeof part !== 'function') return part
        return (question: Question) => answered(name, question, part as (question: Question) => Promise<unknown>)
      },
    })

  async function answered(kind: string, question: Question, put: (question: Question) => Promise<unknown>): Promise<unknown> {
    const known = writing.given?.[state.at]
    state.at++
    const answer: Answer = { kind, value: null, ...(question.danger === true && { danger: true }) }
    writing.answers.push(answer)
    const repeated = known?.kind === kind ? await (writing.others ? elsewhere(question, known) : known) : null
    if (repeated) {
      Object.assign(answer, repeated)
      return repeated.ticks ? tickAll(question, repeated.ticks) : repeated.value
    }
    const seen = new Map<unknown, AnsweredLine>()
    const { question: heard, ticks } = listened(question, seen, writing.answered)
    if (ticks) answer.ticks = ticks
    answer.value = (await put(heard)) ?? null
    // What closes a list of ticks changes nothing any more.
    if (!ticks) writing.answered()
    const line = seen.get(answer.value)
    if (line) answer.line = line
    return answer.value
  }
  return wrapped(ask)
}

/** The same answer to a question about other things; null where it has to be asked. */
async function elsewhere(question: Question, known: Answer): Promise<Answer | null> {
  if (known.danger || question.danger === true) return null
  const { check, options } = question as { check?: (value: unknown) => string | null; options?: unknown }
  if (check && known.value !== null && check(known.value) !== null) return null
  if (!known.line || known.ticks) return known
  const { line } = known
  const lines = (typeof options === 'function' ? await options() : (options ?? [])) as readonly Option<unknown>[]
  const found = lines.find(({ id }) => id === line.id) ?? lines.find(({ title }) => title === line.title)
  // A macro knows its lines by name alone, and what is offered only once something is typed is not looked through.
  const isThing = known.value === undefined || (lines.length > 0 && known.value !== null && typeof known.value === 'object')
  if (!found) return isThing && !(known.value instanceof Date) ? null : known
  return found.disabled === undefined ? { ...known, value: found.value } : null
}

/** A question of which is heard what its lines are and what is ticked; `ticked` is told of each tick. */
function listened(
  question: Question,
  seen: Map<unknown, AnsweredLine>,
  ticked: () => void,
): { question: Question; ticks?: NonNullable<Answer['ticks']> } {
  const note = (options: readonly Option<unknown>[]) => {
    for (const { id, title, value } of options) seen.set(value, { id, title })
    return options
  }
  const { options, fromText, search, apply } = question as Partial<PickQuestion<unknown> & ManyQuestion<unknown>>
  const heard: Record<string, unknown> = { ...question }
  if (typeof options === 'function') heard.options = async () => note(await options())
  else if (options) note(options)
  if (fromText)
    heard.fromText = (text: string) => {
      const option = fromText(text)
      if (option) note([option])
      return option
    }
  if (search)
    heard.search = async (text: string, page: number) => {
      const found = await search(text, page)
      note(found.options)
      return found
    }
  if (!apply) return { question: heard }
  const ticks: NonNullable<Answer['ticks']> = []
  heard.apply = (value: unknown, on: boolean) => {
    const line = seen.get(value)
    ticks.push({ value, on, ...(line && { line }) })
    ticked()
    return apply(value, on)
  }
  return { question: heard, ticks }
}

/** Ticks what was ticked, as it was in the end; the last failure is the step's. */
async function tickAll(question: Question, ticks: NonNullable<Answer['ticks']>): Promise<void> {
  const { apply, options } = question as unknown as ManyQuestion<unknown>
  const last = new Map(ticks.map((tick) => [JSON.stringify(tick.line?.id ?? tick.value), tick]))
  // What was made by its name the first time is there by now.
  const lines = typeof options === 'function' ? await options() : (options ?? [])
  const wanted = ({ value, line }: (typeof ticks)[number]) => {
    const found = line && (lines.find(({ id }) => id === line.id) ?? lines.find(({ title }) => title === line.title))
    // A macro knows its lines by name alone.
    if (!found && value === undefined) throw new SpokenError(`“${line?.title ?? ''}” is not there to be chosen.`)
    return found ? found.value : value
  }
  await Promise.all([...last.values()].map((tick) => apply(wanted(tick), tick.on)))
}
