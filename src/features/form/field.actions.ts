// What a person can do to the fields of a form (FORM-10).
import { AsteriskIcon, CornerDownRightIcon, HashIcon, ListIcon, MessageCircleQuestionIcon, PencilIcon, PlusIcon } from 'lucide-react'
import { createElement } from 'react'
import type { Action, ActionDefinition, Context, Outcome, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { plural } from '#src/lib/text.ts'
import type { FormFieldData } from '#src/model/form/form.graphql.ts'
import { type FormSubject, fieldId } from '#src/model/form/form-subject.ts'
import {
  choicesIn,
  choicesProblem,
  type FieldGoal,
  type FieldKind,
  fieldKinds,
  goalNames,
  goalsOf,
  isList,
  textProblem,
} from '#src/model/form/form-words.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { changeField, changeFields } from './form-writes.ts'

const words = ['field', 'question', 'form']

/** What is wrong with a label; null for nothing. */
export const labelProblem = textProblem('A label', 120)
/** What is wrong with a help text; null for nothing. */
export const helpProblem = textProblem('A text', 300, false)

/** As many fields a form has. */
const MOST_FIELDS = 30

type FieldContext = Context<'field'>

/** The form whose fields they are: the one in view. */
export function formOf({ scene }: Pick<View<'field'>, 'scene'>): FormSubject | null {
  const { form } = scene.get()
  return form?.parts ? form : null
}

const onField = { on: 'field', group: 'form', needs: 'ADMIN', plan: true, single: true } as const
const one = (context: FieldContext, change: Partial<FormFieldData>, said: string) => {
  const form = formOf(context)
  return form === null ? undefined : changeField(context, form, context.fields[0], change, said)
}

/** Adds a field behind the others: its kind is typed, then its label. */
export const newField = defineAction({
  id: 'field.new',
  on: 'form',
  title: 'Add field…',
  short: 'Field',
  icon: PlusIcon,
  group: 'create',
  picker: true,
  keywords: ['new', 'create', ...words],
  shortcut: 'n',
  places: ['form.fields'],
  needs: 'ADMIN',
  plan: true,
  single: true,
  when({ forms: [{ parts, view }] }) {
    if (parts === null || view !== 'fields') return 'hidden'
    return parts.fields.length < MOST_FIELDS || { reason: `A form has at most ${MOST_FIELDS} fields.` }
  },
  async run(context): Promise<Outcome | undefined> {
    const [form] = context.forms
    const kind = await context.ask.pick<FieldKind>({
      title: 'Add field',
      placeholder: 'What does it take?',
      options: fieldKinds.map(({ kind: value, title, icon, keywords }) => ({
        ...{ id: value, value, title, keywords },
        icon: createElement(icon, { size: 14, 'aria-hidden': true }),
      })),
    })
    if (kind === null) return undefined
    const label = await context.ask.text({
      title: 'Label of the field',
      placeholder: 'What do you ask?',
      check: labelProblem,
      submit: 'Add',
    })
    if (label === null) return undefined
    const number = (form.parts?.lastFieldNumber ?? 0) + 1
    const options = isList(kind) ? ['First choice', 'Second choice'].map(choice) : []
    const field: FormFieldData = {
      number,
      kind,
      label: label.trim(),
      help: '',
      isRequired: false,
      goal: 'NONE',
      min: null,
      max: null,
      options,
    }
    const outcome = await changeFields(context, form, (fields) => [...fields, field], `Field “${field.label}” added`)
    context.scene.activate(fieldId(form, number))
    return outcome
  },
})

/** A choice that stands for nothing but its words. */
export function choice(label: string): FormFieldData['options'][number] {
  return { label, typeId: null, labelId: null, effortId: null }
}

function textAction(part: 'label' | 'help', typed?: string): Action {
  const isLabel = part === 'label'
  const title = isLabel ? 'Change label of field' : 'Change help of field'
  const check = isLabel ? labelProblem : helpProblem
  return defineAction({
    ...onField,
    id: `field.${part}`,
    title,
    short: isLabel ? 'Label' : 'Help',
    icon: isLabel ? PencilIcon : MessageCircleQuestionIcon,
    keywords: ['rename', 'edit', 'hint', ...words],
    shortcut: isLabel ? 'e' : 'Shift+e',
    async run(context): Promise<Outcome | undefined> {
      const [field] = context.fields
      const name = `field:${field.id}:${part}`
      if (typed === undefined && editInPlace(name)) return undefined
      const text = typed ?? (await context.ask.text({ title, initial: field[part], check, submit: 'Save', draft: name }))
      return text === null ? undefined : one(context, { [part]: text.trim() }, isLabel ? `Renamed to “${text.trim()}”` : 'Help changed')
    },
  })
}

/** Changes a text of a field to what was typed in place. */
export function fieldTextTo(part: 'label' | 'help', text: string): Action {
  return textAction(part, text)
}

/** Asks for it, or lets people leave it out. */
export const requireField = defineAction({
  ...onField,
  id: 'field.required',
  title: ({ fields: [{ isRequired }] }) => (isRequired ? 'Make field optional' : 'Make field required'),
  name: 'Make field required, or optional',
  short: 'Required',
  icon: AsteriskIcon,
  keywords: ['must', 'mandatory', ...words],
  run(context) {
    const isRequired = !context.fields[0].isRequired
    return one(context, { isRequired }, isRequired ? 'The field is required' : 'The field is optional')
  },
})

const aiming: ActionDefinition<'field'> = {
  ...onField,
  id: 'field.goal',
  title: 'Send answer to…',
  short: 'Goes to',
  icon: CornerDownRightIcon,
  picker: true,
  keywords: ['map', 'target', 'title', 'description', 'due', 'label', 'type', 'effort', ...words],
  when: ({ fields: [{ kind, goal }] }) =>
    goalsOf(kind).length > 1 && goal !== 'TITLE' ? true : { reason: WHY_FIXED[goal === 'TITLE' ? 'title' : 'only'] },
  async run(context): Promise<Outcome | undefined> {
    const [field] = context.fields
    const goal = await context.ask.pick<FieldGoal>({
      title: 'Send answer to',
      options: goalsOf(field.kind).map((value) => ({ id: value, value, title: goalNames[value], checked: value === field.goal })),
      likely: field.goal,
    })
    return goal === null ? undefined : aim(context, goal)
  },
}

/** Why something of a field stays as it is. */
export const WHY_FIXED = {
  title: 'One field has to become the title of the task. Send another one there first.',
  only: 'An answer of this kind goes into the description only.',
}

/** One answer only becomes a title, a due date, a type or an effort: the field that had that gives it up. What choices stand for goes with the goal. */
function aim(context: FieldContext, goal: FieldGoal): Promise<Outcome | undefined> | undefined {
  const form = formOf(context)
  if (form === null) return undefined
  const [{ number }] = context.fields
  const isSingle = goal === 'TITLE' || goal === 'DUE_DATE' || goal === 'TYPE' || goal === 'EFFORT'
  const change = (fields: readonly FormFieldData[]) =>
    fields.map((field): FormFieldData => {
      if (field.number === number) return { ...field, goal, options: field.options.map(({ label }) => choice(label)) }
      return isSingle && field.goal === goal ? { ...field, goal: 'NONE' } : field
    })
  return changeFields(context, form, change, `Goes to: ${goalNames[goal]}`)
}

/** Says where an answer goes besides the description (FORM-03). */
export const aimField = defineAction(aiming)

/** The same with what was chosen in place. */
export function fieldGoalTo(goal: FieldGoal): Action {
  return defineAction({ ...aiming, run: (context) => aim(context, goal) })
}

const choosing: ActionDefinition<'field'> = {
  ...onField,
  id: 'field.choices',
  title: 'Change choices of field…',
  short: 'Choices',
  icon: ListIcon,
  keywords: ['options', 'list', ...words],
  shortcut: 'l',
  when: ({ fields: [{ kind }] }) => isList(kind) || 'hidden',
  run(context): undefined {
    editInPlace(`field:${context.fields[0].id}:choices`)
    return undefined
  },
}

/** Edits the choices where they stand. */
export const chooseField = defineAction(choosing)

/** Changes the choices of a field: of lists that are bound, with what they stand for. */
export function fieldChoicesTo(options: FormFieldData['options']): Action {
  return defineAction({ ...choosing, run: (context) => one(context, { options: [...options] }, plural(options.length, 'choice')) })
}

/** The same with choices that were typed, one a line; what a choice of the same name stands for stays. */
export function fieldLinesTo(text: string): Action {
  return defineAction({
    ...choosing,
    run(context) {
      if (choicesProblem(text) !== null) return undefined
      const [{ options }] = context.fields
      const next = (choicesIn(text) ?? []).map((label) => options.find((option) => option.label === label) ?? choice(label))
      return one(context, { options: next }, plural(next.length, 'choice'))
    },
  })
}

const bounding: ActionDefinition<'field'> = {
  ...onField,
  id: 'field.limits',
  title: 'Limit number of field…',
  short: 'Limits',
  icon: HashIcon,
  keywords: ['min', 'max', 'range', ...words],
  when: ({ fields: [{ kind }] }) => kind === 'NUMBER' || 'hidden',
  async run(context): Promise<Outcome | undefined> {
    const [{ min, max }] = context.fields
    const initial = min === null && max === null ? '' : `${min ?? ''} to ${max ?? ''}`
    const check = (text: string) => (limitsIn(text) === null ? 'Write it as “1 to 10”, “1 to”, or leave it empty.' : null)
    const typed = await context.ask.text({ title: 'Smallest and largest number', placeholder: '1 to 10', initial, check, submit: 'Save' })
    const limits = typed === null ? null : limitsIn(typed)
    return limits === null ? undefined : one(context, limits, 'Limits changed')
  },
}

function limitsIn(text: string): { min: number | null; max: number | null } | null {
  const [, low, high] = /^\s*(-?\d+(?:\.\d+)?)?\s*(?:to\s*(-?\d+(?:\.\d+)?)?)?\s*$/.exec(text) ?? []
  if (text.trim() !== '' && low === undefined && high === undefined) return null
  const limits = { min: low === undefined ? null : Number(low), max: high === undefined ? null : Number(high) }
  return limits.min !== null && limits.max !== null && limits.min > limits.max ? null : limits
}

/** Says how small and how large a number may be. */
export const limitField = defineAction(bounding)

/** What can be set of fields. */
export const actions: readonly Action[] = [
  newField,
  textAction('label'),
  textAction('help'),
  requireField,
  aimField,
  chooseField,
  limitField,
]
