// What is null in the sample world is answered where there is something: pictures, zones, ends, presets.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ticketOf } from '#tests/kit/form-calls.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const LOGO = 'https://pictures.example/logo.png'
const ACME = 'workspaceSlug: "acme"'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
  await world.host.db.execute(sql`update companies set logo = ${LOGO}`)
  await world.host.db.execute(sql`update projects set logo = ${LOGO}`)
})
afterAll(() => world.close())

test('PROF-01 PROFUP-05 a profile tells zone and pictures of projects', async () => {
  await world.data('mia', `mutation { updateViewer(input: { timeZone: "Asia/Kolkata" }) { ${REFUSALS} } }`)
  const { person } = await world.data('ben', `{ person(username: "mia", ${ACME}) { timeZone projects { logo } } }`)
  expect(person).toMatchObject({ timeZone: 'Asia/Kolkata', projects: expect.arrayContaining([{ logo: LOGO }]) })
})

test('CLIENT-02 INV-15 clients tell pictures of their projects, printed invoices that of the workspace and when they were opened', async () => {
  const { clients } = await world.data('ana', `{ clients(${ACME}) { nodes { id projects { logo } } } }`)
  expect(clients.nodes.flatMap(({ projects }: { projects: unknown[] }) => projects)).toContainEqual({ logo: LOGO })
  const sent = `mutation ($id: ID!) { sendInvoice(${ACME}, id: $id, input: { to: ["una@client.example"], subject: "x", text: "{link}" }) { ${REFUSALS} } }`
  const { invoices } = await world.data('ana', `{ invoices(${ACME}) { nodes { id state } } }`)
  const { id } = invoices.nodes.find(({ state }: { state: string }) => state === 'SENT')
  await world.data('ana', sent, { id })
  const { rows } = await world.host.db.execute<{ body: unknown }>(
    sql`select body from mails where kind = 'invoice' order by created_at desc limit 1`,
  )
  const key = /key=([\w-]+)/.exec(JSON.stringify(rows[0]?.body))?.[1] ?? ''
  const { printedInvoice } = await world.data(null, `{ printedInvoice(id: "${id}", key: "${key}") { logo } }`)
  expect(printedInvoice).toEqual({ logo: LOGO })
  expect((await world.data('ana', `{ invoice(${ACME}, id: "${id}") { openedAt } }`)).invoice.openedAt).toMatch(/^\d{4}-/)
})

test('FORM-03 FORM-05 a form keeps what its options and presets lead to, and the bounds of a number', async () => {
  const catalogue = await world.data(
    'ana',
    `{ types: taskTypes(${WEBSITE}) { id } labels(${WEBSITE}) { id } efforts(${WEBSITE}) { id } workflows(${WEBSITE}) { id } boards(${WEBSITE}) { id } }`,
  )
  // The main board is no board of its own.
  const first = (kind: string) => catalogue[kind].find(({ id }: { id: string }) => id !== 'main-board').id
  const input = `title: "Ask", presets: { workflowId: "${first('workflows')}", typeId: "${first('types')}", boardId: "${first('boards')}" }, fields: [
    { number: 1, kind: SHORT, label: "What?", goal: TITLE, isRequired: true }, { number: 2, kind: NUMBER, label: "How many?", min: 1, max: 9 },
    { number: 3, kind: ONE, label: "Kind", goal: TYPE, options: [{ label: "A", typeId: "${first('types')}" }] },
    { number: 4, kind: MANY, label: "Labels", goal: LABELS, options: [{ label: "A", labelId: "${first('labels')}" }] },
    { number: 5, kind: ONE, label: "Size", goal: EFFORT, options: [{ label: "A", effortId: "${first('efforts')}" }] }]`
  const { createForm } = await world.data(
    'ana',
    `mutation { createForm(project: { ${WEBSITE} }, input: { ${input} }) { form { id token presets { workflowId typeId boardId }
      fields { min max options { typeId labelId effortId } } } ${REFUSALS} } }`,
  )
  const { id, token, presets, fields } = createForm.form
  expect(presets).toEqual({ workflowId: first('workflows'), typeId: first('types'), boardId: first('boards') })
  expect(fields.flatMap(({ options }: { options: unknown[] }) => options)).toEqual([
    { typeId: first('types'), labelId: null, effortId: null },
    { typeId: null, labelId: first('labels'), effortId: null },
    { typeId: null, labelId: null, effortId: first('efforts') },
  ])
  await world.data('ana', `mutation { setFormState(project: { ${WEBSITE} }, id: "${id}", state: OPEN) { ${REFUSALS} } }`)
  expect(await ticketOf(world.host, token)).toEqual(expect.any(String))
  const { publicForm } = await world.data(null, `{ publicForm(token: "${token}") { workspaceLogo fields { name min max } } }`)
  expect(publicForm.workspaceLogo).toBe(LOGO)
  expect(publicForm.fields).toContainEqual({ name: 'field-2', min: 1, max: 9 })
})

test('WSET-10 a workspace that is being deleted tells its picture and until when it is kept', async () => {
  await world.data(
    'dora',
    `mutation { deleteWorkspace(slug: "globex", name: "Globex", password: "palette-demo-1") { deletionAt ${REFUSALS} } }`,
  )
  expect((await world.data('dora', '{ deletedWorkspaces { slug logo deletionAt } }')).deletedWorkspaces).toEqual([
    { slug: 'globex', logo: LOGO, deletionAt: expect.any(String) },
  ])
})
