// What forms are called, their fields, and where answers go; what may stand in which text.
import {
  AlignLeftIcon,
  CalendarIcon,
  CircleDotIcon,
  HashIcon,
  LinkIcon,
  ListChecksIcon,
  type LucideIcon,
  MailIcon,
  SquareCheckIcon,
  TypeIcon,
} from 'lucide-react'
import { formatDay, parsePlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import type { FormFieldData, FormRowData, SubmissionRowData } from './form.graphql.ts'

/** What a field takes. */
export type FieldKind = FormFieldData['kind']
/** Where an answer goes. */
export type FieldGoal = FormFieldData['goal']
/** Where an answer stands. */
export type SubmissionState = SubmissionRowData['state']

/** Other words for forms, by which they are found. */
export const formWords = ['form', 'form2task', 'intake', 'request', 'survey', 'public']

/** Kinds of fields in the order in which they are offered. */
export const fieldKinds: readonly { kind: FieldKind; title: string; icon: LucideIcon; keywords: readonly string[] }[] = [
  { kind: 'SHORT', title: 'Short text', icon: TypeIcon, keywords: ['line', 'name', 'title'] },
  { kind: 'LONG', title: 'Long text', icon: AlignLeftIcon, keywords: ['paragraph', 'description', 'area'] },
  { kind: 'EMAIL', title: 'Email', icon: MailIcon, keywords: ['address', 'contact'] },
  { kind: 'NUMBER', title: 'Number', icon: HashIcon, keywords: ['amount', 'count'] },
  { kind: 'DAY', title: 'Day', icon: CalendarIcon, keywords: ['date', 'when', 'due'] },
  { kind: 'ONE', title: 'One of a list', icon: CircleDotIcon, keywords: ['choice', 'radio', 'select', 'dropdown'] },
  { kind: 'MANY', title: 'Several of a list', icon: ListChecksIcon, keywords: ['choices', 'checkboxes', 'multiple'] },
  { kind: 'TICK', title: 'Tick', icon: SquareCheckIcon, keywords: ['yes', 'checkbox', 'agree'] },
  { kind: 'LINK', title: 'Link', icon: LinkIcon, keywords: ['url', 'address', 'web'] },
]

/** A kind with its words. */
export function kindOf(kind: FieldKind) {
  return fieldKinds.find((one) => one.kind === kind) ?? { kind, title: kind, icon: TypeIcon, keywords: [] }
}

/** Where answers go, in words. */
export const goalNames: Readonly<Record<FieldGoal, string>> = {
  TITLE: 'Title',
  DESCRIPTION: 'Description',
  DUE_DATE: 'Due date',
  TYPE: 'Type',
  LABELS: 'Labels',
  EFFORT: 'Effort',
  NONE: 'Only in description',
}

const GOALS: Readonly<Record<FieldKind, readonly FieldGoal[]>> = {
  SHORT: ['TITLE', 'DESCRIPTION', 'NONE'],
  LONG: ['DESCRIPTION', 'TITLE', 'NONE'],
  EMAIL: ['NONE'],
  NUMBER: ['NONE'],
  DAY: ['DUE_DATE', 'NONE'],
  ONE: ['TYPE', 'LABELS', 'EFFORT', 'NONE'],
  MANY: ['LABELS', 'NONE'],
  TICK: ['NONE'],
  LINK: ['NONE'],
}

/** Where answers of a kind may go. */
export function goalsOf(kind: FieldKind): readonly FieldGoal[] {
  return GOALS[kind]
}

/** True of fields that offer a list. */
export function isList(kind: FieldKind): boolean {
  return kind === 'ONE' || kind === 'MANY'
}

/** The states of a form, in words. */
export const stateNames: Readonly<Record<FormRowData['state'], string>> = { DRAFT: 'Draft', OPEN: 'Open', CLOSED: 'Closed' }

/** The states of answers, in words. */
export const submissionStates: readonly { state: SubmissionState; title: string; none: string }[] = [
  { state: 'NEW', title: 'New', none: 'Everything has been looked at.' },
  { state: 'ACCEPTED', title: 'Accepted', none: 'What you accept will be here.' },
  { state: 'REFUSED', title: 'Refused', none: 'What you refuse will be here.' },
  { state: 'SPAM', title: 'Spam', none: 'Spam is kept here for 30 days.' },
]

/** The sentences of empty screens (FORM-16). */
export const formTexts = {
  none: 'No forms yet.',
  unanswered: 'No answers yet.',
  live: 'People see this now.',
}

/** An answer as people read it: a day as days are written everywhere, all else as it was typed. */
export function answerText({ kind, text }: { kind: FieldKind; text: string }, now: Date): string {
  const day = kind === 'DAY' ? parsePlainDate(text) : null
  return day ? formatDay(startOfPlainDate(day), now) : text
}

/** A check of a text of so many characters; null for nothing wrong. */
export function textProblem(what: string, most: number, isNeeded = true): (text: string) => string | null {
  return (text) => {
    if (isNeeded && text.trim() === '') return `${what} is required.`
    return text.trim().length > most ? `At most ${most.toLocaleString('en-US')} characters.` : null
  }
}

/** The choices that stand in a text, one a line; null where they will not do. */
export function choicesIn(text: string): string[] | null {
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)
  return lines.length === 0 || lines.length > 50 || lines.some((line) => line.length > 120) ? null : lines
}

/** What is wrong with choices in a text; null for nothing. */
export function choicesProblem(text: string): string | null {
  return choicesIn(text) === null ? 'From 1 to 50 choices, each in a line of at most 120 characters.' : null
}
