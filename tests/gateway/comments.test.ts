// Comments over a real host: one call each, errors by their channel.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const FIELDS = 'id html author { name avatar username } createdAt createdAtForHumans editedAt'

let world: World
let task: string
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const create = `mutation { createTask(input: { ${WEBSITE}, title: "Talked about" }) { task { id } ${REFUSALS} } }`
  task = (await world.data('ana', create)).createTask.task.id
})
afterAll(() => world.close())

const listOf = async (who: string, more = '', about = `subject: TASK, subjectId: "${task}"`) =>
  (await world.data(who, `{ comments(${WEBSITE}, ${about}${more}) { ${FIELDS} } }`)).comments
const add = (who: string, input: Record<string, unknown>) =>
  world.graphql(
    who,
    `mutation($input: AddCommentInput!) { addComment(project: { ${WEBSITE} }, input: $input) { comment { ${FIELDS} } ${REFUSALS} } }`,
    { input: { subject: 'TASK', subjectId: task, ...input } },
  )
const edit = (who: string, id: string, input: Record<string, unknown>) =>
  world.graphql(
    who,
    `mutation($id: ID!, $input: UpdateCommentInput!) { updateComment(project: { ${WEBSITE} }, id: $id, input: $input) { comment { ${FIELDS} } ${REFUSALS} } }`,
    { id, input },
  )
const remove = (who: string, id: string) =>
  world.graphql(who, `mutation { deleteComment(project: { ${WEBSITE} }, id: "${id}") { deletedId ${REFUSALS} } }`)

test('REST-35 REST-36 OPEN-55 a comment is one call, its status goes with it, and the list is one call', async () => {
  const { workflows } = await world.data('mia', `{ workflows(${WEBSITE}) { id title } }`)
  world.resetCalls()
  const { data, errors } = await add('mia', { html: '<p>On <b>it</b></p>', workflowId: workflows[1].id })
  expect(errors).toEqual([])
  const { comment, userErrors } = data.addComment
  expect(userErrors).toEqual([])
  expect(comment).toEqual({
    id: expect.stringMatching(/^\d+$/),
    html: '<p>On <b>it</b></p>',
    author: { name: 'Mia Chen', avatar: null, username: 'mia' },
    createdAt: expect.stringMatching(/Z$/),
    createdAtForHumans: 'just now',
    editedAt: null,
  })
  const path = `/comments/?company_slug=acme&project_slug=website&commentable_type=issues&commentable_id=${task}`
  expect(world.calls()).toEqual([`POST ${path}`])
  world.resetCalls()
  expect(await listOf('gus')).toEqual([comment])
  expect(world.calls()).toEqual([`GET ${path}&sort=DESC`])
  await add('ana', { html: 'Second' })
  world.resetCalls()
  expect((await listOf('gus', ', sort: OLDEST')).map(({ html }: { html: string }) => html)).toEqual(['<p>On <b>it</b></p>', 'Second'])
  expect(world.calls()).toEqual([`GET ${path}&sort=ASC`])
  const { task: now } = await world.data('gus', `{ task(${WEBSITE}, id: "${task}") { workflow { title } counts { comments } } }`)
  expect(now).toEqual({ workflow: { title: 'In progress' }, counts: { comments: 2 } })
})

