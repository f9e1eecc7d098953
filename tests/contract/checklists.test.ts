// The contract of checklists. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { checklistItem, fails, holds, task } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }

let host: ContractHost
let ana: Send
let mia: Send
let gus: Send
let uuid: string
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  mia = host.as('mia')
  gus = host.as('gus')
  uuid = holds(await ana('POST', '/tasks/', { ...AT, is_archived: 0, members: '' }, { title: 'Contract checklist' }), 201, task).uuid
})
afterAll(async () => {
  await ana('DELETE', `/tasks/${uuid}/`, AT)
  await host.close()
})

const list = async () => holds(await gus('GET', '/task-checklists/', { ...AT, task_uuid: uuid }), 200, z.array(checklistItem))
const countsOf = async () => holds(await gus('GET', `/tasks/${uuid}/`, AT), 200, task).counts

test('REST-41..45 CHECK-01 items are added, nested one level, renamed, toggled by a string, and deleted', async () => {
  const parent = holds(await mia('POST', '/task-checklists/', AT, { task_uuid: uuid, title: 'Pack' }), 201, checklistItem)
  expect(parent).toEqual({ id: parent.id, title: 'Pack', done: false, parent_id: null, children: [] })
  const add = async (title: string) =>
    holds(await mia('POST', '/task-checklists/', AT, { task_uuid: uuid, title, parent_id: parent.id }), 201, checklistItem)
  const [one, two] = [await add('Shoes'), await add('Socks')]
  expect(one.parent_id).toBe(parent.id)
  expect(await list()).toEqual([{ ...parent, children: [one, two].map(({ children: _none, ...child }) => child) }])
  expect(holds(await mia('PUT', `/task-checklists/${two.id}/`, AT, { title: 'Wool socks' }), 200, checklistItem).title).toBe('Wool socks')
  const toggle = (id: number, status: unknown) => mia('PUT', `/task-checklists/${id}/toggle/`, AT, { status })
  expect(holds(await toggle(parent.id, 'true'), 200, checklistItem).children.map(({ done }) => done)).toEqual([true, true])
  expect(await countsOf()).toMatchObject({ checklist_done: 2, checklist_total: 2 })
  holds(await toggle(one.id, 'false'), 200, checklistItem)
  expect((await list())[0]?.done).toBe(false)
  expect(fails(await toggle(one.id, true), 422).errors).toHaveProperty('status')
  expect(await mia('DELETE', `/task-checklists/${one.id}/`, AT)).toMatchObject({ status: 200, body: { data: null } })
  expect((await list())[0]?.done).toBe(true)
  expect((await mia('DELETE', `/task-checklists/${parent.id}/`, AT)).status).toBe(200)
  expect(await list()).toEqual([])
  fails(await mia('DELETE', `/task-checklists/${parent.id}/`, AT), 404)
})

test('REST-42 CHECK-03 CHECK-07 nothing but white space, a third level and readers are refused', async () => {
  const add = (body: Record<string, unknown>, as = mia) => as('POST', '/task-checklists/', AT, { task_uuid: uuid, ...body })
  expect(fails(await add({ title: ' \n ' }), 422).errors).toHaveProperty('title')
  const parent = holds(await add({ title: 'One' }), 201, checklistItem)
  const child = holds(await add({ title: 'Two', parent_id: parent.id }), 201, checklistItem)
  expect(fails(await add({ title: 'Three', parent_id: child.id }), 422).errors).toHaveProperty('parent_id')
  fails(await add({ title: 'x', more: 1 }), 400)
  fails(await add({ title: 'x' }, gus), 403)
  fails(await gus('PUT', `/task-checklists/${child.id}/`, AT, { title: 'x' }), 403)
  fails(await gus('PUT', `/task-checklists/${child.id}/toggle/`, AT, { status: 'true' }), 403)
  fails(await gus('DELETE', `/task-checklists/${child.id}/`, AT), 403)
})
