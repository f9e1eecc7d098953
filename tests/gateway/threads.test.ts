// Discussions over a real host: one call each, refusals by field.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const ROW = `id number title author { username } isPinned isClosed answerId task { id code } commentsCount
  lastComment { author { username } createdAt } createdAt activeAt isUnread isFollowing`
const WHOLE = `${ROW} html editedAt closedAt closedBy { username } firstUnread followers { username } followersCount viewerCan`

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const start = async (who = 'ana', title = 'Where?') =>
  (
    await world.data(
      who,
      `mutation { createThread(project: { ${WEBSITE} }, input: { title: "${title}", html: "<p>Here</p>" }) { thread { ${WHOLE} } ${REFUSALS} } }`,
    )
  ).createThread.thread
const update = (who: string, number: number, input: string) =>
  world.graphql(
    who,
    `mutation { updateThread(project: { ${WEBSITE} }, number: ${number}, input: { ${input} }) { thread { ${WHOLE} } ${REFUSALS} } }`,
  )
const say = async (who: string, number: number, html: string) =>
  (
    await world.data(
      who,
      `mutation { addComment(project: { ${WEBSITE} }, input: { subject: THREAD, subjectId: "${number}", html: "${html}" }) { comment { id } ${REFUSALS} } }`,
    )
  ).addComment.comment.id

test('DISC-12 DISC-02 a discussion is started, read and listed with one call each', async () => {
  const made = await start()
  expect(made).toMatchObject({
    title: 'Where?',
    html: '<p>Here</p>',
    isFollowing: true,
    isUnread: false,
    viewerCan: expect.arrayContaining(['EDIT']),
  })
  world.resetCalls()
  const { thread } = await world.data('gus', `{ thread(${WEBSITE}, number: ${made.number}) { ${WHOLE.replace('viewerCan', '')} } }`)
  expect(thread).toMatchObject({
    number: made.number,
    isUnread: true,
    isFollowing: false,
    followers: [{ username: 'ana' }],
    followersCount: 1,
  })
  expect(world.calls()).toHaveLength(1)
  world.resetCalls()
  const { threads } = await world.data(
    'gus',
    `{ threads(${WEBSITE}, unread: true, state: ALL) { nodes { ${ROW} } page totalPages totalCount } }`,
  )
  expect(threads.nodes.map(({ number }: { number: number }) => number)).toContain(made.number)
  expect(world.calls()).toHaveLength(1)
  expect((await world.data('ana', `{ thread(${WEBSITE}, number: 99999) { id } }`)).thread).toBeNull()
})

test('DISC-12 changing, following, reading and deleting; what is refused says why', async () => {
  const { number, id } = await start('mia')
  expect((await update('ben', number, 'isClosed: true, isPinned: true')).data.updateThread.thread).toMatchObject({
    isClosed: true,
    isPinned: true,
    closedBy: { username: 'ben' },
  })
  expect((await update('mia', number, 'isPinned: false')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  expect((await update('mia', number, 'answerId: "1"')).data.updateThread.userErrors).toMatchObject([{ field: ['answerId'] }])
  const said = await say('ben', number, '<p>There</p>')
  expect((await update('mia', number, `answerId: "${said}"`)).data.updateThread.thread).toMatchObject({ answerId: said, commentsCount: 1 })
  expect((await update('mia', number, 'answerId: null')).data.updateThread.thread.answerId).toBeNull()
  const { followThread } = await world.data(
    'gus',
    `mutation { followThread(project: { ${WEBSITE} }, number: ${number}, follow: true) { thread { isFollowing } ${REFUSALS} } }`,
  )
  expect(followThread.thread.isFollowing).toBe(true)
  const read = async (more: string) =>
    (
      await world.data(
        'gus',
        `mutation { readThread(project: { ${WEBSITE} }, number: ${number}${more}) { thread { isUnread } ${REFUSALS} } }`,
      )
    ).readThread.thread.isUnread
  expect([await read(''), await read(', unread: true'), await read(`, readTo: "${said}"`)]).toEqual([false, true, false])
  const remove = (who: string) =>
    world.graphql(who, `mutation { deleteThread(project: { ${WEBSITE} }, number: ${number}, id: "${id}") { deletedId ${REFUSALS} } }`)
  expect((await remove('mia')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  expect((await remove('ana')).data.deleteThread).toEqual({ deletedId: id, userErrors: [] })
  expect((await remove('ana')).data.deleteThread.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})

test('DISC-12 DISC-05 comments of a discussion come by stretches with one call, and say what is left out', async () => {
  const stretch = async (more = '') =>
    (
      await world.data(
        'ana',
        `{ threadComments(${WEBSITE}, number: 2${more}) { nodes { id html author { username } createdAt } gaps { after before count } totalCount } }`,
      )
    ).threadComments
  world.resetCalls()
  const ends = await stretch()
  expect(world.calls()).toHaveLength(1)
  const shown = ends.nodes.length + ends.gaps.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect([shown, ends.totalCount]).toEqual([260, 260])
  const [gap] = ends.gaps
  const more = await stretch(`, after: "${gap.after}", before: "${gap.before}"`)
  expect(more.nodes).toHaveLength(50)
  expect(more.gaps).toEqual([{ after: more.nodes[49].id, before: gap.before, count: gap.count - 50 }])
  expect((await world.data('ana', `{ threadComments(${WEBSITE}, number: 99999) { totalCount } }`)).threadComments).toBeNull()
  const { comments } = await world.data('ana', `{ comments(${WEBSITE}, subject: THREAD, subjectId: "2") { id } }`)
  expect(comments).toHaveLength(200)
})

test('DISC-12 DISC-10 who is named is led to the discussion; an edit is shown, and the task that it led to', async () => {
  const { number } = await start('ana', 'Named?')
  const html = '<p><span data-username=\\"rex\\">@Rex</span></p>'
  expect((await update('ana', number, `html: "${html}"`)).data.updateThread.thread.editedAt).toMatch(/Z$/)
  const { notifications } = await world.data(
    'rex',
    '{ notifications(workspaceSlug: "acme") { resource events { reason } targetKind target { ... on DiscussionTarget { projectSlug id } } } }',
  )
  expect(notifications).toContainEqual({
    resource: 'discussions',
    events: [{ reason: 'THREAD_MENTIONED' }],
    targetKind: 'DISCUSSION',
    target: { projectSlug: 'website', id: String(number) },
  })
  await world.host.db.execute(sql`update threads set task_id = (select t.id from tasks t where t.project_id = threads.project_id order by number limit 1)
    where number = ${number} and title = 'Named?'`)
  const { thread } = await world.data('ana', `{ thread(${WEBSITE}, number: ${number}) { task { id code title } } }`)
  expect(thread.task).toEqual({ id: expect.any(String), code: 'WEB-1', title: expect.any(String) })
})

test('DISC-12 DISC-08 a task is made of a discussion with one call, and of a comment in it', async () => {
  const { number } = await start('mia', 'Becomes work')
  const said = await say('ben', number, '<p>Or only this</p>')
  const make = (input: string) =>
    world.graphql(
      'mia',
      `mutation { threadToTask(project: { ${WEBSITE} }, number: ${number}, input: { ${input} }) { task { id code title description } ${REFUSALS} } }`,
    )
  world.resetCalls()
  const { task } = (await make('close: true')).data.threadToTask
  expect(world.calls()).toHaveLength(1)
  expect(task).toMatchObject({ title: 'Becomes work', description: expect.stringContaining(`From discussion #${number}`) })
  const { thread } = await world.data('gus', `{ thread(${WEBSITE}, number: ${number}) { isClosed task { id code } commentsCount } }`)
  expect(thread).toEqual({ isClosed: true, task: { id: task.id, code: task.code }, commentsCount: 1 })
  expect((await make('')).data.threadToTask.userErrors).toMatchObject([{ code: 'CONFLICT' }])
  expect((await make(`commentId: "${said}"`)).data.threadToTask.task).toMatchObject({ title: 'Or only this' })
})

