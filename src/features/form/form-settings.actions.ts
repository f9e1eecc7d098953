// What a form says around its fields, how long it is open, and what its tasks begin with (FORM-01).
import {
  CalendarOffIcon,
  CircleDashedIcon,
  Columns3Icon,
  FileTextIcon,
  GaugeIcon,
  HeartHandshakeIcon,
  NotebookPenIcon,
  ShapesIcon,
  TagIcon,
  UserPlusIcon,
} from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { FormChoices, type FormPresetsData } from '#src/model/form/form.graphql.ts'
import { formWords, textProblem } from '#src/model/form/form-words.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { changeForm, placeOf } from './form-writes.ts'

const onForm = { on: 'form', group: 'form', needs: 'ADMIN', plan: true, single: true, seldom: true } as const
const whole: NonNullable<ActionDefinition<'form'>['when']> = ({ forms: [{ parts }] }) => parts !== null || 'hidden'

/** What is wrong with an introduction; null for nothing. */
export const introProblem = textProblem('A text', 2_000, false)

/** What is wrong with thanks; null for nothing. */
export const thanksProblem = textProblem('A text', 500)

type Part = 'intro' | 'thanks'

const TEXTS = {
  intro: { title: 'Change introduction of form', icon: FileTextIcon, check: introProblem, said: 'Introduction changed' },
  thanks: { title: 'Change thanks of form', icon: HeartHandshakeIcon, check: thanksProblem, said: 'Thanks changed' },
} as const

function textAction(part: Part, typed?: string): Action {
  const { title, icon, check, said } = TEXTS[part]
  return defineAction({
    ...onForm,
    id: `form.${part}`,
    title,
    icon,
    keywords: ['text', 'above', 'after', 'message', ...formWords],
    when: whole,
    async run(context): Promise<Outcome | undefined> {
      const [form] = context.forms
      const name = `form:${form.id}:${part}`
      if (typed === undefined && editInPlace(name)) return undefined
      const initial = form.parts?.[part] ?? ''
      const text = typed ?? (await context.ask.text({ title, initial, check, submit: 'Save', draft: name }))
      return text === null ? undefined : changeForm(context, form, { [part]: text.trim() }, said)
    },
  })
}

/** Changes a text of a form to what was typed in place. */
export function formTextTo(part: Part, text: string): Action {
  return textAction(part, text)
}

/** Chooses the last day on which a form takes answers. */
export const closeFormOn = defineAction({
  ...onForm,
  id: 'form.closes',
  title: 'Set last day of form…',
  icon: CalendarOffIcon,
  keywords: ['closing', 'end', 'until', ...formWords],
  when: whole,
  async run(context): Promise<Outcome | undefined> {
    const [form] = context.forms
    const current = form.closesOn === null ? null : new Date(`${form.closesOn}T12:00:00`)
    const day = await context.ask.date({ title: 'Last day of form', current, clear: current !== null, min: context.now() })
    if (day === null) return undefined
    const closesOn = day === 'clear' ? null : plainDateOf(day)
    return changeForm(context, form, { closesOn }, closesOn === null ? 'Open without an end' : `Open until ${closesOn}`)
  },
})

/** Says how many answers a form takes on one day (FORM-06). */
export const limitForm = defineAction({
  ...onForm,
  id: 'form.limit',
  title: 'Limit answers a day…',
  icon: GaugeIcon,
  keywords: ['many', 'most', 'spam', ...formWords],
  when: whole,
  async run(context): Promise<Outcome | undefined> {
    const [form] = context.forms
    const check = (text: string) => (/^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 1_000 ? null : 'From 1 to 1,000.')
    const initial = String(form.parts?.dailyLimit ?? 200)
    const typed = await context.ask.text({ title: 'Answers a day at most', initial, check, submit: 'Save' })
    return typed === null ? undefined : changeForm(context, form, { dailyLimit: Number(typed) }, `At most ${typed.trim()} answers a day`)
  },
})

function changePresets(context: Context<'form'>, change: Partial<FormPresetsData>, said: string): Promise<Outcome | undefined> {
  const [form] = context.forms
  if (form.parts === null) return Promise.resolve(undefined)
  return changeForm(context, form, { presets: { ...form.parts.presets, ...change } }, said)
}

