// Forms over a real host: one call each, refusals by field, and the public ones without a bearer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ticketOf } from '#tests/kit/form-calls.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const ROW = 'id title state closesOn token version fieldsCount newCount submissionsCount lastAt isFollowing createdAt'
const FIELDS = 'fields { number kind label help isRequired goal min max options { label typeId labelId effortId } } lastFieldNumber'
const WHOLE = `${ROW} intro thanks dailyLimit presets { workflowId typeId boardId labelIds usernames isDraft } ${FIELDS} viewerCan`
const SENT = `id state email answers { field label kind text } task { id code title isDone isDraft isArchived status } createdAt judgedAt judgedBy { username }`

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

/** With refusals, which are looked at. */
const told = async (who: string, document: string) => {
  const { data, errors } = await world.graphql(who, document)
  expect(errors).toEqual([])
  return data
}
const create = async (input = 'title: "Bug report"', who = 'ana') =>
  (await told(who, `mutation { createForm(project: { ${WEBSITE} }, input: { ${input} }) { form { ${WHOLE} } ${REFUSALS} } }`)).createForm
const step = async (name: string, id: string, more = '', who = 'ana') =>
  (await told(who, `mutation { ${name}(project: { ${WEBSITE} }, id: "${id}"${more}) { form { ${WHOLE} } ${REFUSALS} } }`))[name]
const opened = async (input?: string) => {
  const { form } = await create(input)
  return (await step('setFormState', form.id, ', state: OPEN')).form
}
const sent = async (formId: string, more = '') =>
  (
    await world.data(
      'mia',
      `{ submissions(${WEBSITE}, formId: "${formId}"${more}) { nodes { ${SENT} } page totalPages totalCount counts { new accepted refused spam } } }`,
    )
  ).submissions
const submit = async (token: string, answers: string, ticket?: string) =>
  world.graphql(
    null,
    `mutation { submitPublicForm(token: "${token}", input: { ticket: "${ticket ?? (await ticketOf(world.host, token))}", answers: [${answers}], website: "" }) { thanks ${REFUSALS} } }`,
  )

