// Documents of a project over a real host: found, renamed, linked, moved, replaced and restored.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const FIELDS = 'id uuid filename mimetype size task { id code title } links { id code title } versions comments downloadUrl'
const PAYLOAD = `{ attachment { ${FIELDS} } ${REFUSALS} }`

let world: World
let shell: FastifyInstance
let task: { id: string; code: string; title: string }
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const config = readSettings({}).config
  shell = await buildShell({ fetch: world.gateway.fetch, routes: world.gateway.routes, config, clientDir: '/nowhere' })
  const made = await world.data(
    'ana',
    `mutation { createTask(input: { ${WEBSITE}, title: "With links" }) { task { id code title } ${REFUSALS} } }`,
  )
  task = made.createTask.task
})
afterAll(async () => {
  await shell.close()
  await world.close()
})

async function upload(name: string, bytes: string, query: Record<string, string> = {}) {
  const { headers, payload } = multipart(name, bytes, { type: 'text/plain' })
  const authorization = `Bearer ${await world.host.as('mia').token()}`
  const at = { workspaceSlug: 'acme', projectSlug: 'website', ...query }
  const answer = await shell.inject({ method: 'POST', url: '/api/attachments', query: at, headers: { ...headers, authorization }, payload })
  return answer.json().data.uploadAttachment.attachment
}
const read = async (url: string) =>
  (await shell.inject({ url, headers: { authorization: `Bearer ${await world.host.as('gus').token()}` } })).body
const change = (field: string, args: string, who = 'mia') =>
  world.graphql(who, `mutation { it: ${field}(project: { ${WEBSITE} }, ${args}) ${PAYLOAD} }`)

test('DOCS-11 DOCS-02 documents are asked for by name, kind, uploader and order in one call', async () => {
  world.resetCalls()
  const more = 'search: "plan", kinds: [PDF, OFFICE], user: "ana", sort: FILENAME, group: KIND, withTasks: true, perPage: 5'
  const { attachments } = await world.data('gus', `{ attachments(${WEBSITE}, ${more}) { nodes { ${FIELDS} } totalCount } }`)
  expect(attachments.nodes).toMatchObject([{ filename: 'launch-plan.pdf', task: null, links: [{}, {}, {}], versions: 3 }])
  const [call] = world.calls()
  expect(world.calls()).toHaveLength(1)
  expect(new URLSearchParams(call?.split('?')[1]).toString()).toBe(
    new URLSearchParams({
      ...{ company_slug: 'acme', project_slug: 'website', attachmentable_type: 'projects', attachmentable_id: '', page: '1' },
      ...{ search: 'plan', kind: 'pdf,office', user: 'ana', sort: 'filename', group: 'kind', with_tasks: '1', per_page: '5' },
    }).toString(),
  )
})

test('DOCS-11 DOCS-03 a document is renamed, and a refusal names the field', async () => {
  const { id, uuid } = await upload('notes.txt', 'x')
  expect((await change('renameAttachment', `id: "${id}", filename: "Notes of May.txt"`)).data.it).toMatchObject({
    attachment: { id, filename: 'Notes of May.txt', versions: 1, comments: 0, links: [] },
    userErrors: [],
  })
  expect((await change('renameAttachment', `id: "${id}", filename: "a.exe"`)).data.it).toMatchObject({
    attachment: null,
    userErrors: [{ code: 'INVALID', field: ['filename'], message: 'The file type cannot be changed.' }],
  })
  expect((await change('renameAttachment', `id: "${id}", filename: "a.txt"`, 'gus')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const { attachment, none } = await world.data(
    'gus',
    `{ attachment(${WEBSITE}, id: "${uuid}") { id filename } none: attachment(${WEBSITE}, id: "2000000000") { id } }`,
  )
  expect([attachment, none]).toEqual([{ id, filename: 'Notes of May.txt' }, null])
})

test('DOCS-11 DOCS-08 DOCS-09 a document is linked, unlinked and moved to a task and back', async () => {
  const { id } = await upload('brief.txt', 'x')
  expect((await change('linkAttachment', `id: "${id}", taskId: "${task.id}"`)).data.it.attachment.links).toEqual([task])
  const { attachments, task: counted } = await world.data(
    'gus',
    `{ attachments(${WEBSITE}, taskId: "${task.id}") { nodes { id task { id } } } task(${WEBSITE}, id: "${task.id}") { counts { files } } }`,
  )
  expect(attachments.nodes).toEqual([{ id, task: null }])
  expect(counted.counts.files).toBe(1)
  expect((await change('unlinkAttachment', `id: "${id}", taskId: "${task.id}"`)).data.it.attachment.links).toEqual([])
  expect((await change('unlinkAttachment', `id: "${id}", taskId: "${task.id}"`)).data.it.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect((await change('moveAttachment', `id: "${id}", taskId: "${task.id}"`)).data.it.attachment.task).toEqual(task)
  expect((await change('linkAttachment', `id: "${id}", taskId: "${task.id}"`)).data.it.userErrors).toMatchObject([{ field: ['taskId'] }])
  expect((await change('moveAttachment', `id: "${id}", taskId: null`)).data.it.attachment.task).toBeNull()
})

test('DOCS-11 DOCS-06 a new version keeps the id; older ones are read and made the newest', async () => {
  const made = await upload('plan.txt', 'first')
  const next = await upload('plan.txt', 'second', { replaces: made.id })
  expect(next).toMatchObject({ id: made.id, uuid: made.uuid, versions: 2, size: 6 })
  const VERSION = 'number filename mimetype size createdAt user { name avatar username headline } downloadUrl'
  const { attachmentVersions, none } = await world.data(
    'gus',
    `{ attachmentVersions(${WEBSITE}, id: "${made.id}") { ${VERSION} } none: attachmentVersions(${WEBSITE}, id: "2000000000") { number } }`,
  )
  expect(none).toBeNull()
  expect(attachmentVersions).toMatchObject([
    { number: 2, size: 6, user: { name: 'Mia Chen' } },
    { number: 1, size: 5, filename: 'plan.txt', createdAt: expect.stringMatching(/Z$/) },
  ])
  expect(await read(attachmentVersions[1].downloadUrl)).toBe('first')
  expect(await read(made.downloadUrl)).toBe('second')
  expect((await change('restoreAttachmentVersion', `id: "${made.id}", number: 1`)).data.it.attachment).toMatchObject({
    versions: 3,
    size: 5,
  })
  expect(await read(made.downloadUrl)).toBe('first')
})
