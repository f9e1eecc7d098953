// What a project of the mock keeps in lists: types, efforts, workflows, labels, boards, sprints and stories.
import { type Asked, found, mockPage, type Routes } from './mock-host.ts'
import type { MockLists, MockMemory, MockSprint, MockTask } from './mock-memory.ts'
import { MOCK_PLANNED, mockSprintOnWire } from './mock-sprints.ts'
import { mockProject } from './mock-tasks.ts'

type Kind = keyof MockLists
/** One of a list: what it is known by, whichever list it is in. */
type Thing = { id?: number; uuid?: string; title?: string; slug?: string; code?: string; timebox?: string; state?: string }

const PLANS = { sprint: 'sprint', story: 'user_story' } as const

/** The calls about lists over `memory`. */
export function mockCatalogueRoutes(memory: MockMemory): Routes {
  const listOf = (kind: string | undefined, { query }: Asked) =>
    found(mockProject(memory, query.project_slug).lists[kind as Kind]) as Thing[]
  const named = (id: string | undefined) => (one: Thing) => String(one.id ?? one.uuid) === id

  function make(kind: Kind, asked: Asked, fields: object): Thing {
    const { type: _type, ...body } = asked.body
    const made = { ...(kind === 'board' ? {} : { id: memory.nextId() }), ...body, ...fields }
    listOf(kind, asked)[kind === 'sprint' ? 'unshift' : 'push'](made)
    return made
  }
  function change(kind: string | undefined, asked: Asked, fields: object = {}): Thing {
    const { type: _type, was: _was, ...body } = asked.body
    return Object.assign(found(listOf(kind, asked).find(named(asked.ids.id))), body, fields)
  }
  function remove(kind: string | undefined, asked: Asked): void {
    const list = listOf(kind, asked)
    list.splice(list.indexOf(found(list.find(named(asked.ids.id)))), 1)
  }
  const COLUMNS = { type: 'type', effort: 'effort', workflow: 'workflow' } as const
  function putInOrder(kind: string | undefined, asked: Asked): void {
    const ids = asked.body.ids as number[]
    listOf(kind, asked).sort((a, b) => ids.indexOf(Number(a.id)) - ids.indexOf(Number(b.id)))
  }
  const takenBack = new Map<string, () => { moved: number }>()
  /** Tasks get the other one, then it is gone. */
  function replace(kind: keyof typeof COLUMNS | 'label', asked: Asked): { moved: number } {
    const list = listOf(kind, asked)
    const gone = found(list.find(named(asked.ids.id)))
    const other = found(list.find(({ id }) => id === asked.body.with))
    const has = memory.tasks.filter((task) =>
      kind === 'label' ? task.labels.some(({ id }) => id === gone.id) : task[COLUMNS[kind]]?.id === gone.id,
    )
    const had = new Map(has.map((task) => [task, task.labels]))
    for (const task of has) {
      if (kind !== 'label') Object.assign(task, { [COLUMNS[kind]]: other })
      else task.labels = [...task.labels.filter(({ id }) => id !== gone.id && id !== other.id), other as (typeof task.labels)[number]]
    }
    const at = list.indexOf(gone)
    remove(kind, asked)
    takenBack.set(`${kind}:${gone.id}`, () => {
      list.splice(at, 0, gone)
      for (const task of has) Object.assign(task, kind === 'label' ? { labels: had.get(task) } : { [COLUMNS[kind]]: gone })
      return { moved: has.length }
    })
    return { moved: has.length }
  }
  function putBack(kind: string | undefined, asked: Asked): { moved: number } {
    const key = `${kind}:${asked.ids.id}`
    const undo = found(takenBack.get(key))
    takenBack.delete(key)
    return undo()
  }
  const plain = (kind: Kind, list: string, single: string): Routes => ({
    [`POST ${list}`]: (asked) => make(kind, asked, {}),
    [`PUT ${single}`]: (asked) => change(kind, asked),
    [`DELETE ${single}`]: (asked) => remove(kind, asked),
  })

  const counted = (kind: keyof typeof PLANS, plan: Thing) => {
    if (kind === 'sprint') return mockSprintOnWire(memory, plan as MockSprint)
    const tasks = memory.tasks.filter((task) => task[PLANS[kind]]?.id === plan.id && !task.settings.is_archived)
    return { ...plan, counts: { tasks: tasks.length, done: tasks.filter(({ done }) => done).length } }
  }
  /** Sprints and stories: pages, one by slug, and writes whose tasks follow. */
  const plans = (kind: keyof typeof PLANS, path: string, derived: (asked: Asked, id: number) => Record<string, unknown>): Routes => {
    const follow = (id: string | undefined, plan: Thing | null) => {
      const shown = plan as MockTask['sprint'] & MockTask['user_story']
      for (const task of memory.tasks) if (String(task[PLANS[kind]]?.id) === id) Object.assign(task, { [PLANS[kind]]: shown })
    }
    return {
      [`GET ${path}`]: (asked) => {
        const words = (asked.query.search ?? '').trim().toLowerCase()
        const { state: wanted, per_page } = asked.query
        const hits = listOf(kind, asked).filter(
          ({ code = '', title, state }) => `${code} ${title}`.toLowerCase().includes(words) && (wanted ?? state) === state,
        )
        return mockPage(
          hits.map((plan) => counted(kind, plan)),
          asked.query,
          Number(per_page ?? 20),
        )
      },
      [`GET ${path}:id/`]: (asked) => counted(kind, found(listOf(kind, asked).find(({ slug }) => slug === asked.ids.id))),
      [`POST ${path}`]: (asked) => counted(kind, make(kind, asked, derived(asked, memory.nextId()))),
      [`PUT ${path}:id/`]: (asked) => {
        const { slug: _slug, code: _code, ...fields } = derived(asked, 0)
        const changed = change(kind, asked, fields)
        const { id, slug, title, timebox, code } = changed
        follow(asked.ids.id, { id, slug, title, ...(kind === 'sprint' ? { timebox } : { code }) } as Thing)
        return counted(kind, changed)
      },
      [`DELETE ${path}:id/`]: (asked) => {
        remove(kind, asked)
        follow(asked.ids.id, null)
      },
    }
  }

  return {
    'GET /projects-workflows/': (asked) => listOf('workflow', asked),
    'GET /project-templates/:kind/': (asked) => listOf(asked.ids.kind, asked),
    'POST /project-templates/:kind/': (asked) => make(asked.ids.kind as Kind, asked, {}),
    'PUT /project-templates/:kind/:id': (asked) => change(asked.ids.kind, asked),
    'DELETE /project-templates/:kind/:id': (asked) => remove(asked.ids.kind, asked),
    'PUT /project-templates/:kind/order/': (asked) => putInOrder(asked.ids.kind, asked),
    'POST /project-templates/:kind/:id/replace/': (asked) => replace(asked.ids.kind as keyof typeof COLUMNS, asked),
    'POST /project-templates/:kind/:id/put-back/': (asked) => putBack(asked.ids.kind, asked),
    'POST /task-labels/:id/merge/': (asked) => replace('label', asked),
    'POST /task-labels/:id/put-back/': (asked) => putBack('label', asked),
    'GET /task-labels/not-added': (asked) => {
      const has = memory.tasks.find(({ uuid }) => uuid === asked.query.task_uuid)?.labels ?? []
      return listOf('label', asked).filter(({ id }) => !has.some((label) => label.id === id))
    },
    ...plain('label', '/task-labels/', '/task-labels/:id'),
    'GET /project-boards/': (asked) => listOf('board', asked),
    ...plain('board', '/project-boards/', '/project-boards/:id/'),
    ...plans('sprint', '/sprints/', ({ body }, id) => ({
      slug: `sprint-${id}`,
      timebox: `${body.start_date} – ${body.end_date}`,
      goal: body.goal ?? null,
      ...(id !== 0 && MOCK_PLANNED),
    })),
    'POST /user-stories/bulk/': (asked) =>
      (asked.body.titles as string[]).map((title) => {
        const number = listOf('story', asked).length + 1
        const own = { ...asked, body: { title, description: null } }
        return counted('story', make('story', own, { slug: `us-${number}`, code: `US-${number}` }))
      }),
    ...plans('story', '/user-stories/', (asked) => {
      const numbers = listOf('story', asked).map((story) => Number(story.code?.slice(3)))
      const number = Math.max(0, ...numbers) + 1
      return { slug: `us-${number}`, code: `US-${number}`, description: asked.body.description ?? null }
    }),
  }
}
