// The plain routes that hand out tasks: a list as CSV, which takes what `tasks` takes, and a project as Markdown.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { unzip } from '#tests/kit/unzip.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

let world: World
let shell: Awaited<ReturnType<typeof buildShell>>
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const { fetch, routes } = world.gateway
  shell = await buildShell({ fetch, routes, config: readSettings({}).config, clientDir: '/nowhere' })
})
afterAll(async () => {
  await shell.close()
  await world.close()
})

async function get(query: Record<string, string>, who: string | null = 'ana') {
  const headers = who === null ? {} : { authorization: `Bearer ${await world.host.as(who).token()}` }
  return shell.inject({ url: '/api/tasks/export', query, headers })
}

const LIST = `query ($filter: TaskFilter, $sort: TaskSort, $descending: Boolean) {
  tasks(workspaceSlug: "acme", projectSlug: "website", filter: $filter, sort: $sort, descending: $descending, perPage: 200) { nodes { code } }
}`

test('EXPORT-03 the file has the tasks that the list has with the same filter and order', async () => {
  const filter = { assignees: ['mia'], done: false, dueFrom: '2026-01-01', timezone: 'Europe/Lisbon' }
  const { nodes } = (await world.data('ana', LIST, { filter, sort: 'TITLE', descending: true })).tasks
  const place = { workspaceSlug: 'acme', projectSlug: 'website' }
  const csv = await get({ ...place, filter: JSON.stringify(filter), sort: 'TITLE', descending: 'true' })
  expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [, ...lines] = csv.body.trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',')[0])).toEqual(nodes.map(({ code }: { code: string }) => code))
  expect(nodes.length).toBeGreaterThan(0)
  // A whole workspace, in its own order.
  expect((await get({ workspaceSlug: 'acme' })).body).toContain('\r\nMOB-')
})

test('EXPORT-03 what the list would not take is refused in a sentence that names it', async () => {
  const place = { workspaceSlug: 'acme', projectSlug: 'website' }
  const refused = async (query: Record<string, string>, who: string | null = 'ana') => {
    const answer = await get(query, who)
    return [answer.statusCode, answer.json().errors[0].extensions.code, answer.json().errors[0].message]
  }
  expect(await refused({ ...place, filter: '{' })).toEqual([400, 'BAD_USER_INPUT', 'filter must be JSON.'])
  expect(await refused({ ...place, filter: '{"colour": 1}' })).toEqual([
    400,
    'BAD_USER_INPUT',
    expect.stringMatching(/^filter: Field "colour"/),
  ])
  expect(await refused({ ...place, filter: '{"done": "x"}' })).toEqual([
    400,
    'BAD_USER_INPUT',
    expect.stringMatching(/^filter\.done: Boolean/),
  ])
  expect(await refused({ ...place, sort: 'position' })).toEqual([400, 'BAD_USER_INPUT', expect.stringMatching(/^sort: .*"TaskSort"/)])
  expect(await refused({})).toEqual([400, 'BAD_USER_INPUT', 'workspaceSlug is needed.'])
  expect((await refused(place, null)).slice(0, 2)).toEqual([401, 'UNAUTHENTICATED'])
  expect((await refused(place, 'dora')).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
})

test('EXPORT-03 a project as Markdown is an archive for its admins', async () => {
  const project = async (who: string) => {
    const headers = { authorization: `Bearer ${await world.host.as(who).token()}` }
    return shell.inject({ url: '/api/projects/export', query: { workspaceSlug: 'acme', projectSlug: 'ops' }, headers })
  }
  const answer = await project('ana')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(unzip(answer.rawPayload).get('README.md')).toContain('# Operations')
  expect((await project('mia')).json().errors[0].extensions.code).toBe('FORBIDDEN')
})
