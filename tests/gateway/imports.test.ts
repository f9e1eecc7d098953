// Files of other products over a real host: brought, decided about, tried, started, taken back; each is one call.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { workOn } from '#tests/kit/brought-files.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

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

const CSV = `Id,Title,Status,Assignee,Due date,Comment,Type,Parent,Labels,Description
G-1,One,To do,Mia Berg,2026-01-02,2026-01-02;Kim;Hi,Chore,G-2,blue,Some words
G-2,Two,Doing,Ben <ben@example.com>,x,,,,,
G-3,,Doing,,,,,,,
`
const IMPORT = `id source filename size state project { slug name } intoProjects { slug name } person { username name } rowsDone rowsTotal
  counts { created updated unchanged skipped comments checklistItems } problemCounts { errors warnings conflicts } reason createdAt startedAt finishedAt undoUntil`
const DETAIL = `import { ${IMPORT} } columns { name samples filled values { value count } more dateFormats }
  preview { row title status type labels assignees dueDate done comments parent description } notes
  mapping { source into intoProject intoName columns { target dateFormat } zone doneStatuses people { name username invite } }
  people { name email count proposal { username name } isCertain } makes { kind title } isHashed touched { id code title } touchedTotal`
const AT = 'workspaceSlug: "acme", projectSlug: "website"'

async function bring(query: Record<string, string>, who: string | null = 'ana', text: string | Buffer = CSV) {
  const { payload, headers } = multipart('plan.csv', text)
  const bearer = who === null ? {} : { authorization: `Bearer ${await world.host.as(who).token()}` }
  return shell.inject({ method: 'POST', url: '/api/imports', query, payload, headers: { ...headers, ...bearer } })
}
const detail = async (id: string) => (await world.data('ana', `{ import(${AT}, id: "${id}") { ${DETAIL} } }`)).import
const step = async (name: string, id: string, more = '') =>
  (await world.data('ana', `mutation { ${name}(${AT}, id: "${id}"${more}) { import { ${DETAIL} } ${REFUSALS} } }`))[name]
const refusals = async (name: string, id: string) =>
  (await world.graphql('ana', `mutation { ${name}(${AT}, id: "${id}") { ${REFUSALS} } }`)).data?.[name].userErrors

test('IMPORT-11 a file is brought, decided about, tried, started and taken back; each is one call', async () => {
  world.resetCalls()
  const brought = await bring({ workspaceSlug: 'acme', projectSlug: 'website' })
  expect([brought.statusCode, world.calls()]).toEqual([201, ['POST /imports/?company_slug=acme&project_slug=website']])
  const { import: made, userErrors } = brought.json().data.uploadImport
  expect(userErrors).toEqual([])
  expect(made.import).toMatchObject({ state: 'READING', source: 'CSV', filename: 'plan.csv', size: CSV.length, counts: null, rowsTotal: 0 })
  const { id } = made.import
  await workOn(world.host)

  const read = await detail(id)
  expect(read.import).toMatchObject({ state: 'MAPPING', rowsTotal: 3, project: { slug: 'website' }, person: { username: 'ana' } })
  expect(read.columns[4]).toMatchObject({ name: 'Due date', filled: 2, dateFormats: [] })
  expect(read.mapping).toMatchObject({ source: 'CSV', into: 'EXISTING', intoProject: 'website', people: [] })
  expect(read.mapping.columns[0]).toEqual({ target: 'ID', dateFormat: null })
  expect(read.preview[0]).toMatchObject({
    ...{ row: 1, title: 'One', status: 'To do', type: 'Chore', labels: ['blue'], assignees: ['Mia Berg'], comments: 1, parent: 'G-2' },
    ...{ description: 'Some words', done: false },
  })
  expect(read.people[1]).toEqual({
    name: 'Ben',
    email: 'ben@example.com',
    count: 1,
    proposal: { username: 'ben', name: expect.any(String) },
    isCertain: true,
  })
  expect(read).toMatchObject({ isHashed: false, notes: [], makes: [], touched: [], touchedTotal: 0 })

  const { data } = await world.graphql(
    'ana',
    `mutation Set($mapping: ImportMappingInput!) { setImportMapping(${AT}, id: "${id}", mapping: $mapping) { import { ${DETAIL} } ${REFUSALS} } }`,
    { mapping: { ...read.mapping, columns: read.mapping.columns.map(() => ({ target: 'IGNORE', dateFormat: null })) } },
  )
  expect(data?.setImportMapping).toMatchObject({
    import: null,
    userErrors: [{ field: ['columns'], message: 'Choose which column is the title.' }],
  })
  const columns = read.mapping.columns.map((column: { target: string }) =>
    column.target === 'DUE' ? { target: 'DUE', dateFormat: 'ISO' } : column,
  )
  const set = await world.data(
    'ana',
    `mutation Set($mapping: ImportMappingInput!) { setImportMapping(${AT}, id: "${id}", mapping: $mapping) { import { ${DETAIL} } ${REFUSALS} } }`,
    { mapping: { ...read.mapping, columns, people: [{ name: 'Mia Berg', username: 'mia' }] } },
  )
  expect(set.setImportMapping.import.mapping).toMatchObject({ columns, people: [{ name: 'Mia Berg', username: 'mia' }] })
  expect(await refusals('startImport', id)).toMatchObject([{ code: 'CONFLICT' }])

  expect((await step('dryRunImport', id)).import.import.state).toBe('DRY_RUN')
  await workOn(world.host)
  expect((await detail(id)).import).toMatchObject({
    state: 'READY',
    counts: { created: 2, skipped: 1, comments: 1 },
    problemCounts: { errors: 1 },
  })
  const problems = async (more = '') =>
    (await world.data('ana', `{ importProblems(${AT}, id: "${id}"${more}) { total problems { row column value reason severity } } }`))
      .importProblems
  expect(await problems()).toMatchObject({
    total: 2,
    problems: [
      { row: 2, column: 'Due date', value: 'x', severity: 'WARNING' },
      { row: 3, severity: 'ERROR' },
    ],
  })
  expect(await problems(', severity: ERROR, page: 1')).toMatchObject({ total: 1, problems: [{ row: 3 }] })
  const headers = { authorization: `Bearer ${await world.host.as('ana').token()}` }
  const query = { workspaceSlug: 'acme', projectSlug: 'website' }
  const csv = await shell.inject({ url: `/api/imports/${id}/problems`, query, headers })
  expect([csv.statusCode, csv.headers['content-disposition'], csv.body.includes('error')]).toEqual([
    ...[200, "attachment; filename*=UTF-8''problems.csv", true],
  ])

  expect((await step('startImport', id)).import.import.state).toBe('RUNNING')
  await workOn(world.host)
  const done = await detail(id)
  expect(done.import).toMatchObject({ state: 'DONE', intoProjects: [{ slug: 'website' }], undoUntil: expect.stringMatching(/Z$/) })
  expect((await world.data('ana', `{ imports(${AT}) { ${IMPORT} } }`)).imports).toMatchObject([{ id, state: 'DONE', rowsDone: 3 }])
  const { rows } = await world.host.db.execute<{ id: string }>("select id from tasks where title = 'Two'")
  const task = rows[0]?.id ?? ''
  await world.host.as('ana').put(`/tasks/${task}/`, { company_slug: 'acme', project_slug: 'website' }, { title: 'Two, ours' })
  expect(await detail(id)).toMatchObject({
    touched: [{ id: task, code: expect.stringMatching(/^WEB-/), title: 'Two, ours' }],
    touchedTotal: 1,
  })
  expect((await step('undoImport', id, ', removeTouched: true')).import.import.state).toBe('UNDOING')
  await workOn(world.host)
  expect((await detail(id)).import).toMatchObject({ state: 'UNDONE', undoUntil: null })
  expect(await refusals('undoImport', id)).toMatchObject([{ code: 'CONFLICT' }])
})