test('FORM-15 a form is made, changed, followed and deleted; what is refused says why', async () => {
  const { form, userErrors } = await create(
    'title: "Wishes", intro: "Say", presets: { usernames: ["mia"], isDraft: false }, fields: [{ number: 1, kind: SHORT, label: "What?", goal: TITLE, isRequired: true }, { number: 4, kind: NUMBER, label: "How many?", min: 1, max: 9 }]',
  )
  expect(userErrors).toEqual([])
  expect(form).toMatchObject({
    ...{ title: 'Wishes', state: 'DRAFT', version: 1, intro: 'Say', dailyLimit: 200, lastFieldNumber: 4, isFollowing: true },
    presets: { workflowId: null, typeId: null, boardId: null, labelIds: [], usernames: ['mia'], isDraft: false },
    fields: [
      { number: 1, kind: 'SHORT', label: 'What?', help: '', isRequired: true, goal: 'TITLE', min: null, max: null, options: [] },
      { number: 4, kind: 'NUMBER', goal: 'NONE', min: 1, max: 9 },
    ],
    viewerCan: expect.arrayContaining(['ADMIN']),
  })
  const update = (version: number, input: string) => step('updateForm', form.id, `, version: ${version}, input: { ${input} }`)
  expect((await update(1, 'closesOn: "2031-01-31", dailyLimit: 50')).form).toMatchObject({
    version: 2,
    closesOn: '2031-01-31',
    dailyLimit: 50,
  })
  expect((await update(1, 'title: "Late"')).userErrors).toMatchObject([
    { code: 'CONFLICT', message: expect.stringContaining('Somebody else') },
  ])
  expect((await update(2, 'dailyLimit: 0')).userErrors).toMatchObject([{ code: 'INVALID', field: ['dailyLimit'] }])
  expect((await update(2, 'closesOn: null')).form).toMatchObject({ closesOn: null, dailyLimit: 50 })
  expect((await step('followForm', form.id, ', follow: false')).form.isFollowing).toBe(false)
  expect((await step('refreshFormAddress', form.id)).form.token).not.toBe(form.token)
  const remove = async () =>
    (await told('ana', `mutation { deleteForm(project: { ${WEBSITE} }, id: "${form.id}") { deletedId ${REFUSALS} } }`)).deleteForm
  expect(await remove()).toEqual({ deletedId: form.id, userErrors: [] })
  expect((await remove()).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect((await world.data('ana', `{ form(${WEBSITE}, id: "${form.id}") { id } }`)).form).toBeNull()
})

test('FORM-15 FORM-04 a list and a form are one call each; readers and guests have neither', async () => {
  const form = await opened()
  world.resetCalls()
  const { forms } = await world.data('mia', `{ forms(${WEBSITE}) { ${ROW} fields { number } } }`)
  expect(forms.find(({ id }: { id: string }) => id === form.id)).toMatchObject({ state: 'OPEN', fieldsCount: 2, newCount: 0, fields: null })
  expect(world.calls()).toHaveLength(1)
  world.resetCalls()
  expect(
    (await world.data('mia', `{ form(${WEBSITE}, id: "${form.id}") { ${WHOLE.replace('viewerCan', '')} } }`)).form.fields,
  ).toHaveLength(2)
  expect(world.calls()).toHaveLength(1)
  for (const who of ['rex', 'gus'])
    expect((await world.graphql(who, `{ forms(${WEBSITE}) { id } }`)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})

test('FORM-05 FORM-15 a stranger reads a form and answers it without a bearer; refusals are under the names of fields', async () => {
  const form = await opened(
    'title: "Ask", fields: [{ number: 1, kind: SHORT, label: "What?", goal: TITLE, isRequired: true }, { number: 2, kind: MANY, label: "Which?", options: [{ label: "A" }, { label: "B" }] }, { number: 3, kind: TICK, label: "Sure?" }, { number: 4, kind: EMAIL, label: "Email" }]',
  )
  const read = `{ publicForm(token: "${form.token}") { title intro workspaceName workspaceLogo isOpen fields { name kind label help isRequired min max options } ticket } }`
  world.resetCalls()
  for (const who of ['dora', null]) {
    const { publicForm } = await world.data(who, read)
    expect(publicForm).toMatchObject({
      ...{ title: 'Ask', isOpen: true, ticket: expect.any(String) },
      fields: [{ name: 'field-1', kind: 'SHORT', isRequired: true }, { options: ['A', 'B'] }, { kind: 'TICK' }, { name: 'field-4' }],
    })
  }
  expect(world.calls()).toHaveLength(2)
  expect((await submit(form.token, '{ name: "field-4", text: "nobody" }')).data.submitPublicForm).toEqual({
    thanks: null,
    userErrors: [
      { code: 'INVALID', field: ['field-1'], message: 'Please fill this in.' },
      { code: 'INVALID', field: ['field-4'], message: expect.any(String) },
    ],
  })
  const answers =
    '{ name: "field-1", text: "Something" }, { name: "field-2", choices: ["B"] }, { name: "field-3", isTicked: true }, { name: "field-4", text: "a@example.com" }'
  expect((await submit(form.token, answers)).data.submitPublicForm).toEqual({ thanks: 'Thank you. We have received it.', userErrors: [] })
  expect((await submit(form.token, answers, 'made up')).data.submitPublicForm.userErrors).toMatchObject([
    { code: 'INVALID', field: ['ticket'] },
  ])
  expect(await sent(form.id)).toMatchObject({
    ...{ page: 1, totalPages: 1, totalCount: 1, counts: { new: 1, accepted: 0, refused: 0, spam: 0 } },
    nodes: [
      {
        ...{
          state: 'NEW',
          email: 'a@example.com',
          judgedBy: null,
          task: { title: 'Something', isDraft: true, isDone: false, isArchived: false },
        },
        answers: [
          { field: 'field-1', label: 'What?', kind: 'SHORT', text: 'Something' },
          { kind: 'MANY', text: 'B' },
          { kind: 'TICK', text: 'Yes' },
          { kind: 'EMAIL', text: 'a@example.com' },
        ],
      },
    ],
  })
  await step('setFormState', form.id, ', state: CLOSED')
  expect((await world.data(null, read)).publicForm).toMatchObject({ isOpen: false, fields: [], ticket: null })
  expect((await submit(form.token, answers)).data.submitPublicForm.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect((await world.data(null, '{ publicForm(token: "nothing") { title } }')).publicForm).toBeNull()
})

test('FORM-06 too many answers say how long to wait', async () => {
  const form = await opened()
  for (let at = 0; at < 5; at += 1)
    expect((await submit(form.token, '{ name: "field-1", text: "Again" }')).data.submitPublicForm.thanks).toBeTruthy()
  expect((await submit(form.token, '{ name: "field-1", text: "Again" }')).errors).toMatchObject([
    { extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } },
  ])
})

test('FORM-09 FORM-15 answers are judged, many with one call', async () => {
  const form = await opened()
  for (const text of ['One', 'Two']) await submit(form.token, `{ name: "field-1", text: "${text}" }`)
  const ids = (await sent(form.id)).nodes.map(({ id }: { id: string }) => id)
  world.resetCalls()
  const judge = (state: string, who = 'mia') =>
    world.graphql(
      who,
      `mutation { judgeSubmissions(project: { ${WEBSITE} }, formId: "${form.id}", ids: ${JSON.stringify(ids)}, state: ${state}) { submissions { ${SENT} } ${REFUSALS} } }`,
    )
  expect((await judge('ACCEPTED')).data.judgeSubmissions.submissions).toMatchObject([
    { state: 'ACCEPTED', judgedBy: { username: 'mia' }, judgedAt: expect.any(String), task: { isDraft: false } },
    { state: 'ACCEPTED' },
  ])
  expect(world.calls()).toHaveLength(1)
  expect((await sent(form.id, ', state: ACCEPTED')).totalCount).toBe(2)
  expect((await judge('NEW', 'gus')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})

test('FORM-13 news of an answer lead to the form; the log of its task names it', async () => {
  const form = await opened('title: "Told"')
  await submit(form.token, '{ name: "field-1", text: "News" }')
  const { notifications } = await world.data(
    'ana',
    '{ notifications(workspaceSlug: "acme") { title resource targetKind target { ... on FormTarget { id projectSlug } } events { reason user { name } } } }',
  )
  expect(notifications[0]).toMatchObject({
    ...{ title: 'New answer to “Told”', targetKind: 'FORM', target: { id: form.id, projectSlug: 'website' } },
    events: [{ reason: 'FORM_ANSWERED', user: null }],
  })
  const [{ task }] = (await sent(form.id)).nodes
  const { taskLog } = await world.data('ana', `{ taskLog(${WEBSITE}, taskId: "${task.id}") { message author { name username } } }`)
  expect(taskLog).toMatchObject([{ message: 'made from form “Told”', author: { name: 'Form: Told', username: null } }])
})
