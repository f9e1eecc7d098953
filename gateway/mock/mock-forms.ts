// Forms of the mock: made, changed, answered by strangers, and judged with their tasks.
import { randomBytes, randomUUID } from 'node:crypto'
import { type Asked, found, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, nowInSeconds } from './mock-memory.ts'
import { mockProject } from './mock-tasks.ts'

interface Field {
  id: number
  kind: string
  label: string
  help: string
  required: boolean
  to: string
  min: number | null
  max: number | null
  options: { label: string; ref: number | null }[]
}

interface Form {
  uuid: string
  project: string
  title: string
  intro: string
  thanks: string
  state: string
  closes_on: string | null
  token: string
  daily_limit: number
  version: number
  following: boolean
  presets: Record<string, unknown>
  fields: Field[]
  last_field_id: number
  created_at: { timestamp: number }
}

interface Sent {
  uuid: string
  form: string
  state: string
  email: string | null
  answers: { field: string; label: string; kind: string; text: string }[]
  task: string | null
  created_at: { timestamp: number }
  judged: boolean
}

const stamp = (at = nowInSeconds()) => ({ timestamp: at })
const newToken = () => randomBytes(16).toString('base64url')
const field = (id: number, kind: string, label: string, more: Partial<Field> = {}): Field => {
  return { id, kind, label, help: '', required: false, to: 'none', min: null, max: null, options: [], ...more }
}

function newForm(project: string, title: string): Form {
  return {
    ...{ uuid: randomUUID(), project, title, intro: '', thanks: 'Thank you. We have received it.', state: 'draft', closes_on: null },
    ...{ token: newToken(), daily_limit: 200, version: 1, following: true, last_field_id: 2, created_at: stamp() },
    presets: { workflow_id: null, type_id: null, board_uuid: null, labels: [], people: [], draft: true },
    fields: [
      field(1, 'short', 'What is it about?', { required: true, to: 'title' }),
      field(2, 'long', 'Tell us more', { to: 'description' }),
    ],
  }
}