test('IMPORT-05 whom to invite is decided with the rest, and told once it is done', async () => {
  const csv = 'Id,Title,Assignee\nH-1,Guest work,Kim Lee <kim@old.example>\n'
  const brought = (await bring({ workspaceSlug: 'acme', projectSlug: 'website' }, 'ana', csv)).json()
  const { id } = brought.data.uploadImport.import.import
  await workOn(world.host)
  const { mapping } = await detail(id)
  const set = async (people: object[]) =>
    (
      await world.graphql(
        'ana',
        `mutation Set($mapping: ImportMappingInput!) { setImportMapping(${AT}, id: "${id}", mapping: $mapping) { import { ${DETAIL} } ${REFUSALS} } }`,
        { mapping: { ...mapping, people } },
      )
    ).data?.setImportMapping
  expect((await set([{ name: 'Kim Lee' }])).import.mapping.people).toEqual([{ name: 'Kim Lee', username: null, invite: false }])
  expect((await set([{ name: 'Lou', invite: true }])).userErrors).toMatchObject([{ field: ['people'] }])
  const invite = [{ name: 'Kim Lee', username: null, invite: true }]
  expect((await set(invite)).import.mapping.people).toEqual(invite)
  await step('dryRunImport', id)
  await workOn(world.host)
  expect((await detail(id)).makes).toEqual([])
  await step('startImport', id)
  await workOn(world.host)
  const done = await detail(id)
  expect([done.import.state, done.makes]).toEqual(['DONE', [{ kind: 'invitation', title: 'Kim Lee' }]])
})

test('IMPORT-12 a file that cannot be read says why', async () => {
  const { id } = (await bring({ workspaceSlug: 'acme', projectSlug: 'website' }, 'ana', '')).json().data.uploadImport.import.import
  await workOn(world.host)
  expect((await detail(id)).import).toMatchObject({ state: 'FAILED', reason: 'The file is empty.' })
  const windows = (await bring({ workspaceSlug: 'acme', projectSlug: 'website' }, 'ana', Buffer.from('Title\nCaf\xe9\n', 'latin1'))).json()
  await workOn(world.host)
  expect((await detail(windows.data.uploadImport.import.import.id)).notes).toEqual([expect.stringContaining('Windows-1252')])
})

test('IMPORT-11 who may not is told so, and one that waits is canceled', async () => {
  const refused = async (...asked: Parameters<typeof bring>) => {
    const { data, errors } = (await bring(...asked)).json()
    return errors?.[0].extensions.code ?? data.uploadImport.userErrors[0].code
  }
  expect(await refused({ workspaceSlug: 'acme' }, null)).toBe('UNAUTHENTICATED')
  expect(await refused({ workspaceSlug: 'acme' }, 'ben')).toBe('FORBIDDEN')
  expect(await refused({}, 'ana')).toBe('BAD_USER_INPUT')
  const { id } = (await bring({ workspaceSlug: 'acme', projectSlug: 'website' })).json().data.uploadImport.import.import
  expect((await step('cancelImport', id, ', keep: false')).import.import.state).toBe('CANCELLED')
})
