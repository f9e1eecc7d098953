// What a form is made of: its fields, where their answers go, and what its tasks begin with (FORM-01..03).

/** What a field takes. */
export const FIELD_KINDS = ['short', 'long', 'email', 'number', 'day', 'one', 'many', 'tick', 'link'] as const

/** Where an answer goes besides the description; `none` is only there. */
export const FIELD_GOALS = ['title', 'description', 'due_date', 'type', 'labels', 'effort', 'none'] as const

/** What a field takes. */
export type FieldKind = (typeof FIELD_KINDS)[number]

/** Where an answer goes. */
export type FieldGoal = (typeof FIELD_GOALS)[number]

/** One of a list; `ref` is the id of the type, label or effort that it stands for. */
export type FieldOption = { label: string; ref: number | null }

/** A field. Its id is of its form and never given again, so that old answers stay apart (FORM-11). */
export type FormField = {
  id: number
  kind: FieldKind
  label: string
  help: string
  required: boolean
  to: FieldGoal
  min: number | null
  max: number | null
  options: FieldOption[]
}

/** What the tasks of a form begin with. What is gone when the time comes is left out. */
export type FormPresets = {
  workflowId: number | null
  typeId: number | null
  boardId: string | null
  labels: number[]
  people: string[]
  draft: boolean
}

/** An answer as it was given, with the words that it was asked with (FORM-11). */
export type FormAnswer = { field: number; label: string; kind: FieldKind; value: string | number | boolean | string[] }

/** Fields whose answer is text of the sender's. */
export const TEXT_KINDS: readonly FieldKind[] = ['short', 'long']

/** Fields that offer a list. */
export const LIST_KINDS: readonly FieldKind[] = ['one', 'many']

/** Which kinds may go where. */
export const KINDS_OF_GOAL: Readonly<Record<FieldGoal, readonly FieldKind[]>> = {
  title: TEXT_KINDS,
  description: TEXT_KINDS,
  due_date: ['day'],
  type: ['one'],
  effort: ['one'],
  labels: LIST_KINDS,
  none: FIELD_KINDS,
}

/** Where one answer only can go. */
export const SINGLE_GOALS: readonly FieldGoal[] = ['title', 'due_date', 'type', 'effort']

/** An answer in words, as descriptions and sheets have it; an empty one is empty. */
export function wordsOfAnswer({ value }: Pick<FormAnswer, 'value'>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
