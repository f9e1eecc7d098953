// Reads what a stranger sends: each answer by the rules of its field (FORM-02). Pure.
import { emailText } from '../../email-address.ts'
import type { FieldErrors } from '../../errors.ts'
import { withoutControls } from '../../plain-text.ts'
import type { FieldKind, FormAnswer, FormField } from './form-parts.ts'

type Value = FormAnswer['value']
/** A value, or the sentence that says why it is none. */
type Read = { value: Value | null } | { wrong: string }

/** Texts of senders: how long, in UTF-16 units. */
const LONGEST: Partial<Record<FieldKind, number>> = { short: 200, long: 5_000, link: 2_000 }

/** More links than this in one text look like spam (FORM-06). */
const MOST_LINKS = 5

/** The name of a field's answer, as the body and its errors have it (FORM-05). */
export const answerName = (id: number) => `field-${id}`

/** Reads all answers; unknown names are wrong, empty answers are none. What is wrong is under its field's name. */
export function readAnswers(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): { answers: FormAnswer[]; errors: FieldErrors } {
  const answers: FormAnswer[] = []
  const errors: FieldErrors = {}
  for (const field of fields) {
    const name = answerName(field.id)
    const read = readAnswer(field, Object.hasOwn(given, name) ? given[name] : undefined)
    if ('wrong' in read) errors[name] = [read.wrong]
    else if (read.value !== null) answers.push({ field: field.id, label: field.label, kind: field.kind, value: read.value })
    else if (field.required) errors[name] = [missing(field.kind)]
  }
  return { answers, errors }
}

/** Whether an answer has more links than people write (FORM-06). */
export function looksLikeSpam(answers: readonly FormAnswer[]): boolean {
  return answers.some(({ value }) => typeof value === 'string' && (value.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > MOST_LINKS)
}

/** The address to answer to, where the form asks for one. */
export function emailOf(answers: readonly FormAnswer[]): string | null {
  const found = answers.find(({ kind }) => kind === 'email')
  return typeof found?.value === 'string' ? found.value : null
}

function missing(kind: FieldKind): string {
  if (kind === 'one' || kind === 'many') return 'Please choose one.'
  return kind === 'tick' ? 'Please tick this.' : 'Please fill this in.'
}

function readAnswer(field: FormField, given: unknown): Read {
  if (given === undefined || given === null) return { value: null }
  if (field.kind === 'tick') {
    if (typeof given !== 'boolean') return { wrong: 'Please tick this, or leave it.' }
    return { value: given || !field.required ? given : null }
  }
  if (field.kind === 'many') return readChoices(field, given)
  if (typeof given !== 'string') return { wrong: 'Please write a text.' }
  const text = withoutControls(given.replaceAll('\r\n', '\n')).trim()
  if (text === '') return { value: null }
  return READERS[field.kind](text, field)
}

function readChoices({ options }: FormField, given: unknown): Read {
  if (!Array.isArray(given) || !given.every((one) => typeof one === 'string')) return { wrong: 'Please choose from the list.' }
  const chosen = new Set<string>(given)
  const labels = options.map(({ label }) => label)
  if ([...chosen].some((one) => !labels.includes(one))) return { wrong: 'Please choose from the list.' }
  return { value: chosen.size === 0 ? null : labels.filter((label) => chosen.has(label)) }
}

const READERS: Record<Exclude<FieldKind, 'tick' | 'many'>, (text: string, field: FormField) => Read> = {
  short: (text) => fitting('short', text.replace(/\s*[\n\t]\s*/g, ' ')),
  long: (text) => fitting('long', text),
  email(text) {
    const read = emailText.safeParse(text)
    return read.success ? { value: read.data } : { wrong: 'Please write an email address, such as name@example.com.' }
  },
  number(text, { min, max }) {
    const value = Number(text.replace(',', '.'))
    if (!/^[+-]?\d+([.,]\d+)?$/.test(text) || !Number.isFinite(value)) return { wrong: 'Please write a number.' }
    if (min !== null && value < min) return { wrong: max === null ? `At least ${min}.` : `A number from ${min} to ${max}.` }
    if (max !== null && value > max) return { wrong: min === null ? `At most ${max}.` : `A number from ${min} to ${max}.` }
    return { value }
  },
  day: (text) => (isDay(text) ? { value: text } : { wrong: 'Please choose a day.' }),
  one: (text, { options }) => (options.some(({ label }) => label === text) ? { value: text } : { wrong: 'Please choose from the list.' }),
  link(text) {
    const url = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
    return url ? fitting('link', text) : { wrong: 'Please write an address that begins with https:// or http://.' }
  },
}

function fitting(kind: FieldKind, text: string): Read {
  const most = LONGEST[kind] ?? Number.POSITIVE_INFINITY
  return text.length > most ? { wrong: `At most ${most.toLocaleString('en-US')} characters.` } : { value: text }
}

/** A day of the calendar that there is, from 1900 to 2199. */
function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