test('COMMENT-06 refusals name the input; readers are FORBIDDEN, strangers find nothing', async () => {
  expect((await add('mia', { html: '<p> </p>' })).data.addComment).toMatchObject({
    comment: null,
    userErrors: [{ code: 'INVALID', field: ['html'], message: expect.any(String) }],
  })
  expect((await add('mia', { html: 'x', workflowId: '99999' })).data.addComment.userErrors).toMatchObject([{ field: ['workflowId'] }])
  expect((await add('gus', { html: 'x' })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await add('dora', { html: 'x' })).data.addComment.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})

test('editing is one call; the author alone, and not over what another window wrote', async () => {
  const { id, createdAt } = (await add('mia', { html: 'Frist' })).data.addComment.comment
  world.resetCalls()
  const { comment, userErrors } = (await edit('mia', id, { html: '<p>First</p>', editedAtWas: null })).data.updateComment
  expect(userErrors).toEqual([])
  expect(comment).toMatchObject({ id, html: '<p>First</p>', createdAt, editedAt: expect.stringMatching(/\.\d{3}Z$/) })
  expect(world.calls()).toEqual([`PUT /comments/${id}/?company_slug=acme&project_slug=website`])
  expect((await listOf('gus'))[0]).toEqual(comment)
  expect((await edit('mia', id, { html: 'Other', editedAtWas: null })).data.updateComment).toMatchObject({
    comment: null,
    userErrors: [{ code: 'CONFLICT', message: 'This comment was changed meanwhile.' }],
  })
  expect((await edit('mia', id, { html: 'Next', editedAtWas: comment.editedAt })).data.updateComment.comment.html).toBe('Next')
  expect((await edit('mia', id, { html: 'Anyway' })).data.updateComment.comment.html).toBe('Anyway')
  expect((await edit('mia', id, { html: '<p> </p>' })).data.updateComment.userErrors).toMatchObject([{ code: 'INVALID', field: ['html'] }])
  expect((await edit('ana', id, { html: 'Hers' })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await edit('dora', id, { html: 'Hers' })).data.updateComment.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})

test('REST-37 ROLE-08 admins remove; what is gone already is said', async () => {
  const { id } = (await add('mia', { html: 'Gone soon' })).data.addComment.comment
  expect((await remove('mia', id)).errors[0]?.extensions.code).toBe('FORBIDDEN')
  world.resetCalls()
  expect((await remove('ben', id)).data.deleteComment).toEqual({ deletedId: id, userErrors: [] })
  expect(world.calls()).toEqual([`DELETE /comments/${id}/?company_slug=acme&project_slug=website`])
  expect((await remove('ben', id)).data.deleteComment).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
})

test('OPEN-53 FILES-07 a file is commented on by its uuid, and `workflow` is sent as null', async () => {
  const query = { company_slug: 'acme', project_slug: 'website', attachmentable_type: 'issues', attachmentable_id: task }
  await world.host.as('mia').send({ method: 'POST', url: '/attachments/', query, ...multipart('notes.txt', 'x') })
  const { attachments } = await world.data('mia', `{ attachments(${WEBSITE}, taskId: "${task}") { nodes { uuid } } }`)
  const { uuid } = attachments.nodes[0]
  const { data } = await add('mia', { subject: 'FILE', subjectId: uuid, html: 'On the file' })
  expect(data.addComment.userErrors).toEqual([])
  expect(await listOf('gus', '', `subject: FILE, subjectId: "${uuid}"`)).toMatchObject([{ html: 'On the file' }])
})

test('comments full of pictures are read whole', async () => {
  const picture = `<p><img src="data:image/png;base64,${'A'.repeat(3_000_000)}" alt="" /></p>`
  for (let place = 0; place < 4; place += 1) expect((await add('mia', { html: picture })).data.addComment.userErrors).toEqual([])
  expect((await listOf('gus')).filter(({ html }: { html: string }) => html.length > 3_000_000)).toHaveLength(4)
})

test('API-05 DEFECT-13 another host may leave things out, and a malformed list is told as such', async () => {
  const fake = await openFakeRest()
  const gateway = createGateway({ hostUrl: fake.url, graphiql: false, production: false, onCall: () => undefined })
  const ask = () => postGraphql(gateway, `{ comments(${WEBSITE}, subject: TASK, subjectId: "t") { ${FIELDS} } }`, {}, 'any')
  fake.answer(() => ({ body: { data: { data: [{ id: 7, comment: null, user: null }] } } }))
  expect((await ask()).data.comments).toEqual([
    { id: '7', html: '', author: null, createdAt: null, createdAtForHumans: null, editedAt: null },
  ])
  fake.answer(() => ({ body: { data: [{ comment: 'no id' }] } }))
  expect((await ask()).errors[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE')
  await gateway.close()
  await fake.close()
})
