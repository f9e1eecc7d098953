// The contract of forms. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { actor, fails, fits, holds, page } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }
const at = z.object({ timestamp: z.number() })
const kind = z.enum(['short', 'long', 'email', 'number', 'day', 'one', 'many', 'tick', 'link'])
const row = z.object({
  ...{ uuid: z.uuid(), title: z.string(), state: z.enum(['draft', 'open', 'closed']), closes_on: z.string().nullable(), token: z.string() },
  ...{ version: z.number(), fields_count: z.number(), new_count: z.number(), submissions_count: z.number(), last_at: at.nullable() },
  ...{ following: z.boolean(), created_at: at },
})
const form = row.extend({
  ...{ intro: z.string(), thanks: z.string(), daily_limit: z.number(), last_field_id: z.number() },
  presets: z.object({
    ...{ workflow_id: z.number().nullable(), type_id: z.number().nullable(), board_uuid: z.string().nullable() },
    ...{ labels: z.array(z.number()), people: z.array(z.string()), draft: z.boolean() },
  }),
  fields: z.array(
    z.object({
      ...{ id: z.number(), kind, label: z.string(), help: z.string(), required: z.boolean(), to: z.string() },
      ...{ min: z.number().nullable(), max: z.number().nullable() },
      options: z.array(z.object({ label: z.string(), ref: z.number().nullable() })),
    }),
  ),
})
const submission = z.object({
  ...{ uuid: z.uuid(), state: z.enum(['new', 'accepted', 'refused', 'spam']), email: z.string().nullable(), created_at: at },
  answers: z.array(z.object({ field: z.string(), label: z.string(), kind, text: z.string() })),
  task: z
    .object({
      ...{ uuid: z.uuid(), code: z.string(), title: z.string(), done: z.boolean(), is_draft: z.boolean(), is_archived: z.boolean() },
      workflow: z.string(),
    })
    .nullable(),
  judged_at: at.nullable(),
  judged_by: actor.nullable(),
})
const publicForm = z.strictObject({
  ...{ title: z.string(), intro: z.string(), company: z.strictObject({ name: z.string(), logo: z.string().nullable() }) },
  ...{ state: z.enum(['open', 'closed']), ticket: z.string().nullable() },
  fields: z.array(
    z.strictObject({
      ...{ id: z.string(), kind, label: z.string(), help: z.string(), required: z.boolean() },
      ...{ min: z.number().nullable(), max: z.number().nullable(), options: z.array(z.string()) },
    }),
  ),
})

let host: ContractHost
let ana: Send
let mia: Send
let path: string
let token: string
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  mia = host.as('mia')
  const made = holds(await ana('POST', '/forms/', AT, { title: 'Contract' }), 201, form)
  path = `/forms/${made.uuid}/`
  token = made.token
})
afterAll(async () => {
  await ana('DELETE', path, AT)
  await host.close()
})

test('FORM-04 a form is listed, changed by its version, opened, followed and given another address', async () => {
  expect(z.array(row).parse((await mia('GET', '/forms/', AT)).body.data)).toContainEqual(expect.objectContaining({ token }))
  const changed = holds(await ana('PUT', path, AT, { version: 1, intro: 'Say what you need.' }), 200, form)
  expect(changed).toMatchObject({ version: 2, intro: 'Say what you need.' })
  fails(await ana('PUT', path, AT, { version: 1, intro: 'Late' }), 409)
  fails(await mia('PUT', path, AT, { version: 2, intro: 'Mine' }), 403)
  fails(await host.as('gus')('GET', path, AT), 403)
  expect(holds(await mia('PUT', `${path}follow/`, AT, { follow: true }), 200, form).following).toBe(true)
  fails(await host.as(null)('GET', `/public/forms/${token}/`), 404)
  expect(holds(await ana('PUT', `${path}state/`, AT, { state: 'open' }), 200, form).state).toBe('open')
  const next = holds(await ana('POST', `${path}token/`, AT, {}), 200, form)
  fails(await host.as(null)('GET', `/public/forms/${token}/`), 404)
  token = next.token
})

test('FORM-05 FORM-09 a stranger answers it; the answer is judged with its task, and taken along as a sheet', async () => {
  const stranger = host.as(null)
  const { ticket, fields } = holds(await stranger('GET', `/public/forms/${token}/`), 200, publicForm)
  expect(fields.map(({ id }) => id)).toEqual(['field-1', 'field-2'])
  const send = (answers: object) => stranger('POST', `/public/forms/${token}/`, {}, { ticket, answers, website: '' })
  // A ticket is good after two seconds.
  await expect.poll(async () => (await send({ 'field-1': 'By contract' })).status, { timeout: 15_000, interval: 500 }).toBe(201)
  expect(holds(await send({ 'field-1': 'By contract' }), 201, z.object({ thanks: z.string() })).thanks).not.toBe('')
  fails(await stranger('POST', `/public/forms/${token}/`, {}, { ticket: 'made up', answers: {} }), 422)
  const list = fits((await mia('GET', `${path}submissions/`, { ...AT, state: 'new' })).body, page(submission))
  expect(list).toMatchObject({ total: 1, data: [{ state: 'new', task: { title: 'By contract', is_draft: true } }] })
  const uuids = [list.data[0]?.uuid]
  const judge = async (state: string) =>
    z.array(submission).parse((await mia('PUT', `${path}submissions/`, AT, { uuids, state })).body.data)
  expect(await judge('accepted')).toMatchObject([{ state: 'accepted', task: { is_draft: false } }])
  expect(await judge('refused')).toMatchObject([{ task: { is_archived: true } }])
  const csv = await mia('GET', `${path}export/`, { ...AT, format: 'csv' })
  expect(csv.body).toContain('By contract')
  // Its task goes, so that nothing stays behind.
  expect(await judge('spam')).toMatchObject([{ state: 'spam', task: null }])
  holds(await ana('PUT', `${path}state/`, AT, { state: 'closed' }), 200, form)
  expect(holds(await stranger('GET', `/public/forms/${token}/`), 200, publicForm)).toMatchObject({
    state: 'closed',
    fields: [],
    ticket: null,
  })
  fails(await send({}), 410)
})
