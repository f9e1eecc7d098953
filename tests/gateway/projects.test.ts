// Workspaces, projects, people and share links, over a real host.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { PROJECT, REFUSALS, WEBSITE, WORKSPACE } from './documents.ts'

const REF = `{ ${WEBSITE} }`
let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('REST-03 REST-04 every field of all workspaces, and of all projects, in at most 2 calls each', async () => {
  const { workspaces } = await world.data('ana', `{ workspaces { ${WORKSPACE} } }`)
  expect(world.calls().sort()).toEqual(['GET /auth/me', 'GET /companies/?search=&limit=52&page=1'])
  expect(workspaces).toContainEqual(
    expect.objectContaining({
      id: 'acme',
      subscription: 'paid',
      unlimitedWorkspaces: true,
      viewerCan: ['EDIT', 'ADMIN', 'OWN', 'CREATE_PROJECT', 'PAID'],
    }),
  )
  world.resetCalls()
  const { projects } = await world.data('ana', `{ projects(workspaceSlug: "acme") { ${PROJECT} } }`)
  expect(world.calls().sort()).toEqual(['GET /auth/me', 'GET /projects/?company_slug=acme'])
  expect(projects.map(({ slug }: { slug: string }) => slug)).toEqual(expect.arrayContaining(['website', 'mobile', 'ops']))
  for (const project of projects)
    expect(project).toMatchObject({ workspaceSlug: 'acme', viewerRole: 'admin', viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'] })
})

test('REST-03 workspaces are searched by the host', async () => {
  const found = async (search: string) =>
    (await world.data('ana', 'query ($search: String) { workspaces(search: $search) { slug } }', { search })).workspaces
  expect(await found('acm')).toEqual([{ slug: 'acme' }])
  expect(await found('nothing like it')).toEqual([])
})

test('REST-01 REST-07 one workspace and one project; unknown and foreign ones are null', async () => {
  const document = `query ($w: ID!, $p: ID!) { workspace(slug: $w) { ${WORKSPACE} } project(workspaceSlug: $w, slug: $p) { ${PROJECT} } }`
  const mine = await world.data('ben', document, { w: 'acme', p: 'website' })
  expect(mine.workspace).toMatchObject({ slug: 'acme', viewerCan: expect.not.arrayContaining(['OWN']) })
  expect(mine.project).toMatchObject({ id: 'acme/website', workspaceName: mine.workspace.name, viewerRole: 'admin' })
  expect(mine.project.people.map(({ username }: { username: string }) => username)).toEqual(expect.arrayContaining(['ben', 'mia']))
  for (const [w, p] of [
    ['globex', 'reactor'],
    ['nowhere', 'nothing'],
    ['', ''],
    ['..', '..'],
  ])
    expect(await world.data('ben', document, { w, p })).toEqual({ workspace: null, project: null })
})

test('pictures are answered wherever the host has one', async () => {
  const { db } = world.host
  const picture = (name: string) => `https://pictures.example/${name}.png`
  await db.execute(sql`update people set avatar = ${picture('ana')} where username = 'ana'`)
  await db.execute(sql`update companies set logo = ${picture('logo')}, whitelabel_logo = ${picture('label')}, favicon = ${picture('icon')}
    where slug = 'acme'`)
  await db.execute(sql`update projects set logo = ${picture('project')} where slug = 'website'`)
  const { viewer, workspace, project, tasks } = await world.data(
    'ana',
    `{ viewer { avatar } workspace(slug: "acme") { logo whitelabelLogo favicon owner { avatar } } project(${WEBSITE.replace('projectSlug', 'slug')}) { logo }
      tasks(${WEBSITE}, perPage: 50) { nodes { creator { username avatar } } } }`,
  )
  expect([viewer.avatar, project.logo]).toEqual([picture('ana'), picture('project')])
  expect(workspace).toEqual({
    ...{ logo: picture('logo'), whitelabelLogo: picture('label'), favicon: picture('icon') },
    owner: { avatar: picture('ana') },
  })
  const creators: { username: string; avatar: string | null }[] = tasks.nodes.map(({ creator }: { creator: unknown }) => creator)
  expect(creators.find(({ username }) => username === 'ana')?.avatar).toBe(picture('ana'))
})

test('ROLE-02 DEFECT-17 PLAN-01 PLAN-03 what each person may do with a project and its tasks', async () => {
  const document =
    'query ($w: ID!, $p: ID!) { project(workspaceSlug: $w, slug: $p) { viewerRole viewerCan } tasks(workspaceSlug: $w, projectSlug: $p, perPage: 1) { nodes { viewerCan } } }'
  const can = async (person: string, w: string, p: string) => {
    const { project, tasks } = await world.data(person, document, { w, p })
    return [project.viewerRole, project.viewerCan, tasks.nodes[0]?.viewerCan]
  }
  expect(await can('ana', 'acme', 'website')).toEqual(['admin', ['EDIT', 'ADMIN', 'OWN', 'PAID'], ['EDIT', 'ADMIN', 'PAID']])
  expect(await can('ben', 'acme', 'website')).toEqual(['admin', ['EDIT', 'ADMIN', 'PAID'], ['EDIT', 'ADMIN', 'PAID']])
  expect(await can('mia', 'acme', 'website')).toEqual(['member', ['EDIT', 'PAID'], ['EDIT', 'PAID']])
  for (const person of ['rex', 'gus']) expect((await can(person, 'acme', 'website')).slice(1)).toEqual([['PAID'], ['PAID']])
  expect(await can('fay', 'freebird', 'garden')).toEqual(['admin', ['EDIT', 'ADMIN', 'OWN'], ['EDIT', 'ADMIN']])
  expect((await can('lee', 'lifer', 'studio'))[1]).toEqual(['EDIT', 'ADMIN', 'OWN'])
})

test('REST-02 PLAN-01 createWorkspace; a gated owner is told to upgrade', async () => {
  const create = `mutation ($name: String!) { createWorkspace(input: { name: $name }) { workspace { slug name owner { username } viewerCan } ${REFUSALS} } }`
  const { createWorkspace } = await world.data('ana', create, { name: 'Second Home' })
  expect(createWorkspace.workspace).toMatchObject({
    name: 'Second Home',
    owner: { username: 'ana' },
    viewerCan: expect.arrayContaining(['OWN']),
  })
  expect((await world.data('ana', `{ workspace(slug: "${createWorkspace.workspace.slug}") { name } }`)).workspace).toEqual({
    name: 'Second Home',
  })
  const gated = await world.graphql('fay', create, { name: 'Third' })
  expect(gated.errors[0]?.extensions).toMatchObject({ code: 'PLAN_REQUIRED', retryable: false })
  expect((await world.graphql('ana', create, { name: '' })).data.createWorkspace.userErrors).toMatchObject([
    { code: 'INVALID', field: ['name'] },
  ])
})

test('PROJ-07 REST-05 createProject sends the whole payload, and the project is there', async () => {
  const create = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { ${PROJECT} } ${REFUSALS} } }`
  const input = {
    workspaceSlug: 'acme',
    name: 'Moon base',
    code: 'MOON',
    description: 'Plans.',
    budget: 1200.5,
    startDate: '2026-11-01',
    dueDate: '2026-12-01',
    status: 'COMPLETED',
    isPrivate: false,
  }
  world.resetCalls()
  const { project } = (await world.data('ana', create, { input })).createProject
  expect(world.calls()[0]).toBe('POST /projects/?company_slug=acme')
  expect(project).toMatchObject({ ...input, id: `acme/${project.slug}`, owner: { username: 'ana' }, logo: null })
  expect((await world.data('ana', `{ project(workspaceSlug: "acme", slug: "${project.slug}") { ${PROJECT} } }`)).project).toEqual(project)
  const refused = await world.graphql('ana', create, { input: { ...input, code: 'TOOLONGCODE' } })
  expect(refused.data.createProject).toMatchObject({ project: null, userErrors: [{ code: 'INVALID', field: ['code'] }] })
})

test('PSET-02 PSET-18 updateProject: what is absent stays, null clears, refusals name the field, by owners only', async () => {
  const change = `mutation ($project: ProjectRef!, $input: UpdateProjectInput!) {
    updateProject(project: $project, input: $input) { project { ${PROJECT} } ${REFUSALS} } }`
  const read = async () => (await world.data('ana', `{ project(workspaceSlug: "acme", slug: "mobile") { ${PROJECT} } }`)).project
  const update = (who: string, input: object) =>
    world.graphql(who, change, { project: { workspaceSlug: 'acme', projectSlug: 'mobile' }, input })
  const before = await read()
  const changes = { name: 'Phone app', description: null, budget: 7.5, startDate: '2026-01-02', dueDate: '2030-01-02', status: 'COMPLETED' }
  world.resetCalls()
  const { project, userErrors } = (await update('ana', changes)).data.updateProject
  expect(world.calls()[0]).toBe('PUT /projects/mobile/?company_slug=acme')
  expect(userErrors).toEqual([])
  expect(project).toEqual({ ...before, ...changes })
  expect((await update('ana', { logo: 'https://pictures.example/l.png' })).data.updateProject.project).toEqual({
    ...before,
    ...changes,
    logo: 'https://pictures.example/l.png',
  })
  const refused = await update('ana', { dueDate: '2025-01-01' })
  expect(refused.data.updateProject).toMatchObject({ project: null, userErrors: [{ code: 'INVALID', field: ['dueDate'] }] })
  expect((await update('mia', { name: 'Mine' })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const { name, description, budget, startDate, dueDate, logo, status } = before
  await update('ana', { name, description, budget, startDate, dueDate, logo, status })
  expect(await read()).toEqual(before)
})

test('REST-08 setProjectPrivacy, by owners only', async () => {
  const change = (isPrivate: boolean) =>
    `mutation { setProjectPrivacy(project: ${REF}, isPrivate: ${isPrivate}) { project { isPrivate } ${REFUSALS} } }`
  const read = async () => (await world.data('ana', `{ project(workspaceSlug: "acme", slug: "website") { isPrivate } }`)).project.isPrivate
  for (const isPrivate of [false, true]) {
    await world.data('ana', change(isPrivate))
    expect(await read()).toBe(isPrivate)
  }
  expect((await world.graphql('mia', change(false))).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await read()).toBe(true)
})

test('SHELL-18 REST-06 projectFeatures without the four hidden ones', async () => {
  const { projectFeatures } = await world.data(
    'ana',
    `{ projectFeatures(${WEBSITE}) { title icon routeName workspaceSlug projectSlug params { name value } } }`,
  )
  const titles = projectFeatures.map(({ title }: { title: string }) => title)
  expect(titles.length).toBeGreaterThanOrEqual(6)
  for (const hidden of ['Spreadsheets', 'Mind Mappings', 'Form2Task', 'Rockstar Team']) expect(titles).not.toContain(hidden)
  const raw = await world.host.as('ana').get('/projects/sidebar/', { company_slug: 'acme', project_slug: 'website' })
  expect(raw.body.data.length).toBe(titles.length + 4)
  const params = [
    { name: 'companySlug', value: 'acme' },
    { name: 'projectSlug', value: 'website' },
  ]
  for (const feature of projectFeatures)
    expect(feature).toMatchObject({
      ...{ routeName: expect.stringMatching(/^projects\./), icon: expect.any(String), params },
      ...{ workspaceSlug: 'acme', projectSlug: 'website' },
    })
})

test('WS-06 workspaces come a page at a time, the first unless said', async () => {
  world.resetCalls()
  expect((await world.data('ana', `{ workspaces(search: "", page: 2) { slug } }`)).workspaces).toEqual([])
  expect(world.calls()).toContain('GET /companies/?search=&limit=52&page=2')
})

test('REST-09 moveTargets ask the host once, whatever is asked of each project', async () => {
  const ask = async (fields: string) => {
    world.resetCalls()
    const { moveTargets } = await world.data('ana', `{ moveTargets(workspaceSlug: "acme") { ${fields} } }`)
    return { moveTargets, calls: world.calls() }
  }
  const short = await ask('id slug name workspaceSlug')
  expect(short.calls).toEqual(['GET /projects/compact/?company_slug=acme&sort=ASC'])
  const whole = await ask(PROJECT.replace('viewerCan', ''))
  expect(whole.calls).toEqual(['GET /projects/compact/?company_slug=acme&sort=ASC&whole=1'])
  expect(whole.moveTargets.length).toBe(short.moveTargets.length)
  const listed = (await world.data('ana', `{ projects(workspaceSlug: "acme") { ${PROJECT.replace('viewerCan', '')} } }`)).projects
  for (const target of whole.moveTargets) expect(listed).toContainEqual(target)
  // Who asks is one call more, for all of them.
  expect((await ask('slug viewerCan')).calls).toHaveLength(2)
})

test('REST-09 a host that answers slug and name only is asked for all its projects, not for each', async () => {
  const rest = await openFakeRest()
  const gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: false })
  try {
    const projects = ['one', 'two', 'three'].map((slug) => ({ slug, name: slug, code: slug.toUpperCase(), users: [] }))
    rest.answer(({ url }) => ({ body: { data: url.includes('compact') ? projects.map(({ slug, name }) => ({ slug, name })) : projects } }))
    const { data } = await postGraphql(gateway, '{ moveTargets(workspaceSlug: "acme") { slug code } }', {}, 'any')
    expect(data.moveTargets.map(({ code }: { code: string }) => code)).toEqual(['ONE', 'TWO', 'THREE'])
    expect(rest.asked).toHaveLength(2)
  } finally {
    await gateway.close()
    await rest.close()
  }
})

test('REST-09 moveTargets are the projects one may edit, slug and name in one call', async () => {
  world.resetCalls()
  const { moveTargets } = await world.data('mia', '{ moveTargets(workspaceSlug: "acme") { id slug name workspaceSlug } }')
  expect(world.calls()).toEqual(['GET /projects/compact/?company_slug=acme&sort=ASC'])
  expect(moveTargets).toContainEqual(expect.objectContaining({ slug: 'website', workspaceSlug: 'acme' }))
  expect((await world.data('rex', '{ moveTargets(workspaceSlug: "acme") { slug } }')).moveTargets).not.toContainEqual({ slug: 'website' })
})

test('REST-12 REST-13 REST-14 INVITE-21 addMember moves a person from addable to members, as a member', async () => {
  const lists = `{ members(${WEBSITE}) { id person { id username name avatar headline } role } addablePeople(${WEBSITE}) { id username name avatar headline } }`
  const before = await world.data('ana', lists)
  const username = before.addablePeople[0]?.username ?? (await seatElsewhere())
  world.resetCalls()
  const { addMember } = await world.data(
    'ana',
    `mutation { addMember(project: ${REF}, username: "${username}") { member { person { username } role } ${REFUSALS} } }`,
  )
  expect(world.calls()).toEqual(['POST /project-team-members/?company_slug=acme&project_slug=website'])
  expect(addMember.member).toEqual({ person: { username }, role: 'member' })
  const after = await world.data('ana', lists)
  expect(after.members).toContainEqual(expect.objectContaining({ person: expect.objectContaining({ username }), role: 'member' }))
  expect(after.addablePeople).not.toContainEqual(expect.objectContaining({ username }))
  expect((await world.graphql('mia', `{ addablePeople(${WEBSITE}) { id } }`)).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('PSET-18 updateMember gives a role, by admins only', async () => {
  const read = async (): Promise<{ id: string; role: string; person: { username: string } }[]> =>
    (await world.data('ana', `{ members(${WEBSITE}) { id role person { username } } }`)).members
  const rex = (await read()).find(({ person }) => person.username === 'rex')
  const give = (role: string) =>
    `mutation { updateMember(project: ${REF}, id: "${rex?.id}", role: ${role}) { member { id role } ${REFUSALS} } }`
  world.resetCalls()
  expect((await world.data('ana', give('guest'))).updateMember).toEqual({ member: { id: rex?.id, role: 'guest' }, userErrors: [] })
  expect(world.calls()).toEqual([`PUT /project-team-members/${rex?.id}/?company_slug=acme&project_slug=website`])
  await world.data('ana', give(rex?.role ?? 'restrict'))
  expect(await read()).toContainEqual(rex)
  expect((await world.graphql('mia', give('admin'))).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

/** Brings dora into acme by another project, so that there is somebody to add. */
async function seatElsewhere(): Promise<string> {
  const ops = '{ workspaceSlug: "acme", projectSlug: "ops" }'
  await world.data('ana', `mutation { setShareLink(project: ${ops}, enabled: true) { shareLink { url } ${REFUSALS} } }`)
  const { shareLink } = await world.data('ana', '{ shareLink(workspaceSlug: "acme", projectSlug: "ops") { url } }')
  const token = new URL(shareLink.url).searchParams.get('token')
  await world.data('dora', `mutation { acceptInvitation(token: "${token}") { workspaceSlug ${REFUSALS} } }`)
  return 'dora'
}

test('REST-16 REST-17 REST-18 REST-19 the share link is switched, renewed and given a role', async () => {
  const fields = 'id enabled url role'
  const link = async () => (await world.data('ana', `{ shareLink(${WEBSITE}) { ${fields} } }`)).shareLink
  const change = async (call: string) =>
    Object.values(await world.data('ana', `mutation { ${call} { shareLink { ${fields} } ${REFUSALS} } }`))[0] as {
      shareLink: Record<string, unknown>
    }
  const on = await change(`setShareLink(project: ${REF}, enabled: true)`)
  expect(on.shareLink).toMatchObject({ id: 'acme/website', enabled: true, url: expect.stringContaining('/accept-invitation?token=') })
  expect(await link()).toEqual(on.shareLink)
  const renewed = await change(`refreshShareLink(project: ${REF})`)
  expect(renewed.shareLink).toMatchObject({ enabled: true })
  expect(renewed.shareLink.url).not.toBe(on.shareLink.url)
  const given = await change(`setShareLinkRole(project: ${REF}, role: restrict)`)
  expect(given.shareLink).toEqual({ ...renewed.shareLink, role: 'restrict' })
  expect(await link()).toEqual(given.shareLink)
  expect((await change(`setShareLink(project: ${REF}, enabled: false)`)).shareLink.enabled).toBe(false)
  expect((await link()).enabled).toBe(false)
  expect((await world.graphql('mia', `{ shareLink(${WEBSITE}) { enabled } }`)).errors[0]?.extensions.code).toBe('FORBIDDEN')
})
