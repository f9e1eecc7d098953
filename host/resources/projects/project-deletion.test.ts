// Deleting a project: gone for everybody at once, kept for its owners, had back whole, and gone for good after 30 days.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#host/files/open-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { makeTask } from '#tests/kit/task-calls.ts'
import { differences, readWholeDatabase } from '#tests/kit/whole-database.ts'
import { purgeProjects } from './project-deletion.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const acme = { company_slug: 'acme' }

/** A project of Ana with a task for Mia, a timer that runs, a file, and a notification about it. */
async function filled(name: string) {
  const ana = world.as('ana')
  const project = (await ana.post('/projects/', acme, { name, is_private: false })).body.data
  const place = { ...acme, project_slug: project.slug }
  await ana.post('/project-team-members/', place, { username: 'mia', role: 'member' })
  const task = await makeTask(world, 'ana', place, { title: `Task of ${name}`, members: 'mia' })
  const query = { ...place, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  const file = (await ana.send({ method: 'POST', url: '/attachments/', query, ...multipart('plan.txt', 'kept bytes') })).body.data
  return { project, place, task, file }
}

const remove = (slug: string, name: string, who = 'ana') =>
  world.as(who).send({ method: 'DELETE', url: `/projects/${slug}/`, query: acme, payload: { name } })
const deletedOf = async (who = 'ana') => (await world.as(who).get('/projects/deleted/', acme)).body.data
const linesOf = async (id: string) =>
  (
    await world.db.execute<{ message: string }>(
      sql`select sentence as message from audit_events where project_id = ${id} and kind in ('projects', 'people') and action <> 'member.add' order by id`,
    )
  ).rows.map(({ message }) => message)

test('PSET-14 only who owns it deletes a project, and only with its name to the letter', async () => {
  const { project, place } = await filled('Spelled Right')
  await world.as('ana').post('/discussions/', place, { title: 'What about it' })
  await world.as('ana').post('/forms/', place, { title: 'Bug report' })
  await world.as('ana').post('/recurring-tasks/', place, { task: { title: 'Again' }, rule: 'FREQ=DAILY', timezone: 'UTC' })
  const { uuid } = (await world.as('ana').post('/wiki-pages/', place, { title: 'Said' })).body.data
  await world.as('ana').put(`/wiki-pages/${uuid}/`, place, { body: '<p>Said</p>', version: 0 })
  await world.as('ana').post('/wiki-pages/', place, { title: 'A draft' })
  expect((await remove(project.slug, 'Spelled Right', 'mia')).status).toBe(403)
  for (const name of ['spelled right', 'Spelled Right ', ''])
    expect(await remove(project.slug, name)).toMatchObject({
      status: 422,
      body: { errors: { name: ['That is not the name of this project.'] } },
    })
  expect((await world.as('ana').get(`/projects/${project.slug}/contents/`, acme)).body.data).toEqual({
    tasks: 1,
    own_tasks: 0,
    files: 1,
    pages: 1,
    user_stories: 0,
    sprints: 0,
    discussions: 1,
    forms: 1,
    recurring_tasks: 1,
  })
  expect((await remove(project.slug, 'Spelled Right')).body).toEqual({ data: null })
  expect((await remove(project.slug, 'Spelled Right')).status).toBe(404)
})

test('PSET-15 no call knows a deleted project, and nobody hears of it again', async () => {
  const { project, place, task } = await filled('Quietly Gone')
  await world.as('mia').post(`/tasks/${task.uuid}/start-timer`, place, {})
  expect((await remove(project.slug, 'Quietly Gone')).status).toBe(200)
  const params = { ...place, task_uuid: task.uuid, attachmentable_type: 'projects', issue_slug: '', start: '2026-01-01', end: '2026-12-31' }
  const gets = [...world.app.rules.keys()].filter((name) => name.startsWith('GET ') && name !== 'GET /projects/deleted/')
  for (const who of ['ana', 'mia']) {
    // The owner reads in the activity log what was done, and that it is deleted (TLOG-08).
    for (const name of gets.filter((one) => who !== 'ana' || !/team-log|members\/log/.test(one))) {
      const path = name
        .slice(4)
        .replace(':projectSlug', project.slug)
        .replace(':slug', 'acme')
        .replace(':uuid', task.uuid)
        .replace(/:\w+/, '1')
      for (const query of [params, { ...params, project_slug: undefined }]) {
        const { status, body } = await world.as(who).get(path, JSON.parse(JSON.stringify(query)))
        expect({ name, who, body: JSON.stringify(body ?? null).match(/Quietly Gone|quietly-gone/)?.[0] ?? null }).toEqual({
          name,
          who,
          body: null,
        })
        if (name.includes(':projectSlug')) expect(status).toBe(404)
      }
    }
  }
  expect((await world.as('mia').get('/timer/')).body.data ?? null).toBeNull()
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, place)).status).toBe(404)
})

