// What actions on discussions send, for the matrix of roles. Who asks has started the discussion where they may, the owner else.
import { type Ground, mutate, type Row } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

/** Actions that change nothing on the host. */
export const threadReads = ['thread.open', 'thread.copy-link', 'thread.quote']

async function makeThread({ world, who }: Ground): Promise<{ number: number; id: string }> {
  const author = ['ana', 'ben', 'mia'].includes(who) ? who : 'ana'
  const { body } = await world.host.as(author).post('/discussions/', WEBSITE, { title: 'Matrix' })
  return { number: body.data.number, id: body.data.uuid }
}

const onThread =
  (name: string, args: Record<string, unknown> = {}): Row =>
  async (ground) =>
    mutate(ground, name, { project: ground.project, ...(await makeThread(ground)), ...args })

/** By action. */
export const threadRows: Readonly<Record<string, Row>> = {
  'thread.new': (ground) => mutate(ground, 'createThread', { project: ground.project, input: { title: 'New' } }),
  'thread.rename': onThread('updateThread', { input: { title: 'Renamed' } }),
  'thread.describe': onThread('updateThread', { input: { html: '<p>Changed</p>' } }),
  async 'thread.comment'(ground) {
    const { number } = await makeThread(ground)
    return mutate(ground, 'addComment', {
      project: ground.project,
      input: { subject: 'THREAD', subjectId: String(number), html: '<p>Said</p>' },
    })
  },
  'thread.close': onThread('updateThread', { input: { isClosed: true } }),
  async 'thread.pin'(ground) {
    const { number } = await makeThread(ground)
    const verdict = await mutate(ground, 'updateThread', { project: ground.project, number, input: { isPinned: true } })
    // There is room for three.
    await ground.world.host.as('ana').put(`/discussions/${number}/`, WEBSITE, { is_pinned: false })
    return verdict
  },
  async 'thread.answer'(ground) {
    const { number } = await makeThread(ground)
    const query = { ...WEBSITE, commentable_type: 'discussions', commentable_id: String(number) }
    const { body } = await ground.world.host.as('ana').post('/comments/', query, { comment_text: 'That is it' })
    return mutate(ground, 'updateThread', { project: ground.project, number, input: { answerId: String(body.data.id) } })
  },
  'thread.to-task': onThread('threadToTask', { input: {} }),
  async 'thread.comment-to-task'(ground) {
    const { number } = await makeThread(ground)
    const query = { ...WEBSITE, commentable_type: 'discussions', commentable_id: String(number) }
    const { body } = await ground.world.host.as('ana').post('/comments/', query, { comment_text: 'Work' })
    return mutate(ground, 'threadToTask', { project: ground.project, number, input: { commentId: String(body.data.id) } })
  },
  'thread.follow': onThread('followThread', { follow: false }),
  'thread.unread': onThread('readThread', { unread: true }),
  'thread.delete': onThread('deleteThread'),
}
