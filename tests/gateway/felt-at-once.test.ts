// Removing somebody, changing a role and leaving are felt at once by what they have open: each surface is used before and after, with the same session.

import { readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

let world: World
let shell: FastifyInstance
let task: string
let file: string
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const { fetch, routes, known } = world.gateway
  shell = await buildShell({ fetch, routes, known, config: readSettings({}).config, clientDir: '/nowhere' })
  const { createTask } = await world.data(
    'ana',
    `mutation { createTask(input: { ${WEBSITE}, title: "Felt at once" }) { task { id } ${REFUSALS} } }`,
  )
  task = createTask.task.id
  const answer = await plain('ana', `/api/attachments?${PLACE}&taskId=${task}`, multipart('felt.txt', 'felt'))
  file = answer.json().data.uploadAttachment.attachment.id
})
afterAll(async () => {
  await shell.close()
  await world.close()
})

const PLACE = 'workspaceSlug=acme&projectSlug=website'
const bearer = async (who: string) => ({ authorization: `Bearer ${await world.host.as(who).token()}` })

async function plain(who: string, url: string, form?: ReturnType<typeof multipart>) {
  const headers = { ...form?.headers, ...(await bearer(who)) }
  return shell.inject({ url, method: form ? 'POST' : 'GET', headers, ...(form && { payload: form.payload }) })
}

/** The way of the client, compiled and known after it was asked a few times. */
async function asked(who: string, query: string) {
  const headers = {
    ...(await bearer(who)),
    'content-type': 'application/json',
    accept: 'application/json',
    'graphql-require-preflight': '1',
  }
  return (await shell.inject({ url: '/graphql', method: 'POST', headers, payload: JSON.stringify({ query }) })).json()
}

const TASK = (id: string) => `{ task(${WEBSITE}, id: "${id}") { title viewerCan } }`
const rename = (title: string) =>
  `mutation { updateTask(task: { ${WEBSITE}, id: "${task}" }, input: { title: "${title}" }) { task { title } ${REFUSALS} } }`
const titleNow = async () => (await world.data('ana', TASK(task))).task.title

/** What each surface gives `who`: true where it is open to them. */
async function surfaces(who: string): Promise<Record<string, boolean>> {
  const inbox = (await asked(who, '{ inbox(workspaceSlug: "acme") { nodes { id } } }')).data?.inbox?.nodes ?? []
  const everywhere = (await asked(who, '{ inbox { nodes { workspaceSlug } } }')).data?.inbox?.nodes ?? []
  return {
    'known query': (await asked(who, TASK(task))).data?.task?.title !== undefined,
    list: ((await asked(who, `{ tasks(${WEBSITE}, page: 1, perPage: 1) { nodes { id } } }`)).data?.tasks?.nodes ?? []).length > 0,
    search:
      ((await asked(who, '{ tasks(workspaceSlug: "acme", filter: { search: "Felt" }) { nodes { id } } }')).data?.tasks?.nodes ?? [])
        .length > 0,
    workspaces: ((await asked(who, '{ workspaces { id } }')).data?.workspaces ?? []).some(({ id }: { id: string }) => id === 'acme'),
    inbox: inbox.length > 0,
    'inbox of all': everywhere.some(({ workspaceSlug }: { workspaceSlug: string }) => workspaceSlug === 'acme'),
    download: (await plain(who, `/api/attachments/${file}/content?${PLACE}`)).statusCode === 200,
    export: (await plain(who, `/api/rockstars/export?${PLACE}&from=2026-01-01&to=2026-02-01`)).statusCode === 200,
    upload: (await plain(who, `/api/attachments?${PLACE}&taskId=${task}`, multipart('more.txt', 'more'))).statusCode === 201,
  }
}

const none = (all: Record<string, boolean>) => Object.fromEntries(Object.keys(all).map((name) => [name, false]))

