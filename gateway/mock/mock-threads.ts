// Discussions of the mock: started, read, answered, closed and made into tasks as over a host. Comments are those of the other things, told in a page.
import { randomUUID } from 'node:crypto'
import { found, MockAnswer, MockRefusal, mockPage, type Route, type Routes } from './mock-host.ts'
import { type MockMemory, type MockPerson, type MockTask, mockMoment, nowInSeconds } from './mock-memory.ts'
import { mockProject } from './mock-tasks.ts'

const DAY = 86_400
const MOST_PINNED = 3

interface Thread {
  uuid: string
  number: number
  title: string
  body: string
  user: MockPerson | undefined
  is_pinned: boolean
  closed: number | null
  answer_id: number | null
  task: MockTask | null
  created: number
  edited: number | null
  unread: boolean
  following: boolean
}

/** What is said in one, as `GET /comments/` has it. */
interface Said {
  id: number
  comment: string
  created_at: ReturnType<typeof mockMoment>
  user: MockPerson | undefined
}

const SEEDS = [
  ['Do we keep the old search page?', '<p>Half of its visitors come from bookmarks.</p>'],
  ['Names for the two plans', '<p>Short ones, please. Which are in use elsewhere?</p>'],
  ['Who looks at the numbers on Mondays?', ''],
] as const

/** `/discussions/`: those of every project of the mock are the same. `parts` are the routes of comments. */
export function mockThreadRoutes(memory: MockMemory, parts: Routes): Routes {
  const { people } = memory
  const comments = parts['GET /comments/'] as Route
  const start = (title: string, body: string, user: MockPerson | undefined, number: number): Thread => ({
    ...{ uuid: randomUUID(), number, title, body, user, is_pinned: false, closed: null, answer_id: null, task: null },
    ...{
      created: nowInSeconds() - (number < 4 ? (4 - number) * DAY : 0),
      edited: null,
      unread: number === 3,
      following: user === people[0],
    },
  })
  const threads = SEEDS.map(([title, body], at) => start(title, body, people[at % people.length], at + 1))
  const said = ({ number }: Thread) =>
    comments({ ids: {}, query: { commentable_type: 'discussions', commentable_id: String(number), sort: 'ASC' }, body: {} }) as Said[]
  const one = (number: string | undefined) => found(threads.find((thread) => String(thread.number) === number))
  const active = (thread: Thread) => said(thread).at(-1)?.created_at.timestamp ?? thread.created
  const row = (thread: Thread) => {
    const { uuid, number, title, user, is_pinned, closed, answer_id, task, created, unread, following } = thread
    const last = said(thread).at(-1)
    return {
      ...{ uuid, number, title, user, is_pinned, is_closed: closed !== null, answer_id, unread, following },
      task: task && { uuid: task.uuid, code: task.code, title: task.title },
      comments_count: said(thread).length,
      last_comment: last ? { user: last.user, created_at: last.created_at } : null,
      ...{ created_at: mockMoment(created), active_at: mockMoment(active(thread)) },
    }
  }
  const whole = (thread: Thread) => ({
    ...row(thread),
    ...{ body: thread.body, edited_at: thread.edited && mockMoment(thread.edited) },
    ...{ closed_at: thread.closed && mockMoment(thread.closed), closed_by: thread.closed ? people[0] : null },
    ...{ first_unread: null, followers: thread.following ? [people[0]] : [], followers_count: thread.following ? 1 : 0 },
    linked: { pages: [], tasks: [] },
  })
  const change = (thread: Thread, body: Record<string, unknown>) => {
    if (body.title === '') throw new MockRefusal(422, '', { title: ['A title is required.'] })
    if (body.is_pinned === true && !thread.is_pinned && threads.filter(({ is_pinned }) => is_pinned).length === MOST_PINNED)
      throw new MockRefusal(409, 'Three discussions are pinned already.')
    if (typeof body.title === 'string') Object.assign(thread, { title: body.title, edited: nowInSeconds() })
    if (typeof body.body === 'string') Object.assign(thread, { body: body.body, edited: nowInSeconds() })
    if (typeof body.is_pinned === 'boolean') thread.is_pinned = body.is_pinned
    if (typeof body.is_closed === 'boolean') thread.closed = body.is_closed ? nowInSeconds() : null
    if (body.answer_id !== undefined) thread.answer_id = body.answer_id === null ? null : Number(body.answer_id)
    return whole(thread)
  }
  return {
    'GET /comments/': (asked) =>
      asked.query.commentable_type === 'discussions'
        ? mockPage(said(one(asked.query.commentable_id)), {}, 10_000, { gaps: [] })
        : comments(asked),
    'GET /discussions/': ({ query }) => {
      const { state = 'open', search = '', author, unread, sort } = query
      const hits = threads.filter(
        (thread) =>
          (state === 'all' || (state === 'closed') === (thread.closed !== null)) &&
          `${thread.number} ${thread.title} ${thread.body}`.toLowerCase().includes(search.toLowerCase()) &&
          (author === undefined || thread.user?.username === author) &&
          (unread === undefined || thread.unread),
      )
      const by = (thread: Thread) => (sort === 'newest' ? thread.created : sort === 'comments' ? said(thread).length : active(thread))
      const ordered = hits.sort((a, b) => Number(b.is_pinned) - Number(a.is_pinned) || by(b) - by(a))
      return mockPage(ordered.map(row), query, Number(query.per_page ?? 50))
    },
    'GET /discussions/:number/': ({ ids }) => whole(one(ids.number)),
    'POST /discussions/': ({ body }) => {
      const made = start(String(body.title), typeof body.body === 'string' ? body.body : '', people[0], (threads.at(-1)?.number ?? 0) + 1)
      threads.push(made)
      return new MockAnswer({ data: whole(made) }, { status: 201 })
    },
    'PUT /discussions/:number/': ({ ids, body }) => change(one(ids.number), body),
    'PUT /discussions/:number/follow/': ({ ids, body }) => whole(Object.assign(one(ids.number), { following: body.follow === true })),
    'POST /discussions/:number/read/': ({ ids, body }) => whole(Object.assign(one(ids.number), { unread: body.unread === true })),
    'POST /discussions/:number/to-task/': ({ ids, query, body }) => {
      const thread = one(ids.number)
      const comment = body.comment_id === undefined ? null : found(said(thread).find(({ id }) => String(id) === String(body.comment_id)))
      if (comment === null && thread.task) throw new MockRefusal(409, 'This discussion has a task already.')
      const project = mockProject(memory, query.project_slug)
      const step = project.lists.workflow.find(({ id }) => String(id) === String(body.workflow_id)) ?? project.lists.workflow[0]
      const text = comment === null ? thread.body : comment.comment
      const title =
        comment === null
          ? thread.title
          : text
              .replace(/<[^>]*>/g, ' ')
              .trim()
              .slice(0, 200)
      const task = memory.addTask(project, { title, description: text, ...(step && { workflow: step }) })
      if (comment === null) thread.task = task
      if (body.close === true) thread.closed = nowInSeconds()
      return new MockAnswer({ data: task }, { status: 201 })
    },
    'DELETE /discussions/:number/': ({ ids }) => void threads.splice(threads.indexOf(one(ids.number)), 1),
  }
}
