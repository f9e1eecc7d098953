// What the viewer is told: typed targets, reasons, reading.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { createSeals } from '#host/resources/mail-servers/sealing.ts'
import { unsubscribeUrl } from '#host/resources/notices/unsubscribe-links.ts'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const TARGETS = ['Task', 'Comment', 'File', 'Project', 'Invitation', 'Sprint', 'Recurrence', 'Discussion']
  .concat(['Workspace', 'Page', 'Form', 'Client', 'Invoice', 'Import', 'Export'])
  .map((kind) => {
    const more = kind === 'Sprint' ? 'slug' : kind === 'Comment' || kind === 'File' ? 'taskId' : ''
    return `... on ${kind}Target { workspaceSlug projectSlug id ${more} }`
  })
  .join(' ')
const FIELDS = `id user { name avatar username } title subject createdAt createdAtForHumans resource isRead doneAt snoozedUntil
  concern workspaceSlug projectName code count taskCount targetKind targetState actors { name }
  events { reason user { name } createdAt times from to dueDate name filename } target { __typename ${TARGETS} }`

test('REST-11 notifications of the viewer', async () => {
  world.resetCalls()
  const { notifications } = await world.data('ana', `{ notifications(workspaceSlug: "acme") { ${FIELDS} } }`)
  expect(world.calls()).toEqual(['GET /feeds/notifications/?page=1&company_slug=acme'])
  expect(notifications.length).toBeGreaterThan(0)
  expect(notifications[0]).toMatchObject({
    ...{ id: expect.any(String), title: expect.any(String), subject: expect.any(String), isRead: false },
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    ...{ workspaceSlug: 'acme', targetState: 'HERE', count: expect.any(Number) },
  })
  const reasons = notifications.flatMap(({ events }: { events: { reason: string }[] }) => events.map(({ reason }) => reason))
  expect(reasons).toEqual(expect.arrayContaining(['DECLINED', 'STATUS', 'ASSIGNED']))
  expect(reasons).not.toContain('OTHER')
})