test('TEAM-08 whoever is removed from the workspace finds every surface closed with their next call, and no answer of before', async () => {
  for (let turn = 0; turn < 2; turn++) await asked('ben', TASK(task))
  const open = await surfaces('ben')
  expect(Object.entries(open).filter(([, isOpen]) => !isOpen)).toEqual([])
  const key = { 'idempotency-key': 'felt-at-once-1', ...(await bearer('ben')) }
  const write = () =>
    world.gateway.fetch(
      new Request('http://gateway.test/graphql', {
        method: 'POST',
        headers: { ...key, 'content-type': 'application/json', 'graphql-require-preflight': '1' },
        body: JSON.stringify({ query: rename('Ben was here') }),
      }),
    )
  expect(await (await write()).text()).toContain('Ben was here')
  await world.data('ana', 'mutation { removeTeamMember(workspaceSlug: "acme", username: "ben") { deletedId userErrors { message } } }')
  expect(await surfaces('ben')).toEqual(none(open))
  // A retry of what was done before tells nothing.
  expect(await (await write()).text()).not.toContain('Ben was here')
  await asked('ben', rename('Ben is still here'))
  expect(await titleNow()).toBe('Ben was here')
  await world.data('ana', 'mutation { restoreTeamMember(workspaceSlug: "acme", username: "ben") { tasks userErrors { message } } }')
  expect((await surfaces('ben'))['known query']).toBe(true)
})

type Member = { id: string; person: { username: string } }
const memberId = async (username: string) => {
  const { members } = await world.data('ana', `{ members(${WEBSITE}) { id person { username } } }`)
  return members.find(({ person }: Member) => person.username === username)?.id
}
const PROJECT = `project: { ${WEBSITE} }`
const privately = (isPrivate: boolean) =>
  world.data('ana', `mutation { setProjectPrivacy(${PROJECT}, isPrivate: ${isPrivate}) { project { slug } ${REFUSALS} } }`)
const canNow = async (who: string) => (await asked(who, TASK(task))).data.task?.viewerCan as string[] | undefined

test('PSET-08 a lowered role is felt with the next call: what was allowed is refused, and nothing offers it', async () => {
  const id = await memberId('mia')
  expect(await canNow('mia')).toContain('EDIT')
  const set = (role: string) =>
    world.data('ana', `mutation { updateMember(${PROJECT}, id: "${id}", role: ${role}) { member { role } ${REFUSALS} } }`)
  await set('restrict')
  expect(await canNow('mia')).not.toContain('EDIT')
  expect((await asked('mia', rename('Mia, lowered'))).errors[0].extensions.code).toBe('FORBIDDEN')
  expect((await plain('mia', `/api/attachments?${PLACE}&taskId=${task}`, multipart('more.txt', 'more'))).statusCode).toBe(403)
  expect(await titleNow()).not.toBe('Mia, lowered')
  await set('member')
  expect(await canNow('mia')).toContain('EDIT')
})

test('PSET-09 PSET-10 off a private project, and gone from it by leaving: its tasks and files are closed, the rest of the workspace is not', async () => {
  await privately(true)
  const seen = async (who: string) => {
    const { download, export: exported, 'known query': known, workspaces } = await surfaces(who)
    return { download, exported, known, workspaces }
  }
  expect(await seen('mia')).toEqual({ download: true, exported: true, known: true, workspaces: true })
  await world.data('ana', `mutation { removeMember(${PROJECT}, id: "${await memberId('mia')}") { deletedId ${REFUSALS} } }`)
  expect(await seen('mia')).toEqual({ download: false, exported: false, known: false, workspaces: true })
  expect((await seen('gus')).known).toBe(true)
  await world.data('gus', `mutation { leaveProject(${PROJECT}) { ok ${REFUSALS} } }`)
  expect(await seen('gus')).toEqual({ download: false, exported: false, known: false, workspaces: true })
  await world.data('ana', `mutation { addMember(${PROJECT}, username: "mia", role: member) { member { role } ${REFUSALS} } }`)
  await privately(false)
})