/** Whether tasks are drafts until their answer is accepted (FORM-08). */
export const draftForm = defineAction({
  ...onForm,
  id: 'form.draft',
  title: ({ forms: [{ parts }] }) => (parts?.presets.isDraft ? 'Put answers to work at once' : 'Look at answers first'),
  name: 'Look at answers first, or put them to work at once',
  icon: NotebookPenIcon,
  keywords: ['draft', 'accept', 'review', ...formWords],
  when: whole,
  run(context) {
    const isDraft = !context.forms[0].parts?.presets.isDraft
    return changePresets(context, { isDraft }, isDraft ? 'Tasks are drafts until you accept them' : 'Tasks are at work at once')
  },
})

const CHOICES = {
  workflow: { title: 'Status of new tasks…', icon: CircleDashedIcon, key: 'workflowId', list: 'workflows', none: 'The first status' },
  type: { title: 'Type of new tasks…', icon: ShapesIcon, key: 'typeId', list: 'taskTypes', none: 'The first type' },
  board: { title: 'Board of new tasks…', icon: Columns3Icon, key: 'boardId', list: 'boards', none: 'Main Board' },
} as const

function choiceAction(part: keyof typeof CHOICES): Action {
  const { title, icon, key, list, none } = CHOICES[part]
  return defineAction({
    ...onForm,
    id: `form.${part}`,
    title,
    icon,
    picker: true,
    keywords: ['preset', 'default', 'task', ...formWords],
    when: whole,
    async run(context): Promise<Outcome | undefined> {
      const [form] = context.forms
      const now = form.parts?.presets[key] ?? null
      const picked = await context.ask.pick<{ id: string | null }>({
        title: title.replace('…', ''),
        options: async () => {
          const found = (await context.api.query(FormChoices, placeOf(form)))[list]
          const lines = found
            .filter(({ id }) => id !== 'main-board')
            .map(({ id, title: name }): Option<{ id: string | null }> => ({ id, value: { id }, title: name, checked: id === now }))
          return [{ id: 'none', value: { id: null }, title: none, checked: now === null }, ...lines]
        },
        ...(now !== null && { likely: now }),
      })
      if (picked === null) return undefined
      return changePresets(context, { [key]: picked.id }, 'Changed what tasks begin with')
    },
  })
}

/** Ticks the labels of new tasks. */
export const labelForm = defineAction({
  ...onForm,
  id: 'form.labels',
  title: 'Labels of new tasks…',
  icon: TagIcon,
  picker: true,
  keywords: ['preset', 'default', 'task', ...formWords],
  when: whole,
  async run(context): Promise<Outcome | undefined> {
    const [form] = context.forms
    const before = form.parts?.presets.labelIds ?? []
    let chosen: readonly string[] = before
    await context.ask.many<string>({
      title: 'Labels of new tasks',
      empty: 'The project has no labels.',
      options: async () =>
        (await context.api.query(FormChoices, placeOf(form))).labels.map((label) => ({
          id: label.id,
          value: label.id,
          title: label.title,
          checked: chosen.includes(label.id),
        })),
      apply(id, on) {
        chosen = on ? [...chosen, id] : chosen.filter((other) => other !== id)
        return on
      },
    })
    return changePresets(context, { labelIds: [...chosen] }, 'Changed what tasks begin with')
  },
})

/** Ticks who is put on new tasks; they hear of answers (FORM-13). */
export const assignForm = defineAction({
  ...onForm,
  id: 'form.people',
  title: 'Assign new tasks to…',
  icon: UserPlusIcon,
  picker: true,
  keywords: ['preset', 'default', 'assignee', 'person', 'member', ...formWords],
  when: whole,
  async run(context): Promise<Outcome | undefined> {
    const [form] = context.forms
    let chosen: readonly string[] = form.parts?.presets.usernames ?? []
    await context.ask.people({
      title: 'Assign new tasks to',
      project: placeOf(form),
      mark: (username) => chosen.includes(username),
      apply({ username }, on) {
        chosen = on ? [...chosen, username] : chosen.filter((other) => other !== username)
        return on
      },
    })
    return changePresets(context, { usernames: [...chosen] }, 'Changed what tasks begin with')
  },
})

/** Around the fields, and what tasks begin with. */
export const actions: readonly Action[] = [
  textAction('intro'),
  textAction('thanks'),
  closeFormOn,
  limitForm,
  draftForm,
  assignForm,
  labelForm,
  choiceAction('workflow'),
  choiceAction('type'),
  choiceAction('board'),
]
