// What is done to forms, their fields and what was sent by them, and how it is taken back.
import { fieldChoicesTo, fieldGoalTo, fieldLinesTo } from '#src/features/form/field.actions.ts'
import { formTextTo } from '#src/features/form/form-settings.actions.ts'
import { GetForm, ListSubmissions } from '#src/model/form/form.graphql.ts'
import { type FieldSubject, type FormSubject, fieldId, openFormSubject, type SubmissionSubject } from '#src/model/form/form-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import { aField, answerForm, openForm } from '#tests/kit/form-calls.ts'
import type { Given, Line } from './line.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }
const FIELDS = [
  aField(1, 'short', 'What?', { to: 'title' }),
  aField(2, 'one', 'Which?', { options: [{ label: 'A' }, { label: 'B' }] }),
  aField(3, 'number', 'How many?'),
  aField(4, 'day', 'When?'),
]

async function makeForm(bench: ActionBench): Promise<FormSubject> {
  const { uuid: id } = await openForm(bench.world.host, { fields: FIELDS })
  const api = await bench.api()
  const { form } = await api.query(GetForm, { ...PLACE, id }, { requestPolicy: 'network-only' })
  if (!form) throw new Error('There is no form.')
  return openFormSubject(form, { ...PLACE, viewerCan: bench.project.viewerCan }, 'fields')
}

const onForm =
  (script: () => NonNullable<Given['script']> = () => ({}), action?: Given['action']) =>
  async (bench: ActionBench): Promise<Given> => ({
    subjects: { form: [await makeForm(bench)] },
    script: script(),
    ...(action && { action }),
  })

const onField =
  (number: number, script: () => NonNullable<Given['script']> = () => ({}), action?: Given['action']) =>
  async (bench: ActionBench): Promise<Given> => {
    const form = await makeForm(bench)
    const field = form.parts?.fields.find((one) => one.number === number)
    if (!field) throw new Error('There is no such field.')
    const subject: FieldSubject = { ...field, id: fieldId(form, number), viewerCan: form.viewerCan }
    return { subjects: { field: [subject], form: [form] }, inView: { form }, script: script(), ...(action && { action }) }
  }

async function sent(bench: ActionBench, count: number, state?: 'accepted' | 'spam'): Promise<SubmissionSubject[]> {
  const { uuid: formId, token } = await openForm(bench.world.host)
  for (let at = 0; at < count; at += 1) await answerForm(bench.world.host, token, { 'field-1': `Sent ${at}` })
  const api = await bench.api()
  const read = async () => (await api.query(ListSubmissions, { ...PLACE, formId }, { requestPolicy: 'network-only' })).submissions.nodes
  if (state !== undefined) {
    const uuids = (await read()).map(({ id }) => id)
    await bench.world.host
      .as('ana')
      .put(`/forms/${formId}/submissions/`, { company_slug: 'acme', project_slug: 'website' }, { uuids, state })
  }
  return (await read()).map((one) => ({ ...one, ...PLACE, formId, viewerCan: bench.project.viewerCan }))
}

const onAnswers =
  (state?: 'accepted' | 'spam') =>
  async (bench: ActionBench, count: number): Promise<Given> => {
    const submission = await sent(bench, count, state)
    return { subjects: { submission }, around: submission.flatMap(({ task }) => task?.id ?? []) }
  }

const version = { 'forms.version': 'each change is counted, also that back' }
const parts = (name: string): Pick<Line, 'touches' | 'left'> => ({ touches: [`forms.${name}`, 'forms.version'], left: version })
const fields = parts('fields')
const presets = parts('presets')
const judged = ['submissions.state', 'submissions.judged_by', 'submissions.judged_at'] as const
const choice = (label: string) => ({ label, typeId: null, labelId: null, effortId: null })

/** The lines. */
export const formLines: readonly Line[] = [
  {
    id: 'form.new',
    given: async ({ project }) => {
      const list = { id: 'acme/website', ...PLACE, viewerCan: project.viewerCan }
      return { subjects: { 'form-list': [list] }, script: { text: ['Made by keys'] } }
    },
    touches: ['+forms', '+form_follows'],
  },
  { id: 'form.delete', given: onForm(() => ({ confirm: [true] })), touches: ['-forms', '-form_follows'], held: true },
  {
    id: 'submission.spam',
    given: onAnswers(),
    touches: ['-tasks', 'project_task_totals.active', ...judged, 'submissions.task_id'],
    held: true,
  },
  {
    id: 'submission.spam',
    as: 'taken back',
    given: onAnswers('spam'),
    touches: ['+tasks', 'project_task_totals.active', ...judged, 'submissions.task_id'],
    left: { 'submissions.judged_at': 'it was judged anew' },
  },
  { id: 'form.rename', given: onForm(() => ({ text: ['Renamed'] })), ...parts('title') },
  { id: 'form.publish', given: onForm(), touches: ['forms.state'] },
  { id: 'form.follow', given: onForm(), touches: ['form_follows.is_following'], unlogged: 'whom one hears of is nobody else’s' },
  {
    id: 'form.new-address',
    given: onForm(() => ({ confirm: [true] })),
    touches: ['forms.token'],
    noUndo: 'The old address cannot be brought back.',
  },
  { id: 'form.intro', given: onForm(() => ({}), formTextTo('intro', 'Say what you need')), ...parts('intro') },
  { id: 'form.thanks', given: onForm(() => ({}), formTextTo('thanks', 'Cheers')), ...parts('thanks') },
  { id: 'form.closes', given: onForm(() => ({ date: [new Date('2031-01-31T12:00:00')] })), ...parts('closes_on') },
  { id: 'form.limit', given: onForm(() => ({ text: ['5'] })), ...parts('daily_limit') },
  { id: 'form.draft', given: onForm(), ...presets },
  {
    id: 'field.new',
    given: onForm(() => ({ pick: ['TICK'], text: ['Sure?'] })),
    touches: ['forms.fields', 'forms.last_field_id', 'forms.version'],
    left: { ...version, 'forms.last_field_id': 'a number is given once' },
  },
  { id: 'field.label', given: onField(2, () => ({ text: ['Which one?'] })), ...fields },
  { id: 'field.help', given: onField(2, () => ({ text: ['Choose'] })), ...fields },
  { id: 'field.required', given: onField(2), ...fields },
  { id: 'field.goal', given: onField(4, () => ({}), fieldGoalTo('DUE_DATE')), ...fields },
  { id: 'field.choices', given: onField(2, () => ({}), fieldLinesTo('A\nC')), ...fields },
  { id: 'field.choices', as: 'bound', given: onField(2, () => ({}), fieldChoicesTo([choice('Z')])), ...fields },
  { id: 'field.limits', given: onField(3, () => ({ text: ['1 to 9'] })), ...fields },
  { id: 'field.up', given: onField(3), ...fields },
  { id: 'field.down', given: onField(2), ...fields },
  { id: 'field.remove', given: onField(3), ...fields },
  { id: 'submission.accept', given: onAnswers(), touches: [...judged, 'tasks.is_draft'] },
  {
    id: 'submission.refuse',
    given: onAnswers(),
    touches: [...judged, 'tasks.is_archived', 'project_task_totals.active', 'project_task_totals.archived'],
  },
  {
    id: 'submission.renew',
    given: onAnswers('accepted'),
    touches: [...judged, 'tasks.is_draft'],
    left: { 'submissions.judged_at': 'it was judged anew' },
  },
]
