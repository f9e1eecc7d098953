// What is written down of a step while it is done: enough to do it again, to do the same to something else, and to say what it touched.
import type { Subjects } from '#src/actions/subject.ts'
import type { Api, MutateOptions } from '#src/data/api.ts'

/** What was answered to one question, in the order in which they were asked. */
export interface Answer {
  /** The question's kind, as `Ask` names it. */
  kind: string
  /** The answer itself; null for Escape, and where lines were ticked. */
  value: unknown
  /** The line that was chosen, where there were lines. */
  line?: AnsweredLine
  /** What was ticked, in order. */
  ticks?: { value: unknown; on: boolean; line?: AnsweredLine }[]
  /** True where it was about taking something away. */
  danger?: boolean
}

/** A line of a question as it can be found again among others. */
export interface AnsweredLine {
  id: string
  title: string
}

/** One mutation that was sent, or what a held deletion will take away. */
export interface Call {
  name: string
  variables: Readonly<Record<string, unknown>>
  options: Pick<MutateOptions, 'lane' | 'field' | 'creates'>
  /** What it made, as answered. */
  made: { type: string; id: string; slug?: string }[]
}

/** Doing a step again: by redoing what was taken back, or once more to others. `error` is why that failed. */
export interface Again {
  step: Pick<Step, 'answers' | 'begun' | 'calls' | 'source'>
  source: 'undo' | 'repeat'
  error?: unknown
}

/** An action as it is done, for who follows it. */
export interface Deed {
  /** The action's id, and the kind that it is on. */
  id: string
  on: string
  /** Which surface called it; of a step that was done again, the one that called it first. */
  source: string
  /** The name of the action without subjects. */
  name: string
  subjects: Subjects
  /** Does it to these; `again` answers its questions. Resolves to `done` where it was. */
  perform(subjects: Subjects, again: Again): Promise<string>
}

/** A step that was done. */
export interface Step extends Deed {
  at: Date
  /** When the person last had a hand in it, by calling it or by answering its question: a count that grows with all that is done. */
  moment: number
  /** What was typed behind the command. */
  begun: string
  answers: readonly Answer[]
  calls: readonly Call[]
  /** What held deletions hide, by id. */
  held: readonly string[]
}

/** A step that is being done: its services write down what passes through them until `end`. */
export interface Followed<Services> {
  services: Services
  end(): Step
}

/** Follows a deed. */
export type Follow = <Services extends { api: Api; hold: object; ask: object; now(): Date }>(
  deed: Deed,
  services: Services,
  again?: Again,
) => Followed<Services>