/** `/forms/` and `/public/forms/` over `memory`. */
export function mockFormRoutes(memory: MockMemory): Routes {
  const forms: Form[] = [{ ...newForm('website', 'Bug report'), state: 'open' }]
  const sent: Sent[] = []
  const one = ({ ids }: Asked) => found(forms.find(({ uuid }) => uuid === ids.uuid))
  const behind = ({ ids }: Asked) => found(forms.find(({ token, state }) => token === ids.token && state !== 'draft'))
  const of = ({ uuid }: Form) => sent.filter((answer) => answer.form === uuid)
  const shown = (form: Form) => ({
    ...form,
    fields_count: form.fields.length,
    new_count: of(form).filter(({ state }) => state === 'new').length,
    submissions_count: of(form).length,
    last_at: of(form)[0]?.created_at ?? null,
  })
  const told = ({ task: uuid, judged, ...answer }: Sent) => {
    const task = memory.tasks.find((other) => other.uuid === uuid)
    return {
      ...answer,
      task: task && {
        ...{ uuid: task.uuid, code: task.code, title: task.title, done: task.done, workflow: task.workflow?.title ?? '' },
        ...{ is_draft: task.settings.is_draft, is_archived: task.settings.is_archived },
      },
      judged_at: judged ? stamp() : null,
      judged_by: judged ? memory.people[0] : null,
    }
  }
  const change = (form: Form, { presets, version: _version, ...body }: Record<string, unknown>) => {
    Object.assign(form, body, { presets: { ...form.presets, ...(presets as object | undefined) } })
    form.last_field_id = Math.max(form.last_field_id, ...form.fields.map(({ id }) => id))
    return shown(form)
  }
  return {
    'GET /forms/': ({ query }) => forms.filter(({ project }) => project === query.project_slug).map(shown),
    'POST /forms/'({ query, body }) {
      const form = newForm(mockProject(memory, query.project_slug).slug, String(body.title))
      forms.unshift(form)
      return change(form, body)
    },
    'GET /forms/:uuid/': (asked) => shown(one(asked)),
    'PUT /forms/:uuid/'(asked) {
      const form = one(asked)
      if (asked.body.version !== form.version) throw new MockRefusal(409, 'Somebody else changed this form. Here is how it is now.')
      form.version += 1
      return change(form, asked.body)
    },
    'PUT /forms/:uuid/state/': (asked) => change(one(asked), { state: asked.body.state }),
    'PUT /forms/:uuid/follow/': (asked) => change(one(asked), { following: asked.body.follow }),
    'POST /forms/:uuid/token/': (asked) => change(one(asked), { token: newToken() }),
    'DELETE /forms/:uuid/'(asked) {
      forms.splice(forms.indexOf(one(asked)), 1)
      return null
    },
    'GET /forms/:uuid/submissions/'(asked) {
      const all = of(one(asked))
      const count = (state: string) => all.filter((answer) => answer.state === state).length
      const counts = { new: count('new'), accepted: count('accepted'), refused: count('refused'), spam: count('spam') }
      const wanted = asked.query.state === undefined ? all : all.filter(({ state }) => state === asked.query.state)
      return mockPage(wanted.map(told), asked.query, 50, { counts })
    },
    'PUT /forms/:uuid/submissions/'(asked) {
      const form = one(asked)
      const ids = asked.body.uuids as string[]
      const state = String(asked.body.state)
      const judged = of(form).filter(({ uuid }) => ids.includes(uuid))
      for (const answer of judged) {
        answer.task = settled(answer, form, state)
        Object.assign(answer, { state, judged: state !== 'new' })
      }
      return judged.map(told)
    },
    ...publicRoutes(),
  }

  function settled(answer: Sent, form: Form, state: string): string | null {
    const task = memory.tasks.find(({ uuid }) => uuid === answer.task)
    if (state === 'spam') {
      if (task) memory.tasks.splice(memory.tasks.indexOf(task), 1)
      return null
    }
    const kept = task ?? made(form, answer.answers[0]?.text ?? form.title)
    kept.settings.is_archived = state === 'refused'
    if (state !== 'refused') kept.settings.is_draft = state === 'new'
    return kept.uuid
  }

  function made(form: Form, title: string) {
    const task = memory.addTask(mockProject(memory, form.project), { title })
    task.settings.is_draft = form.presets.draft === true
    return task
  }

  function publicRoutes(): Routes {
    return {
      'GET /public/forms/:token/'(asked) {
        const { title, intro, state, fields } = behind(asked)
        const head = { title, company: { name: found(memory.workspaces[0]).name, logo: null } }
        if (state !== 'open') return { ...head, intro: '', state: 'closed', fields: [], ticket: null }
        const asStrangersSee = ({ id, to: _to, options, ...rest }: Field) => ({
          ...rest,
          id: `field-${id}`,
          options: options.map(({ label }) => label),
        })
        return { ...head, intro, state, fields: fields.map(asStrangersSee), ticket: randomUUID() }
      },
      'POST /public/forms/:token/'(asked) {
        const form = behind(asked)
        if (form.state !== 'open') throw new MockRefusal(410, 'This form is closed.')
        const given = asked.body.answers as Record<string, unknown>
        const missing = form.fields.filter(({ id, required }) => required && !given[`field-${id}`])
        if (missing.length > 0)
          throw new MockRefusal(422, '', Object.fromEntries(missing.map(({ id }) => [`field-${id}`, ['Please fill this in.']])))
        const answers = form.fields.flatMap(({ id, label, kind }) => {
          const value = given[`field-${id}`]
          return value == null || value === '' ? [] : [{ field: `field-${id}`, label, kind, text: [value].flat().join(', ') }]
        })
        const { uuid: task } = made(form, answers[0]?.text ?? form.title)
        const state = form.presets.draft === true ? 'new' : 'accepted'
        sent.unshift({ uuid: randomUUID(), form: form.uuid, state, email: null, answers, task, created_at: stamp(), judged: false })
        return { thanks: form.thanks }
      },
    }
  }
}