test('PSET-15 its owner and the workspace’s find it among the deleted ones, nobody else; restored it is whole and every file opens', async () => {
  const { project, place, task, file } = await filled('Back Again')
  await remove(project.slug, 'Back Again')
  expect(await deletedOf('mia')).toEqual([])
  const [first] = await deletedOf()
  expect(first).toMatchObject({ uuid: project.uuid, name: 'Back Again', deleted_by: { username: 'ana' } })
  expect(first.kept_until.timestamp - first.deleted_at.timestamp).toBe(30 * 86_400)
  expect((await world.as('mia').post(`/projects/${project.uuid}/restore/`, acme)).status).toBe(404)
  expect((await world.as('dora').post(`/projects/${project.uuid}/restore/`, { company_slug: 'globex' })).status).toBe(404)
  const back = await world.as('ana').post(`/projects/${project.uuid}/restore/`, acme)
  expect(back.body.data).toMatchObject({ uuid: project.uuid, slug: project.slug, code: project.code, tasks_count: 1 })
  expect((await world.as('mia').get(`/tasks/${task.uuid}/`, place)).body.data).toMatchObject({ title: 'Task of Back Again' })
  const bytes = await world.as('mia').get(new URL(file.download.url, 'http://host').pathname, place)
  expect(bytes.body).toBe('kept bytes')
  expect(await deletedOf()).not.toContainEqual(expect.objectContaining({ uuid: project.uuid }))
  expect((await world.as('ana').post(`/projects/${project.uuid}/restore/`, acme)).status).toBe(404)
})

test('PSET-15 name, slug, code and former codes are free at once; a restored project gets a number where they were taken', async () => {
  const ana = world.as('ana')
  const { project } = await filled('Twice')
  await ana.put(`/projects/${project.slug}/`, acme, { code: 'TWO' })
  await ana.put(`/projects/${project.slug}/`, acme, { code: 'TWIN' })
  await remove(project.slug, 'Twice')
  const other = (await ana.post('/projects/', acme, { name: 'Twice', code: 'TWIN' })).body.data
  expect(other).toMatchObject({ slug: project.slug, code: 'TWIN' })
  await ana.put(`/projects/${other.slug}/`, acme, { code: 'TWO' })
  const back = (await ana.post(`/projects/${project.uuid}/restore/`, acme)).body.data
  expect(back).toMatchObject({ name: 'Twice', slug: 'twice-2', code: 'TWIN2' })
  // The code that nobody took meanwhile still finds its tasks.
  const found = (await ana.get('/tasks/', { ...acme, search: `${project.code}-1` })).body.data
  expect(found.map(({ project: { slug } }: { project: { slug: string } }) => slug)).toEqual(['twice-2'])
})

test('PSET-15 `deleted` is no slug', async () => {
  expect((await world.as('ana').post('/projects/', acme, { name: 'Deleted' })).body.data.slug).toBe('deleted-2')
})

test('PSET-15 after 30 days rows and bytes are gone, not a day before', async () => {
  const { project, file } = await filled('For Good')
  await remove(project.slug, 'For Good')
  const files = openFiles(world.settings)
  const day = 86_400_000
  const purge = (days: number) => purgeProjects(world.db, files, new Date(Date.now() + days * day))
  const rows = async () =>
    (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from tasks where project_id = ${project.uuid}`)).rows[0]?.n
  await purge(29)
  expect(await rows()).toBe(1)
  expect(await files.read(file.uuid)).not.toBeNull()
  expect(await purge(31)).toBeGreaterThan(0)
  expect(await rows()).toBe(0)
  expect(await files.read(file.uuid)).toBeNull()
  expect((await world.as('ana').post(`/projects/${project.uuid}/restore/`, acme)).status).toBe(404)
})

test('PSET-18 deleting, restoring, archiving and roles are in the activity log of the workspace', async () => {
  const { project, place } = await filled('Logged')
  const ana = world.as('ana')
  const people = (await ana.get('/project-team-members/', place)).body.data
  const mia = people.find(({ user }: { user: { username: string } }) => user.username === 'mia')
  await ana.put(`/project-team-members/${mia.id}/`, place, { role: 'admin' })
  for (const current_status of [1, 0, 2, 0]) await ana.put(`/projects/${project.slug}/`, acme, { current_status })
  await ana.put(`/projects/${project.slug}/owner/`, acme, { username: 'mia' })
  await remove(project.slug, 'Logged')
  await ana.post(`/projects/${project.uuid}/restore/`, acme)
  expect(await linesOf(project.uuid)).toEqual([
    'created the project',
    'changed the role from member to admin',
    'completed the project',
    'took the project up again',
    'archived the project',
    'reopened the project',
    'made Mia Chen the owner of the project',
    'deleted the project',
    'restored the project',
  ])
})

test('PSET-05 PSET-15 deleted and restored, or archived and reopened, a project is in every row as it was', async () => {
  const ana = world.as('ana')
  const { project: own } = await filled('Whole')
  await ana.put(`/projects/${own.slug}/`, acme, { code: 'WHO' })
  await world.db.execute(sql`update time_entries set ended_at = now() where ended_at is null`)
  const read = () =>
    readWholeDatabase(
      world.db,
      ['audit_events', 'notifications', 'notification_events', 'sessions'],
      (_, { updated_at: __, ...same }) => same,
    )
  for (const [slug, name] of [
    ['website', 'Website relaunch'],
    [own.slug, 'Whole'],
  ] as const) {
    const before = await read()
    const { uuid, current_status: status } = (await ana.get(`/projects/${slug}/`, acme)).body.data
    expect((await remove(slug, name)).status).toBe(200)
    expect((await ana.post(`/projects/${uuid}/restore/`, acme)).status).toBe(200)
    expect(differences(before, await read())).toEqual({ gone: [], come: [] })
    for (const next of [2, status]) expect((await ana.put(`/projects/${slug}/`, acme, { current_status: next })).status).toBe(200)
    expect(differences(before, await read())).toEqual({ gone: [], come: [] })
  }
})