/** Sends the head and half of a form to the host, and the rest when it is told to; answers the status. */
async function slowly(who: string, url: string, { headers, payload }: { headers: Record<string, string>; payload: Buffer }) {
  const sending = httpRequest(`${world.hostUrl}${url}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': payload.length, ...(await bearer(who)) },
  })
  const answer = new Promise<number>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode ?? 0))
    sending.on('error', reject)
  })
  const half = payload.length - 20
  sending.write(payload.subarray(0, half))
  return () => {
    sending.end(payload.subarray(half))
    return answer
  }
}

test('DEFECT-24 a file that was on its way when its sender was taken off is refused when it has arrived', async () => {
  const url = `/attachments/?company_slug=acme&project_slug=website&attachmentable_type=issues&attachmentable_id=${task}`
  const rest = await slowly('mia', url, multipart('late.txt', 'x'.repeat(200_000)))
  const moving = join(world.host.settings.dataDir, 'files', 'moving')
  await vi.waitFor(async () => expect((await readdir(moving)).some((name) => name.endsWith('.part'))).toBe(true), { timeout: 20_000 })
  await world.data('ana', `mutation { removeMember(${PROJECT}, id: "${await memberId('mia')}") { deletedId ${REFUSALS} } }`)
  expect(await rest()).toBe(403)
  const { attachments } = await world.data('ana', `{ attachments(${WEBSITE}, taskId: "${task}") { nodes { filename } } }`)
  expect(attachments.nodes.map(({ filename }: { filename: string }) => filename)).not.toContain('late.txt')
  expect((await readdir(moving)).filter((name) => name.endsWith('.part'))).toEqual([])
})

/** Asks `url` of the gateway as `who`, over a connection, and reads a first piece of the answer; `rest` reads on, and answers how many bytes came and whether they were cut off. */
async function beginDownload(who: string, url: string) {
  const { port } = shell.server.address() as { port: number }
  const asking = httpRequest({ port, path: url, headers: await bearer(who) })
  asking.end()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => asking.once('response', resolve).once('error', reject))
  let bytes = 0
  answer.on('data', ({ length }: Buffer) => {
    bytes += length
  })
  await new Promise((resolve) => answer.once('data', resolve))
  answer.pause()
  return {
    status: answer.statusCode,
    rest: () =>
      new Promise<{ bytes: number; whole: boolean }>((resolve) => {
        answer.once('close', () => resolve({ bytes, whole: answer.complete }))
        answer.on('error', () => undefined)
        answer.resume()
      }),
  }
}

test('PSET-09 DEFECT-24 a download under way is cut off when its reader is taken off, and goes on for the others', async () => {
  await world.data('ana', `mutation { addMember(${PROJECT}, username: "mia", role: member) { member { role } ${REFUSALS} } }`)
  await privately(true)
  await shell.listen({ port: 0, host: 'localhost' })
  const size = 24_000_000
  const sent = await plain('ana', `/api/attachments?${PLACE}&taskId=${task}`, multipart('large.bin', Buffer.alloc(size, 1)))
  const url = `/api/attachments/${sent.json().data.uploadAttachment.attachment.id}/content?${PLACE}`
  const ends: Record<string, boolean> = {}
  const of = new Map(await tokensOf('ana', 'mia'))
  world.host.app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const who = of.get(request.headers.authorization ?? '')
    if (who && request.url?.includes('/content')) response.once('close', () => (ends[who] = response.writableFinished))
  })
  const [ana, mia] = await Promise.all([beginDownload('ana', url), beginDownload('mia', url)])
  expect([ana.status, mia.status]).toEqual([200, 200])
  await world.data('ana', `mutation { removeMember(${PROJECT}, id: "${await memberId('mia')}") { deletedId ${REFUSALS} } }`)
  await vi.waitFor(() => expect(ends).toEqual({ mia: false }), { timeout: 20_000 })
  const cut = await mia.rest()
  expect(cut.whole).toBe(false)
  expect(cut.bytes).toBeLessThan(size)
  expect(await ana.rest()).toEqual({ bytes: size, whole: true })
})

async function tokensOf(...people: string[]): Promise<[string, string][]> {
  return Promise.all(people.map(async (who): Promise<[string, string]> => [(await bearer(who)).authorization, who]))
}
