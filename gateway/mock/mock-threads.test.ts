// Discussions of the mock answer as over a host.
// @vitest-environment node
import { expect, test } from 'vitest'
import { openMockData } from '#tests/kit/mock-asker.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "website"'

test('SCREEN-08 DISC-12 in mock mode discussions are started, edited, answered, closed, read, made into tasks and deleted', async () => {
  const ask = openMockData()
  const WHOLE = 'id number title html editedAt isClosed isPinned isUnread isFollowing answerId task { code } commentsCount'
  const act = async (field: string, args: string, answered = `thread { ${WHOLE} }`) =>
    (await ask(`mutation { it: ${field}(project: { ${AT} }, ${args}) { ${answered} userErrors { code field } } }`)).it
  const numbers = async (args = '') =>
    (await ask(`{ threads(${AT}${args}) { nodes { number } totalCount } }`)).threads.nodes.map(({ number }: { number: number }) => number)

  expect(await numbers()).toEqual([3, 2, 1])
  expect(await numbers(', unread: true')).toEqual([3])
  expect(await numbers(', search: "PLANS"')).toEqual([2])
  const { thread: made } = await act('createThread', 'input: { title: "New", html: "<p>x</p>" }')
  expect(made).toMatchObject({ number: 4, html: '<p>x</p>', editedAt: null, isFollowing: true })
  const of = 'number: 4'
  expect((await act('updateThread', `${of}, input: { html: "<p>y</p>" }`)).thread).toMatchObject({ html: '<p>y</p>', title: 'New' })
  const said = (
    await ask(
      `mutation { addComment(project: { ${AT} }, input: { subject: THREAD, subjectId: "4", html: "<p>So</p>" }) { comment { id } } }`,
    )
  ).addComment.comment
  const { threadComments } = await ask(`{ threadComments(${AT}, number: 4) { nodes { id html } gaps { count } totalCount } }`)
  expect(threadComments).toEqual({ nodes: [{ id: said.id, html: '<p>So</p>' }], gaps: [], totalCount: 1 })
  expect((await act('updateThread', `${of}, input: { answerId: "${said.id}", isPinned: true }`)).thread).toMatchObject({
    ...{ answerId: said.id, isPinned: true, commentsCount: 1 },
  })
  expect(await numbers()).toEqual([4, 3, 2, 1])
  const { task } = await act('threadToTask', `${of}, input: { close: true }`, 'task { code title }')
  expect(task.title).toBe('New')
  expect((await ask(`{ thread(${AT}, number: 4) { ${WHOLE} } }`)).thread).toMatchObject({ isClosed: true, task: { code: task.code } })
  expect((await act('threadToTask', `${of}, input: {}`, 'task { code }')).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  expect(await numbers(', state: CLOSED')).toEqual([4])
  expect((await act('followThread', `${of}, follow: false`)).thread.isFollowing).toBe(false)
  expect((await act('readThread', `${of}, unread: true`)).thread.isUnread).toBe(true)
  expect((await act('deleteThread', `${of}, id: "${made.id}"`, 'deletedId')).deletedId).toBe(made.id)
  expect((await ask(`{ thread(${AT}, number: 4) { id } }`)).thread).toBe(null)
})
