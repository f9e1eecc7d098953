// Files over a real host: up by the plain route, listed and deleted by GraphQL, down by the plain route.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const PNG = pngOf(8, 8, [255, 255, 255], [])
const FIELDS = 'id uuid filename mimetype size createdAt createdAtForHumans user { name avatar username headline } downloadUrl'

let world: World
let shell: FastifyInstance
let task: string
beforeAll(async () => {
  world = await openWorld({ sample: true })
  shell = await buildShell({
    fetch: world.gateway.fetch,
    routes: world.gateway.routes,
    config: readSettings({}).config,
    clientDir: '/nowhere',
  })
  const { createTask } = await world.data(
    'ana',
    `mutation { createTask(input: { ${WEBSITE}, title: "With files" }) { task { id } ${REFUSALS} } }`,
  )
  task = createTask.task.id
})
afterAll(async () => {
  await shell.close()
  await world.close()
})

async function upload(who: string | null, name: string, bytes: Uint8Array | string, query: Record<string, string> = {}) {
  const { headers, payload } = multipart(name, bytes)
  const token = await world.host.as(who).token()
  const answer = await shell.inject({
    method: 'POST',
    url: '/api/attachments',
    query: { workspaceSlug: 'acme', projectSlug: 'website', taskId: task, ...query },
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
async function download(who: string, url: string) {
  return shell.inject({ url, headers: { authorization: `Bearer ${await world.host.as(who).token()}` } })
}
const filesOf = async (who: string, more = `, taskId: "${task}"`) =>
  (await world.data(who, `{ attachments(${WEBSITE}${more}) { nodes { ${FIELDS} } page totalPages totalCount } }`)).attachments

test('REST-38 REST-39 FILES-23 a file goes up in one call, is listed in one call and comes down again', async () => {
  expect(await filesOf('gus')).toEqual({ nodes: [], page: 1, totalPages: 1, totalCount: 0 })
  world.resetCalls()
  const { status, body } = await upload('mia', 'Entwurf ü.png', PNG)
  expect(status).toBe(201)
  const { attachment, userErrors } = body.data.uploadAttachment
  expect(userErrors).toEqual([])
  expect(attachment).toMatchObject({
    filename: 'Entwurf ü.png',
    mimetype: 'image/png',
    downloadUrl: `/api/attachments/${attachment.id}/content?workspaceSlug=acme&projectSlug=website`,
  })
  expect(world.calls()).toEqual([
    `POST /attachments/?company_slug=acme&project_slug=website&attachmentable_type=issues&attachmentable_id=${task}`,
  ])
  world.resetCalls()
  expect(await filesOf('gus')).toEqual({
    nodes: [
      {
        id: attachment.id,
        uuid: expect.stringMatching(/^[\da-f-]{36}$/),
        filename: 'Entwurf ü.png',
        mimetype: 'image/png',
        size: PNG.length,
        createdAt: expect.stringMatching(/Z$/),
        createdAtForHumans: 'just now',
        user: { name: 'Mia Chen', avatar: null, username: 'mia', headline: 'Designer and writer' },
        downloadUrl: attachment.downloadUrl,
      },
    ],
    page: 1,
    totalPages: 1,
    totalCount: 1,
  })
  expect(world.calls()).toEqual([
    `GET /attachments/?company_slug=acme&project_slug=website&attachmentable_type=issues&attachmentable_id=${task}&page=1`,
  ])
  const file = await download('gus', attachment.downloadUrl)
  expect(file.rawPayload.equals(PNG)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(PNG.length),
    'content-disposition': "inline; filename*=UTF-8''Entwurf%20%C3%BC.png",
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const { task: now } = await world.data('gus', `{ task(${WEBSITE}, id: "${task}") { image counts { files } } }`)
  expect(now).toEqual({ image: attachment.downloadUrl, counts: { files: 1 } })
})

test('API-04 a file larger than any GraphQL request flows through whole', async () => {
  const bytes = Buffer.alloc(12_000_000, 'large ')
  const { body } = await upload('mia', 'large.txt', bytes)
  const file = await download('mia', body.data.uploadAttachment.attachment.downloadUrl)
  expect(file.rawPayload.equals(bytes)).toBe(true)
})

test('OPEN-54 a page is never handed out as a page', async () => {
  const { body } = await upload('mia', 'page.html', '<script>alert(1)</script>')
  const { headers, body: text } = await download('mia', body.data.uploadAttachment.attachment.downloadUrl)
  expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' })
  expect(headers['content-disposition']).toMatch(/^attachment;/)
  expect(text).toBe('<script>alert(1)</script>')
})

test('OPEN-39 without a task it is a file of the project', async () => {
  await upload('mia', 'of the project.txt', 'x', { taskId: '' })
  const { nodes } = await filesOf('mia', '')
  expect(nodes[0].filename).toBe('of the project.txt')
  expect(nodes.map(({ filename }: { filename: string }) => filename)).not.toContain('Entwurf ü.png')
})

test('REST-40 ROLE-06 a file is deleted once, what is gone already is said, readers may not', async () => {
  const { body } = await upload('ana', 'gone.txt', 'x')
  const { id, downloadUrl } = body.data.uploadAttachment.attachment
  const remove = `mutation { deleteAttachment(project: { ${WEBSITE} }, id: "${id}") { deletedId ${REFUSALS} } }`
  expect((await world.graphql('gus', remove)).errors[0]?.extensions.code).toBe('FORBIDDEN')
  world.resetCalls()
  expect((await world.data('mia', remove)).deleteAttachment.deletedId).toBe(id)
  expect(world.calls()).toEqual([`DELETE /attachments/${id}?company_slug=acme&project_slug=website`])
  expect((await world.graphql('mia', remove)).data.deleteAttachment).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  const answer = await download('mia', downloadUrl)
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([404, 'NOT_FOUND'])
})

test('PLAN-03 ROLE-06 FILES-18 what the host refuses is told by code', async () => {
  expect(await upload('gus', 'a.txt', 'x')).toMatchObject({ status: 403, body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } })
  const free = { workspaceSlug: 'freebird', projectSlug: 'garden', taskId: '' }
  expect(await upload('fay', 'a.txt', 'x', free)).toMatchObject({
    status: 402,
    body: { data: null, errors: [{ extensions: { code: 'PLAN_REQUIRED', retryable: false } }] },
  })
  expect(await upload('dora', 'a.txt', 'x')).toMatchObject({
    status: 404,
    body: { data: { uploadAttachment: { attachment: null, userErrors: [{ code: 'NOT_FOUND' }] } } },
  })
  expect(await upload('mia', 'Thumbs.db', 'x')).toMatchObject({
    status: 422,
    body: { data: { uploadAttachment: { userErrors: [{ code: 'INVALID', field: ['file'] }] } } },
  })
})
