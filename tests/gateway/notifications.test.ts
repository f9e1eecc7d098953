// What the viewer is told: typed targets, reasons, reading.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('REST-11 notifications of the viewer', async () => {
  const fields = `id user { name avatar username } title subject createdAt createdAtForHumans resource isRead
    events { reason user { name } createdAt times from to dueDate name filename }
    target { kind workspaceSlug projectSlug taskId commentId fileId sprintSlug token }`
  world.resetCalls()
  const { notifications } = await world.data('ana', `{ notifications(workspaceSlug: "acme") { ${fields} } }`)
  expect(world.calls()).toEqual(['GET /feeds/notifications/?page=1&company_slug=acme'])
  expect(notifications.length).toBeGreaterThan(0)
  expect(notifications[0]).toMatchObject({
    id: expect.any(String),
    title: expect.any(String),
    subject: expect.any(String),
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    isRead: false,
  })
  const reasons = notifications.flatMap(({ events }: { events: { reason: string }[] }) => events.map(({ reason }) => reason))
  expect(reasons).toEqual(expect.arrayContaining(['DECLINED', 'STATUS', 'ASSIGNED']))
  expect(reasons).not.toContain('OTHER')
})

test('OPEN-30 targets are typed; a kind that is not known, or lacks something, leads nowhere', async () => {
  const place = { company_slug: 'acme', project_slug: 'website' }
  const told = (target: unknown, reason = 'assigned') => ({
    uuid: 'n',
    user: null,
    data: { title: 'told', subject: 'Ship it', events: [{ reason, to: '2026-12-01T09:00:00.000Z', file: 'plan.pdf' }], target },
    created_at: { timestamp: 1 },
    resource: 'issues',
  })
  const targets = [
    { kind: 'task', ...place, uuid: 't' },
    { kind: 'project', ...place, uuid: 'p' },
    { kind: 'comment', ...place, uuid: 't', id: 7 },
    { kind: 'file', ...place, uuid: null, id: '8' },
    { kind: 'invitation', company_slug: 'acme', uuid: 'i' },
    { kind: 'sprint', ...place, id: 9, slug: 'sprint-9' },
    { kind: 'spaceship', ...place, uuid: 't' },
    { kind: 'task', company_slug: 'acme' },
    { ...place, uuid: 't' },
    undefined,
  ]
  const answer = [...targets.map((target) => told(target)), told(targets[0], 'overdue'), told(targets[0], 'beamed')]
  const fake = await openFakeRest()
  const gateway = createGateway({ hostUrl: fake.url, graphiql: false, production: false, onCall: () => undefined })
  fake.answer(() => ({ body: { data: answer } }))
  const fields = 'target { kind workspaceSlug projectSlug taskId commentId fileId sprintSlug token } events { reason to dueDate filename }'
  const { data } = await postGraphql(gateway, `{ notifications(workspaceSlug: "acme") { ${fields} } }`, {}, 'any')
  await gateway.close()
  await fake.close()
  const none = { workspaceSlug: 'acme', projectSlug: null, taskId: null, commentId: null, fileId: null, sprintSlug: null, token: null }
  const inProject = { ...none, projectSlug: 'website' }
  expect(data.notifications.slice(0, 10).map(({ target }: { target: unknown }) => target)).toEqual([
    { ...inProject, kind: 'TASK', taskId: 't' },
    { ...inProject, kind: 'PROJECT' },
    { ...inProject, kind: 'COMMENT', taskId: 't', commentId: '7' },
    { ...inProject, kind: 'FILE', fileId: '8' },
    { ...none, kind: 'INVITATION', token: 'i' },
    { ...inProject, kind: 'SPRINT', sprintSlug: 'sprint-9' },
    ...[null, null, null, null],
  ])
  expect(data.notifications.slice(10).map(({ events }: { events: unknown[] }) => events[0])).toEqual([
    { reason: 'OVERDUE', to: null, dueDate: '2026-12-01T09:00:00.000Z', filename: 'plan.pdf' },
    { reason: 'OTHER', to: '2026-12-01T09:00:00.000Z', dueDate: null, filename: 'plan.pdf' },
  ])
})

test('ids or all: notifications are marked as read by one call', async () => {
  world.resetCalls()
  const mark = `mutation ($ids: [ID!]) { markNotificationsRead(workspaceSlug: "acme", ids: $ids) { ok ${REFUSALS} } }`
  const unread = async () => {
    const { notifications } = await world.data('ana', '{ notifications(workspaceSlug: "acme") { id isRead } }')
    return notifications.filter(({ isRead }: { isRead: boolean }) => !isRead).map(({ id }: { id: string }) => id)
  }
  const before = await unread()
  await world.data('ana', mark, { ids: [before[0]] })
  expect(await unread()).toEqual(before.slice(1))
  await world.data('ana', mark, {})
  expect(await unread()).toEqual([])
  expect(world.calls().filter((call) => call.startsWith('PUT'))).toEqual(Array(2).fill('PUT /feeds/notifications/?company_slug=acme'))
})