test('DISC-09 a task never turns into a discussion: a discussion takes no task to begin with; one that names it is found from the task', async () => {
  const ana = world.host.as('ana')
  const at = { company_slug: 'acme', project_slug: 'website' }
  const { tasks } = await world.data('ana', `{ tasks(${WEBSITE}) { nodes { id code counts { comments } } } }`)
  const task = tasks.nodes.find(({ counts }: { counts: { comments: number } }) => counts.comments > 0)
  expect((await ana.post('/discussions/', at, { title: 'Of a task', task_uuid: task.id })).status).toBe(400)
  const inputs = Object.keys((await world.data('ana', '{ __type(name: "CreateThreadInput") { inputFields { name } } }')).__type.inputFields)
  expect(inputs).toHaveLength(2)
  const made = await start('ana', 'About a task')
  await update('ana', made.number, `html: "<p>See <a data-task=\\"${task.id}\\">#${task.code}</a></p>"`)
  const asked = `{ mentions(${WEBSITE}, taskId: "${task.id}") { nodes { kind number } } tasks(${WEBSITE}) { nodes { id counts { comments } } } }`
  const { mentions, tasks: after } = await world.data('ana', asked)
  expect(mentions.nodes).toContainEqual({ kind: 'THREAD', number: made.number })
  expect(after.nodes.find(({ id }: { id: string }) => id === task.id).counts.comments).toBe(task.counts.comments)
})
