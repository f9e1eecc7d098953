// What hangs on a task of the mock: comments, the checklist and the log.
import { type Asked, found, MockRefusal, type Routes } from './mock-host.ts'
import { type MockMemory, type MockPerson, mockMoment } from './mock-memory.ts'
import { mockProject, mockTask } from './mock-tasks.ts'

interface MockItem {
  id: number
  title: string
  done: boolean
  parent_id: number | null
  children: MockItem[]
}

interface MockComment {
  id: number
  comment: string
  created_at: ReturnType<typeof mockMoment>
  edited_at: { timestamp: number; timezone: string } | null
  user: MockPerson | undefined
}

/** Comments of tasks that hold what was typed. */
function hitsOf(memory: MockMemory, kept: ReadonlyMap<string, readonly MockComment[]>, search: string) {
  return memory.tasks.flatMap((task) =>
    (kept.get(`issues ${task.uuid}`) ?? []).flatMap(({ id, comment, created_at, user }) => {
      const text = comment.replace(/<[^>]*>/g, '')
      const at = text.toLowerCase().indexOf(search.trim().toLowerCase())
      if (at === -1) return []
      const end = at + search.trim().length
      const { uuid, code, title, project } = task
      return [
        {
          ...{
            kind: 'comment',
            uuid: null,
            id,
            snippet: `${text.slice(0, at)}\u0002${text.slice(at, end)}\u0003${text.slice(end)}`,
            by: user?.name ?? null,
          },
          ...{ created_at, project_slug: project.slug, project_name: project.name, task: { uuid, code, title }, thread: null },
        },
      ]
    }),
  )
}

function commentRoutes(memory: MockMemory): Routes {
  const kept = new Map<string, MockComment[]>()
  const make = (comment: string, at: number): MockComment => ({
    id: memory.nextId(),
    comment,
    created_at: mockMoment(),
    edited_at: null,
    user: memory.people[at],
  })
  const readable = (html: unknown) => {
    if (String(html).replace(/<[^>]*>|\s/g, '') === '') throw new MockRefusal(422, '', { comment_text: ['Write something first.'] })
    return String(html)
  }
  const of = ({ query: { commentable_type: type, commentable_id: subject } }: Asked) => {
    const key = `${type} ${subject}`
    const list = kept.get(key) ?? (type === 'issues' ? [make('<p>Looks good, <strong>go on</strong>.</p>', 1)] : [])
    kept.set(key, list)
    return list
  }
  return {
    'GET /comments/': (asked) => (asked.query.sort === 'ASC' ? of(asked) : of(asked).toReversed()),
    'GET /text-search/': ({ query }) => hitsOf(memory, kept, String(query.search ?? '')),
    'POST /comments/': (asked) => {
      const { comment_text: html, workflow } = asked.body
      const comment = make(readable(html), 0)
      of(asked).push(comment)
      const task = memory.tasks.find(({ uuid }) => uuid === asked.query.commentable_id)
      const step = task && mockProject(memory, task.project.slug).lists.workflow.find(({ id }) => String(id) === String(workflow))
      if (step) task.workflow = step
      return comment
    },
    'PUT /comments/:id/': ({ ids, body }) => {
      const comment = found([...kept.values()].flat().find(({ id }) => String(id) === ids.id))
      if (comment.user !== memory.people[0]) throw new MockRefusal(403)
      const html = readable(body.comment_text)
      if (body.edited_was !== undefined && body.edited_was !== (comment.edited_at?.timezone ?? null))
        throw new MockRefusal(409, 'This comment was changed meanwhile.')
      const now = new Date()
      return Object.assign(comment, {
        comment: html,
        edited_at: { timestamp: Math.floor(now.getTime() / 1000), timezone: now.toISOString() },
      })
    },
    'DELETE /comments/:id/': ({ ids }) => {
      const [list, at] = found(
        [...kept.values()].map((list) => [list, list.findIndex(({ id }) => String(id) === ids.id)] as const).find(([, at]) => at !== -1),
      )
      list.splice(at, 1)
    },
  }
}

function checklistRoutes(memory: MockMemory): Routes {
  const kept = new Map<string, MockItem[]>()
  const make = (title: string, parent_id: number | null = null): MockItem => ({
    id: memory.nextId(),
    title,
    done: false,
    parent_id,
    children: [],
  })
  const started = () => {
    const parent = make('Try it')
    parent.children = [make('With the keyboard', parent.id), make('On a phone', parent.id)]
    return [parent, make('Tell the others')]
  }
  const of = (uuid: string) => {
    const list = kept.get(uuid) ?? started()
    kept.set(uuid, list)
    return list
  }
  const find = (id: unknown): { uuid: string; item: MockItem; beside: MockItem[] } => {
    for (const [uuid, list] of kept)
      for (const beside of [list, ...list.map(({ children }) => children)]) {
        const item = beside.find((one) => String(one.id) === String(id))
        if (item) return { uuid, item, beside }
      }
    throw new MockRefusal(404)
  }
  const settle = (uuid: string) => {
    const list = of(uuid)
    for (const item of list) if (item.children.length > 0) item.done = item.children.every(({ done }) => done)
    const leaves = list.flatMap((item) => (item.children.length > 0 ? item.children : [item]))
    const counts = { checklist_done: leaves.filter(({ done }) => done).length, checklist_total: leaves.length }
    Object.assign(mockTask(memory, uuid).counts, counts)
  }
  const titleOf = ({ body }: Asked) => {
    const title = String(body.title).trim()
    if (title === '') throw new MockRefusal(422, '', { title: ['A title is required.'] })
    return title
  }
  return {
    'GET /task-checklists/': ({ query }) => of(mockTask(memory, query.task_uuid).uuid),
    'POST /task-checklists/': (asked) => {
      const { uuid } = mockTask(memory, asked.body.task_uuid)
      const parent = asked.body.parent_id == null ? null : find(asked.body.parent_id).item
      const item = make(titleOf(asked), parent?.id ?? null)
      ;(parent?.children ?? of(uuid)).push(item)
      settle(uuid)
      return item
    },
    'PUT /task-checklists/:id/': (asked) => Object.assign(find(asked.ids.id).item, { title: titleOf(asked) }),
    'PUT /task-checklists/:id/toggle/': ({ ids, body }) => {
      const { uuid, item } = find(ids.id)
      for (const one of [item, ...item.children]) one.done = body.status === 'true'
      settle(uuid)
      return item
    },
    'DELETE /task-checklists/:id/': ({ ids }) => {
      const { uuid, item, beside } = find(ids.id)
      beside.splice(beside.indexOf(item), 1)
      settle(uuid)
    },
  }
}

/** The calls about parts of tasks over `memory`; every task begins with a comment, a few items and one line in its log. */
export function mockTaskPartRoutes(memory: MockMemory): Routes {
  return {
    ...commentRoutes(memory),
    ...checklistRoutes(memory),
    'GET /activities/task/:uuid/workflow/': ({ ids }) => {
      const { created_at, user } = mockTask(memory, ids.uuid)
      return [{ message: 'created the task', created_at, user }]
    },
  }
}
