// Deleting projects and having them back, over a real host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { PROJECT, REFUSALS } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const acme = { company_slug: 'acme' }
const DELETED = '{ deletedProjects(workspaceSlug: "acme") { id name code logo deletedAt keptUntil deletedBy { username } } }'
const remove = (slug: string, name: string, who = 'ana') =>
  world.graphql(
    who,
    `mutation ($project: ProjectRef!, $name: String!) { deleteProject(project: $project, name: $name) { deletedId ${REFUSALS} } }`,
    { project: { workspaceSlug: 'acme', projectSlug: slug }, name },
  )

test('PSET-14 PSET-15 PSET-18 deleteProject, projectContents, deletedProjects and restoreProject', async () => {
  const { slug } = (await world.host.as('ana').post('/projects/', acme, { name: 'Short-lived' })).body.data
  const logo = 'https://pictures.example/l.png'
  await world.graphql(
    'ana',
    `mutation { updateProject(project: { workspaceSlug: "acme", projectSlug: "${slug}" }, input: { logo: "${logo}" }) { ${REFUSALS} } }`,
  )
  const { projectContents } = await world.data(
    'ana',
    `{ projectContents(workspaceSlug: "acme", projectSlug: "${slug}") { tasks ownTasks files pages userStories sprints discussions forms recurringTasks } }`,
  )
  const none = { tasks: 0, ownTasks: 0, files: 0, pages: 0, userStories: 0, sprints: 0, discussions: 0, forms: 0, recurringTasks: 0 }
  expect(projectContents).toEqual(none)
  expect((await remove(slug, 'short-lived')).data.deleteProject).toEqual({
    deletedId: null,
    userErrors: [{ code: 'INVALID', field: ['name'], message: 'That is not the name of this project.' }],
  })
  const { deletedId } = (await remove(slug, 'Short-lived')).data.deleteProject
  expect((await remove(slug, 'Short-lived')).data.deleteProject).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  const [found] = (await world.data('ana', DELETED)).deletedProjects
  expect(found).toMatchObject({ id: deletedId, name: 'Short-lived', code: 'SHO', logo, deletedBy: { username: 'ana' } })
  expect(Date.parse(found.keptUntil) - Date.parse(found.deletedAt)).toBe(30 * 86_400_000)
  expect((await world.data('ben', DELETED)).deletedProjects).toEqual([])
  const restore = (who: string) =>
    world.graphql(who, `mutation { restoreProject(workspaceSlug: "acme", id: "${deletedId}") { project { ${PROJECT} } ${REFUSALS} } }`)
  expect((await restore('ben')).data.restoreProject).toMatchObject({ project: null, userErrors: [{ code: 'NOT_FOUND' }] })
  expect((await restore('ana')).data.restoreProject).toMatchObject({ project: { id: `acme/${slug}`, viewerRole: 'admin' }, userErrors: [] })
})

test('PSET-14 an admin who does not own the project deletes nothing', async () => {
  expect((await remove('website', 'Website relaunch', 'ben')).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('FIRST-04 createSampleProject and removeSampleProject', async () => {
  const make = (who: string) =>
    world.graphql(
      who,
      `mutation { createSampleProject(workspaceSlug: "acme") { project { id slug name isSample taskCount } ${REFUSALS} } }`,
    )
  const { project } = (await make('mia')).data.createSampleProject
  expect(project).toMatchObject({ name: 'Sample: Website relaunch', isSample: true, taskCount: 60 })
  expect((await make('mia')).data.createSampleProject.project).toEqual(project)
  expect((await make('gus')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const at = `workspaceSlug: "acme", projectSlug: "${project.slug}"`
  const { tasks } = await world.data('mia', `{ tasks(${at}, filter: { search: "Front page scrolls" }) { nodes { id } } }`)
  const said = await world.data('mia', `{ comments(${at}, subject: TASK, subjectId: "${tasks.nodes[0].id}") { author { name username } } }`)
  expect(said.comments).toEqual([{ author: { name: 'Priya Nair', username: null } }])
  const remove = (who: string, projectSlug: string) =>
    world.graphql(who, `mutation ($project: ProjectRef!) { removeSampleProject(project: $project) { removedId ${REFUSALS} } }`, {
      project: { workspaceSlug: 'acme', projectSlug },
    })
  expect((await remove('ana', 'website')).data.removeSampleProject).toMatchObject({ removedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  expect((await remove('ben', project.slug)).data.removeSampleProject).toMatchObject({
    removedId: null,
    userErrors: [{ code: 'NOT_FOUND' }],
  })
  expect((await remove('mia', project.slug)).data.removeSampleProject).toEqual({ removedId: project.id, userErrors: [] })
  const seen = await world.data('mia', '{ projects(workspaceSlug: "acme") { isSample } }')
  expect(seen.projects.some(({ isSample }: { isSample: boolean }) => isSample)).toBe(false)
})