test('OPEN-30 INBOX-01 targets are a union by kind; a kind that is not known, is gone, or lacks something, leads nowhere', async () => {
  const place = { company_slug: 'acme', project_slug: 'website' }
  const told = (target: unknown, reason = 'assigned', more: object = {}) => ({
    ...{ uuid: 'n', user: null, created_at: { timestamp: 1 }, resource: 'issues', reason: 'assigned', target },
    data: { title: 'told', subject: 'Ship it', events: [{ reason, to: '2026-12-01T09:00:00.000Z', file: 'plan.pdf' }] },
    ...{ done_at: { timestamp: 2 }, snoozed_until: { timestamp: 3 }, tasks: 12, code: 'WEB-1', project: { name: 'Website' } },
    ...more,
  })
  const inProject = ['task', 'comment', 'file', 'project', 'sprint', 'recurrence', 'discussion', 'page', 'form']
  const alone = ['invitation', 'workspace', 'client', 'invoice', 'import', 'export']
  const targets = [
    ...inProject.map((kind) => ({ kind, ...place, id: 7, task_uuid: 't', slug: 's' })),
    ...alone.map((kind) => ({ kind, company_slug: 'acme', project_slug: null, id: 'i' })),
    { kind: 'spaceship', ...place, id: '1' },
    { kind: 'task', company_slug: 'acme', id: '1' },
    { kind: 'task', ...place, id: '1', state: 'gone' },
    { kind: 'task', ...place, id: '', state: 'forbidden' },
    undefined,
  ]
  const answer = [...targets.map((target) => told(target)), told(targets[0], 'overdue'), told(targets[0], 'beamed')]
  // A project that the host names is handed on with every kind.
  answer.push(...alone.map((kind) => told({ kind, ...place, id: 'i' })))
  const fake = await openFakeRest()
  const gateway = createGateway({ hostUrl: fake.url, graphiql: false, production: false, onCall: () => undefined })
  fake.answer(() => ({ body: { data: answer } }))
  const { data } = await postGraphql(gateway, `{ notifications(workspaceSlug: "acme") { ${FIELDS} } }`, {}, 'any')
  await gateway.close()
  await fake.close()
  type Told = { target: { __typename: string } | null; targetKind: string | null; targetState: string; events: unknown[] }
  const list = data.notifications as Told[]
  const name = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Target`
  expect(list.slice(0, 15).map(({ target }) => target?.__typename)).toEqual([...inProject, ...alone].map(name))
  expect(list[1]?.target).toEqual({ __typename: 'CommentTarget', workspaceSlug: 'acme', projectSlug: 'website', id: '7', taskId: 't' })
  expect(list.slice(15, 20).map(({ target }) => target)).toEqual([null, null, null, null, null])
  expect(list.slice(15, 20).map(({ targetKind, targetState }) => `${targetKind} ${targetState}`)).toEqual([
    ...['null HERE', 'TASK HERE', 'TASK GONE', 'TASK FORBIDDEN', 'null HERE'],
  ])
  expect(list.slice(20, 22).map(({ events }) => events[0])).toMatchObject([
    { reason: 'OVERDUE', to: null, dueDate: '2026-12-01T09:00:00.000Z', filename: 'plan.pdf' },
    { reason: 'OTHER', to: '2026-12-01T09:00:00.000Z', dueDate: null, filename: 'plan.pdf' },
  ])
  expect(list.slice(22).map(({ target }) => target)).toEqual(
    alone.map((kind) => ({ __typename: name(kind), workspaceSlug: 'acme', projectSlug: 'website', id: 'i' })),
  )
  expect(list[0]).toMatchObject({ taskCount: 12, code: 'WEB-1', projectName: 'Website', doneAt: '1970-01-01T00:00:02.000Z' })
})

const MARK = `mutation ($input: MarkNotificationsInput!) { markNotifications(input: $input) { changed markedAt ${REFUSALS} } }`

test('INBOX-12 the inbox by tab and page, what is unread, and marks by one call', async () => {
  const ask = 'query ($before: String) { inbox(tab: ALL, unread: true, perPage: 2, before: $before) { nextBefore nodes { id isRead } } }'
  const first = (await world.data('ana', ask)).inbox
  const second = (await world.data('ana', ask, { before: first.nextBefore })).inbox
  const ids = [...first.nodes, ...second.nodes].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(4)
  const count = 'query { unread { total mentioned assigned watching invited workspaces { slug unread } } }'
  const { unread } = await world.data('ana', count)
  expect(unread.total).toBeGreaterThan(4)
  expect(unread.mentioned + unread.assigned + unread.watching + unread.invited).toBe(unread.total)
  world.resetCalls()
  const { markNotifications } = await world.data('ana', MARK, { input: { ids: ids.slice(0, 2), isRead: true } })
  expect(markNotifications).toMatchObject({ changed: 2, userErrors: [] })
  expect(world.calls()).toEqual(['PUT /feeds/notifications/'])
  await world.data('ana', MARK, { input: { isRead: false, markedAt: markNotifications.markedAt } })
  expect((await world.data('ana', count)).unread).toEqual(unread)
  const snooze = `mutation ($until: DateTime) { snoozeNotifications(ids: ["${ids[0]}"], until: $until) { changed ${REFUSALS} } }`
  expect((await world.data('ana', snooze, { until: new Date(Date.now() + 3_600_000).toISOString() })).snoozeNotifications.changed).toBe(1)
  const snoozed = (await world.data('ana', `{ inbox(tab: SNOOZED) { nodes { id snoozedUntil } } }`)).inbox.nodes
  expect(snoozed).toMatchObject([{ id: ids[0], snoozedUntil: expect.any(String) }])
  await expect(world.data('ana', snooze, { until: '2020-01-01T00:00:00Z' })).rejects.toThrow('"field":["until"]')
  await world.data('ana', snooze, { until: null })
  await world.data('ana', MARK, { input: { workspaceSlug: 'acme', isDone: true } })
  expect((await world.data('ana', count)).unread.total).toBe(0)
})

test('INBOX-06 INBOX-14 watching and muting, of a task and of a project; switches', async () => {
  const project = { workspaceSlug: 'acme', projectSlug: 'website' }
  const [{ id }] = (await world.data('ana', '{ tasks(workspaceSlug: "acme", projectSlug: "website") { nodes { id } } }')).tasks.nodes
  const stands = 'isWatching isMuted watchers { name }'
  const args = '($project: ProjectRef!, $taskId: ID, $on: Boolean!)'
  const watch = `mutation ${args} { setWatching(project: $project, taskId: $taskId, isWatching: $on) { watching { ${stands} } ${REFUSALS} } }`
  const mute = `mutation ${args} { setMuted(project: $project, taskId: $taskId, isMuted: $on) { watching { ${stands} } ${REFUSALS} } }`
  const on = await world.data('rex', watch, { project, taskId: id, on: true })
  expect(on.setWatching.watching).toMatchObject({ isWatching: true, isMuted: false })
  const task = '{ task(workspaceSlug: "acme", projectSlug: "website", id: "ID") { isWatched } }'.replace('ID', id)
  expect((await world.data('rex', task)).task.isWatched).toBe(true)
  await world.data('rex', watch, { project, taskId: id, on: false })
  expect((await world.data('rex', task)).task.isWatched).toBe(false)
  const alone =
    '{ task(workspaceSlug: "acme", projectSlug: "website", id: "ID") { isWatched watching { isWatching reminderAt watchers { name } } } }'
  world.resetCalls()
  const read = await world.data('rex', alone.replace('ID', id))
  expect(read.task).toMatchObject({ isWatched: false, watching: { isWatching: false, reminderAt: null, watchers: expect.any(Array) } })
  expect(world.calls()).toEqual([expect.stringMatching(/^GET \/tasks\/[^/]+\/\?/)])
  expect((await world.data('rex', mute, { project, on: true })).setMuted.watching.isMuted).toBe(true)
  expect((await world.data('rex', mute, { project, on: false })).setMuted.watching.isMuted).toBe(false)
  const ofProject = `{ watching(workspaceSlug: "acme", projectSlug: "website") { ${stands} } newsSwitches { name title isOn isLocked mail } }`
  const { newsSwitches } = await world.data('rex', ofProject)
  expect(newsSwitches[0]).toEqual({ name: 'mentioned', title: 'Somebody mentions you', isOn: true, isLocked: true, mail: 'MENTIONED' })
  const turn = `mutation ($name: String!, $isOn: Boolean!) { setNewsSwitch(name: $name, isOn: $isOn) { newsSwitches { name isOn } ${REFUSALS} } }`
  const turned = (await world.data('rex', turn, { name: 'status', isOn: false })).setNewsSwitch
  expect(turned.newsSwitches).toContainEqual({ name: 'status', isOn: false })
  await expect(world.data('rex', turn, { name: 'mentioned', isOn: false })).rejects.toThrow('cannot be switched off')
})

test('INBOX-13 when one is mailed is chosen everywhere and in one workspace; a link stops one kind without signing in', async () => {
  const fields = 'workspaceSlug workspaceName kind time isInherited'
  const set = `mutation ($kind: MailKind!, $time: MailTime, $workspaceSlug: ID) {
    setMailTime(kind: $kind, time: $time, workspaceSlug: $workspaceSlug) { mailSettings { ${fields} } ${REFUSALS} } }`
  const { mailSettings } = await world.data('mia', `{ mailSettings { ${fields} } }`)
  expect(mailSettings[2]).toEqual({ workspaceSlug: null, workspaceName: null, kind: 'REST', time: 'DAILY', isInherited: true })
  const chosen = (await world.data('mia', set, { kind: 'REST', time: 'WEEKLY', workspaceSlug: 'acme' })).setMailTime
  expect(chosen.mailSettings).toContainEqual({
    workspaceSlug: 'acme',
    workspaceName: 'Acme',
    kind: 'REST',
    time: 'WEEKLY',
    isInherited: false,
  })
  const wrong = (await world.graphql('mia', set, { kind: 'MENTIONED', time: 'DAILY' })).data.setMailTime
  expect(wrong).toMatchObject({ mailSettings: null, userErrors: [{ code: 'INVALID', field: ['time'] }] })
  const people = await world.host.db.execute<{ person: string; company: string }>(
    sql`select p.id as person, c.id as company from people p, companies c where p.username = 'mia' and c.slug = 'acme'`,
  )
  const [{ person: personId, company: companyId } = { person: '', company: '' }] = people.rows
  const seals = createSeals(world.host.settings)
  const token = (await unsubscribeUrl(seals, '', { personId, companyId, kind: 'assigned' })).split('/').at(-1)
  const stop = `mutation ($token: String!) { unsubscribe(token: $token) { kind workspaceName ${REFUSALS} } }`
  expect((await world.data(null, stop, { token })).unsubscribe).toEqual({ kind: 'ASSIGNED', workspaceName: 'Acme', userErrors: [] })
  expect((await world.graphql(null, stop, { token: 'none' })).data.unsubscribe).toMatchObject({
    kind: null,
    userErrors: [{ code: 'NOT_FOUND' }],
  })
})

test('a reminder is set and taken back; beyond a year is refused with the field', async () => {
  const project = { workspaceSlug: 'acme', projectSlug: 'website' }
  const [{ id: taskId }] = (await world.data('ana', '{ tasks(workspaceSlug: "acme", projectSlug: "website") { nodes { id } } }')).tasks
    .nodes
  const remind = `mutation ($project: ProjectRef!, $taskId: ID!, $at: DateTime) { remindOfTask(project: $project, taskId: $taskId, at: $at) { at before ${REFUSALS} } }`
  const on = async (at: string | null) => (await world.data('rex', remind, { project, taskId, at })).remindOfTask
  const day = new Date(Date.now() + 86_400_000).toISOString()
  expect(await on(day)).toEqual({ at: day, before: null, userErrors: [] })
  const read = `query ($id: ID!) { watching(workspaceSlug: "acme", projectSlug: "website", taskId: $id) { reminderAt } }`
  expect((await world.data('rex', read, { id: taskId })).watching).toEqual({ reminderAt: day })
  expect((await world.data('ana', read, { id: taskId })).watching).toEqual({ reminderAt: null })
  const { inbox } = await world.data('rex', '{ inbox(tab: SNOOZED) { nodes { events { reason } } } }')
  expect(inbox.nodes.flatMap(({ events }: { events: { reason: string }[] }) => events.map(({ reason }) => reason))).toContain('REMINDER')
  expect(await on(null)).toEqual({ at: null, before: day, userErrors: [] })
  await expect(on(new Date(Date.now() + 400 * 86_400_000).toISOString())).rejects.toThrow(
    /"field":\["at"\],"message":"Choose a moment within a year\."/,
  )
})

test('INBOX-06 a host that does not say with a task who watches it is asked; one that knows nothing of watching answers the task all the same', async () => {
  const wire = (await world.host.as('ana').get('/tasks/', { company_slug: 'acme', project_slug: 'website' })).body.data[0]
  const fake = await openFakeRest()
  const gateway = createGateway({ hostUrl: fake.url, graphiql: false, production: false, onCall: () => undefined })
  const ask = async () =>
    (
      await postGraphql(
        gateway,
        `query ($id: ID!) { task(workspaceSlug: "acme", projectSlug: "website", id: $id) { title isWatched watching { isMuted watchers { name } } } }`,
        { id: wire.uuid },
        'any',
      )
    ).data.task
  const standing = { is_watching: true, is_muted: true, watchers: [{ name: 'Ana', avatar: null, username: 'ana' }] }
  let watchers: { status?: number; body?: unknown } = { body: { data: standing } }
  fake.answer(({ url }) => (url.startsWith('/task-watchers/') ? watchers : { body: { data: wire } }))
  expect(await ask()).toEqual({ title: wire.title, isWatched: true, watching: { isMuted: true, watchers: [{ name: 'Ana' }] } })
  // One call for both fields.
  expect(fake.asked.map(({ url }) => url.replace(/\?.*/, ''))).toEqual([`/tasks/${wire.uuid}/`, '/task-watchers/'])
  watchers = { status: 404 }
  expect(await ask()).toEqual({ title: wire.title, isWatched: false, watching: null })
  await gateway.close()
  await fake.close()
})
