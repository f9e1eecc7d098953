// What actions on forms send, for the matrix of roles. The owner has made the form, and somebody outside has answered it.
import { answerForm, openForm } from './form-calls.ts'
import { type Ground, mutate, type Row, type Verdict } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

/** Actions that change nothing on the host; who does not see the screen does not see them. */
export const formReads = [
  ...['form.open', 'form.answers', 'form.copy-link', 'form.preview'],
  ...['submission.open-task', 'submission.copy-email'],
]

interface MadeForm {
  id: string
  token: string
  version: number
}

/** A form of the owner's; it goes again, because a project has 50 at most. */
const onMade =
  (row: (ground: Ground, form: MadeForm) => Promise<Verdict>): Row =>
  async (ground) => {
    const { host } = ground.world
    const { uuid: id, token, version } = await openForm(host)
    const verdict = await row(ground, { id, token, version })
    // Where the row has deleted it, it is gone already.
    await host.as('ana').del(`/forms/${id}/`, WEBSITE)
    return verdict
  }

const onForm = (name: string, args: Record<string, unknown> = {}): Row =>
  onMade((ground, { id }) => mutate(ground, name, { project: ground.project, id, ...args }))

const change = (input: (ground: Ground) => object): Row =>
  onMade((ground, { id, version }) => mutate(ground, 'updateForm', { project: ground.project, id, version, input: input(ground) }))

const judge = (state: string): Row =>
  onMade(async (ground, { id: formId, token }) => {
    await answerForm(ground.world.host, token, { 'field-1': 'From outside' })
    const { body } = await ground.world.host.as('ana').get(`/forms/${formId}/submissions/`, WEBSITE)
    return mutate(ground, 'judgeSubmissions', { project: ground.project, formId, ids: [body.data[0].uuid], state })
  })

const presets = (presetsOf: (ground: Ground) => object): Row => change((ground) => ({ presets: presetsOf(ground) }))
const title = { number: 1, kind: 'SHORT', label: 'What?', goal: 'TITLE' }
const fields = (...more: object[]): Row => change(() => ({ fields: [title, ...more] }))
const second = { number: 2, kind: 'ONE', label: 'Which?', options: [{ label: 'A' }] }

/** By action. */
export const formRows: Readonly<Record<string, Row>> = {
  'form.new': (ground) => mutate(ground, 'createForm', { project: ground.project, input: { title: 'New' } }),
  'form.rename': change(() => ({ title: 'Renamed' })),
  'form.publish': onForm('setFormState', { state: 'CLOSED' }),
  'form.follow': onForm('followForm', { follow: true }),
  'form.new-address': onForm('refreshFormAddress'),
  'form.delete': onForm('deleteForm'),
  'form.export': onMade(async (ground, { id }) => {
    const { status } = await ground.world.host.as(ground.who).get(`/forms/${id}/export/`, { ...WEBSITE, format: 'csv' })
    return status === 200 ? 'allowed' : 'refused'
  }),
  'form.intro': change(() => ({ intro: 'Say' })),
  'form.thanks': change(() => ({ thanks: 'Cheers' })),
  'form.closes': change(() => ({ closesOn: '2031-01-31' })),
  'form.limit': change(() => ({ dailyLimit: 5 })),
  'form.draft': presets(() => ({ isDraft: false })),
  'form.people': presets(() => ({ usernames: ['mia'] })),
  'form.labels': presets(({ label }) => ({ labelIds: [label] })),
  'form.workflow': presets(({ workflow }) => ({ workflowId: workflow })),
  'form.type': presets(({ type }) => ({ typeId: type })),
  'form.board': presets(({ board }) => ({ boardId: board })),
  'field.new': fields(second),
  'field.label': fields({ ...second, label: 'Renamed' }),
  'field.help': fields({ ...second, help: 'Help' }),
  'field.required': fields({ ...second, isRequired: true }),
  'field.goal': fields({ number: 2, kind: 'DAY', label: 'When?', goal: 'DUE_DATE' }),
  'field.choices': fields({ ...second, options: [{ label: 'B' }] }),
  'field.limits': fields({ number: 2, kind: 'NUMBER', label: 'How many?', min: 1 }),
  'field.up': fields(second),
  'field.down': fields(second),
  'field.remove': fields(),
  'submission.accept': judge('ACCEPTED'),
  'submission.refuse': judge('REFUSED'),
  'submission.spam': judge('SPAM'),
  'submission.renew': judge('NEW'),
}
