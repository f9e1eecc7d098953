// The contract of comments. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { attachment, coloured, comment, fails, fits, holds, task } from './shapes.ts'

const AT = { company_slug: 'acme', project_slug: 'website' }

let host: ContractHost
let ana: Send
let mia: Send
let uuid: string
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  mia = host.as('mia')
  uuid = holds(await ana('POST', '/tasks/', { ...AT, is_archived: 0, members: '' }, { title: 'Contract comments' }), 201, task).uuid
})
afterAll(async () => {
  await ana('DELETE', `/tasks/${uuid}/`, AT)
  await host.close()
})

const ofTask = () => ({ ...AT, commentable_type: 'issues', commentable_id: uuid })
const textsOf = async (query: Record<string, string>) =>
  holds(await host.as('gus')('GET', '/comments/', query), 200, z.array(comment)).map((one) => one.comment.replace(/<[^>]+>/g, ''))

test('REST-35..37 COMMENT-02 comments are written, listed newest or oldest first, and removed', async () => {
  const first = holds(
    await mia('POST', '/comments/', ofTask(), { comment_text: '<p>First <em>word</em></p>', workflow: null }),
    201,
    comment,
  )
  expect(first).toMatchObject({ comment: '<p>First <em>word</em></p>', user: { name: 'Mia Chen' } })
  holds(await ana('POST', '/comments/', ofTask(), { comment_text: '<p>Second</p>', workflow: null }), 201, comment)
  expect(await textsOf(ofTask())).toEqual(['Second', 'First word'])
  expect(await textsOf({ ...ofTask(), sort: 'DESC' })).toEqual(['Second', 'First word'])
  expect(await textsOf({ ...ofTask(), sort: 'ASC' })).toEqual(['First word', 'Second'])
  expect(holds(await ana('GET', `/tasks/${uuid}/`, AT), 200, task).counts.comments).toBe(2)
  fails(await mia('DELETE', `/comments/${first.id}/`, AT), 403)
  expect(await ana('DELETE', `/comments/${first.id}/`, AT)).toMatchObject({ status: 200, body: { data: null } })
  fails(await ana('DELETE', `/comments/${first.id}/`, AT), 404)
})

test('GET /text-search/ finds comments by the beginnings of their words, with where, and files by their names', async () => {
  const { id } = holds(
    await mia('POST', '/comments/', ofTask(), { comment_text: '<p>A <em>quokka</em> sleeps</p>', workflow: null }),
    201,
    comment,
  )
  const hit = z.object({
    ...{
      kind: z.enum(['comment', 'file']),
      id: z.number().int(),
      uuid: z.uuid().nullable(),
      snippet: z.string(),
      by: z.string().nullable(),
    },
    ...{ created_at: z.object({ timestamp: z.number().int() }), project_slug: z.string(), project_name: z.string() },
    task: z.object({ uuid: z.uuid(), code: z.string(), title: z.string() }).nullable(),
    thread: z.object({ number: z.number().int(), title: z.string() }).nullable(),
  })
  const search = async (typed: string) =>
    holds(await ana('GET', '/text-search/', { company_slug: 'acme', search: typed }), 200, hit.array())
  const found = (await search('slee quok')).find((one) => one.kind === 'comment' && one.id === id)
  expect(found).toMatchObject({
    snippet: expect.stringContaining('\u0002quokka\u0003'),
    by: 'Mia Chen',
    project_slug: 'website',
    task: { uuid },
  })
  expect((await search('quokka nowhere')).some((one) => one.id === id)).toBe(false)
  fails(await ana('GET', '/text-search/', { company_slug: 'acme', search: '' }), 400)
  fails(await host.as('dora')('GET', '/text-search/', { company_slug: 'acme', search: 'quokka' }), 404)
  await mia('DELETE', `/comments/${id}/`, AT)
})

test('a comment is edited by its author alone, and not over an edit that the author has not seen', async () => {
  const { id } = holds(await mia('POST', '/comments/', ofTask(), { comment_text: '<p>Frist</p>', workflow: null }), 201, comment)
  const edited = holds(await mia('PUT', `/comments/${id}/`, AT, { comment_text: '<p>First</p>', edited_was: null }), 200, comment)
  expect(edited).toMatchObject({ id, comment: '<p>First</p>' })
  expect(await textsOf(ofTask())).toContain('First')
  expect(fails(await mia('PUT', `/comments/${id}/`, AT, { comment_text: 'Other', edited_was: null }), 409).code).toBe('conflict')
  const was = edited.edited_at?.timezone
  holds(await mia('PUT', `/comments/${id}/`, AT, { comment_text: '<p>Last</p>', edited_was: was }), 200, comment)
  fails(await ana('PUT', `/comments/${id}/`, AT, { comment_text: 'Hers' }), 403)
  fails(await mia('PUT', `/comments/${id}/`, AT, { comment_text: '<p> </p>' }), 422)
  expect((await ana('DELETE', `/comments/${id}/`, AT)).status).toBe(200)
  fails(await mia('PUT', `/comments/${id}/`, AT, { comment_text: 'Gone' }), 404)
})

test('REST-36 OPEN-55 the status travels with the comment; nothing to read, strange fields and readers are refused', async () => {
  const [, second] = fits((await ana('GET', '/projects-workflows/', AT)).body.data, z.array(coloured))
  holds(await mia('POST', '/comments/', ofTask(), { comment_text: 'Begun', workflow: second?.id }), 201, comment)
  expect(holds(await ana('GET', `/tasks/${uuid}/`, AT), 200, task).workflow?.id).toBe(second?.id)
  expect(fails(await mia('POST', '/comments/', ofTask(), { comment_text: '<p> </p>', workflow: null }), 422).errors).toHaveProperty(
    'comment_text',
  )
  fails(await mia('POST', '/comments/', ofTask(), { comment_text: 'x', workflow: null, more: 1 }), 400)
  fails(await host.as('gus')('POST', '/comments/', ofTask(), { comment_text: 'x', workflow: null }), 403)
})

test('REST-35..37 OPEN-53 FILES-07 a file is commented on by its uuid, with a null workflow', async () => {
  const file = { name: 'contract.txt', type: 'text/plain', bytes: 'x' }
  const query = { ...AT, attachmentable_type: 'issues', attachmentable_id: uuid }
  const made = holds(await host.upload('mia', '/attachments/', query, file), 201, attachment)
  const ofFile = { ...AT, commentable_type: 'attachments', commentable_id: made.uuid }
  const { id } = holds(await mia('POST', '/comments/', ofFile, { comment_text: 'On the file', workflow: null }), 201, comment)
  expect(await textsOf(ofFile)).toEqual(['On the file'])
  fails(await host.as('gus')('DELETE', `/comments/${id}/`, AT), 403)
  expect((await mia('DELETE', `/comments/${id}/`, AT)).status).toBe(200)
  expect((await mia('DELETE', `/attachments/${made.id}`, AT)).status).toBe(200)
})
