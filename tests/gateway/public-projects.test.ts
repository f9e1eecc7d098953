// A project that everybody may read, over a real host: its owner's switch, and what is asked without signing in.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const PAGE = 'isOn token shows { labels dates descriptions assignees done } by { username } since'
const STATUS = '{ id title color }'
const TASK = `code title done progress status ${STATUS} labels { title color } assignees startDate dueDate description`
const PROJECT = `name logo description workspaceName workspaceLogo statuses ${STATUS} labels { title color } shows { done } taskCount doneCount updatedAt`

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())
beforeEach(() => world.resetCalls())

const set = async (who: string, input: string) =>
  (await world.graphql(who, `mutation { setPublicPage(project: { ${WEBSITE} }, input: ${input}) { publicPage { ${PAGE} } ${REFUSALS} } }`))
    .data?.setPublicPage
const publish = async () => (await set('ana', '{ isOn: true, shows: { done: ALL, descriptions: true, assignees: true } }')).publicPage.token

test('BP-09 the owner switches the page on, says what it shows, gives it another address and switches it off', async () => {
  const page = async () => (await world.data('ana', `{ publicPage(${WEBSITE}) { ${PAGE} } }`)).publicPage
  expect(await page()).toMatchObject({ isOn: false, token: null, by: null, since: null, shows: { done: 'RECENT', labels: true } })
  const isPublic = async (who: string) =>
    (await world.data(who, `{ project(workspaceSlug: "acme", slug: "website") { isPublic } }`)).project.isPublic
  expect(await isPublic('ana')).toBe(false)
  const token = await publish()
  expect([await isPublic('ana'), await isPublic('gus')]).toEqual([true, true])
  expect(await page()).toMatchObject({
    isOn: true,
    token,
    by: { username: 'ana' },
    shows: { labels: true, descriptions: true, done: 'ALL' },
  })
  const { refreshPublicPage } = await world.data(
    'ana',
    `mutation { refreshPublicPage(project: { ${WEBSITE} }) { publicPage { token } ${REFUSALS} } }`,
  )
  expect(refreshPublicPage.publicPage.token).not.toBe(token)
  expect((await set('ana', '{ isOn: false }')).publicPage).toMatchObject({ isOn: false, token: null })
  const again = await world.graphql('ana', `mutation { refreshPublicPage(project: { ${WEBSITE} }) { publicPage { token } ${REFUSALS} } }`)
  expect(again.data?.refreshPublicPage).toMatchObject({ publicPage: null, userErrors: [{ code: 'CONFLICT' }] })
  for (const who of ['mia', 'gus']) {
    const { errors } = await world.graphql(who, `{ publicPage(${WEBSITE}) { ${PAGE} } }`)
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  }
})

test('BP-04 logos of project and workspace are shown', async () => {
  const token = await publish()
  const logo = 'https://example.com/logo.png'
  await world.host.db.execute(sql`update projects set logo = ${logo} where public_token = ${token}`)
  await world.host.db.execute(sql`update companies set logo = ${logo} where slug = 'acme'`)
  const { publicProject } = await world.data(null, `{ publicProject(token: "${token}") { logo workspaceLogo } }`)
  expect(publicProject).toEqual({ logo, workspaceLogo: logo })
  await world.host.db.execute(sql`update companies set logo = null where slug = 'acme'`)
  await world.host.db.execute(sql`update projects set logo = null where public_token = ${token}`)
})

test('BP-04 BP-11 strangers read head and first tasks by two calls, without a bearer; the rest by page, status, label and words', async () => {
  const token = await publish()
  world.resetCalls()
  const first = await world.data(
    null,
    `{ publicProject(token: "${token}") { ${PROJECT} } publicTasks(token: "${token}") { nodes { ${TASK} } page totalPages totalCount } }`,
  )
  expect(world.calls().map((call) => call.split('?')[0])).toEqual([
    `GET /public/projects/${token}/`,
    `GET /public/projects/${token}/tasks/`,
  ])
  expect(first.publicProject).toMatchObject({
    name: 'Website relaunch',
    workspaceName: 'Acme',
    shows: { done: 'ALL' },
    taskCount: first.publicTasks.totalCount,
  })
  expect(first.publicTasks.nodes).toHaveLength(50)
  const [one] = first.publicTasks.nodes
  const list = async (args: string) =>
    (await world.data(null, `{ publicTasks(token: "${token}", ${args}) { nodes { ${TASK} } } }`)).publicTasks.nodes
  const inStatus = await list(`workflowId: "${one.status.id}", sort: TITLE`)
  expect(inStatus.every(({ status }: { status: { title: string } }) => status.title === one.status.title)).toBe(true)
  expect((await list(`search: "${one.code}"`)).map(({ code }: { code: string }) => code)).toContain(one.code)
  const [label] = first.publicProject.labels
  const labelled = await list(`label: "${label.title}", sort: UPDATED, page: 1, perPage: 5`)
  expect(labelled[0].labels.map(({ title }: { title: string }) => title)).toContain(label.title)
  const { publicTask } = await world.data(null, `{ publicTask(token: "${token}", code: "${one.code}") { ${TASK} } }`)
  expect(publicTask).toMatchObject({ code: one.code, title: one.title })
})

test('BP-04 BP-06 an address that shows nothing is null; a member is told where the project is', async () => {
  const token = await publish()
  const home = async (who: string | null) =>
    (await world.graphql(who, `{ publicProjectHome(token: "${token}") { workspaceSlug workspaceName projectSlug } }`)).data
      ?.publicProjectHome ?? null
  expect(await home('gus')).toEqual({ workspaceSlug: 'acme', workspaceName: 'Acme', projectSlug: 'website' })
  expect([await home('dora'), await home(null)]).toEqual([null, null])
  await set('ana', '{ isOn: false }')
  expect(
    await world.data(null, `{ publicProject(token: "${token}") { name } publicTask(token: "${token}", code: "WEB-1") { code } }`),
  ).toEqual({
    publicProject: null,
    publicTask: null,
  })
  const { errors } = await world.graphql(null, `{ publicTasks(token: "${token}") { page } }`)
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
})
