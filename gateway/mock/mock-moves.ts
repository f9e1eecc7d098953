// Moves of the mock: what one would take away, the move with or without subtasks, and its way back.
import { type Asked, found, MockAnswer, type Routes } from './mock-host.ts'
import { type MockMemory, type MockTask, mockMoment } from './mock-memory.ts'
import { mockTask } from './mock-tasks.ts'

const SINGLES = ['sprint', 'user_story', 'board'] as const

/** The calls about moves over `memory`. The two projects have the same labels, types and efforts, so that a move takes only plans and relatives. */
export function mockMoveRoutes(memory: MockMemory): Routes {
  const moves = new Map<string, { own: string[]; before: MockTask[] }>()
  const below = (uuids: readonly string[]): MockTask[] => {
    const next = memory.tasks.filter(({ parent_id }) => parent_id !== null && uuids.includes(parent_id))
    return next.length === 0 ? [] : [...next, ...below(next.map(({ uuid }) => uuid))]
  }
  const lossesOf = (task: MockTask, along: ReadonlySet<string>) => {
    const lost = (what: string, title: string) => ({ uuid: task.uuid, code: task.code, what, title })
    const named = ({ code, title }: MockTask) => `${code} ${title}`
    const plans = SINGLES.flatMap((what) => {
      const plan = task[what]
      return plan === null ? [] : [lost(what, 'title' in plan ? plan.title : plan.name)]
    })
    const parents = memory.tasks.filter(({ uuid }) => uuid === task.parent_id && !along.has(uuid))
    const children = memory.tasks.filter(({ uuid, parent_id }) => parent_id === task.uuid && !along.has(uuid))
    return [...plans, ...parents.map((one) => lost('parent', named(one))), ...children.map((one) => lost('subtask', named(one)))]
  }

  function move({ ids, body }: Asked): MockAnswer {
    const task = mockTask(memory, ids.uuid)
    const project = found(memory.projects.find(({ slug }) => slug === body.new_project_slug))
    const moving = [task, ...(body.subtasks ? below([task.uuid]) : [])]
    const along = new Set(moving.map(({ uuid }) => uuid))
    const left = memory.tasks.filter(({ uuid, parent_id }) => parent_id !== null && along.has(parent_id) && !along.has(uuid))
    if (body.move_uuid)
      moves.set(`${body.move_uuid} ${task.uuid}`, { own: [...along], before: [...moving, ...left].map((one) => ({ ...one })) })
    for (const child of left) child.parent_id = null
    for (const one of moving) {
      const wanted = one === task ? String(body.new_workflow_id) : String(one.workflow?.id)
      const number = memory.tasks.filter(({ project: { slug } }) => slug === project.slug).length + 1
      Object.assign(one, {
        project: { slug: project.slug, name: project.name },
        workflow: project.lists.workflow.find(({ id }) => String(id) === wanted) ?? project.lists.workflow[0] ?? null,
        code: `${project.code}-${number}`,
        board: null,
        sprint: null,
        user_story: null,
        parent_id: one.parent_id !== null && along.has(one.parent_id) ? one.parent_id : null,
        updated_at: mockMoment(),
      })
    }
    return new MockAnswer({ data: task, along: moving.slice(1) })
  }

  function undo({ ids, body }: Asked): MockAnswer {
    const task = mockTask(memory, body.task_uuid)
    const { own, before } = found(moves.get(`${ids.id} ${task.uuid}`))
    for (const { uuid, project, workflow, code, board, sprint, user_story, parent_id } of before) {
      const now = memory.tasks.find((one) => one.uuid === uuid)
      if (now) Object.assign(now, own.includes(uuid) ? { project, workflow, code, board, sprint, user_story, parent_id } : { parent_id })
    }
    return new MockAnswer({ data: task, along: memory.tasks.filter(({ uuid }) => own.slice(1).includes(uuid)), left: [] })
  }

  return {
    'POST /task-moves/preview/': ({ body }) => {
      const uuids = body.uuids as string[]
      const own = uuids.map((uuid) => mockTask(memory, uuid))
      const others = below(uuids).filter(({ uuid }) => !uuids.includes(uuid))
      const moving = body.subtasks ? [...own, ...others] : own
      const along = new Set(moving.map(({ uuid }) => uuid))
      return { subtasks: others.length, losses: moving.flatMap((task) => lossesOf(task, along)) }
    },
    'POST /tasks/:uuid/move': move,
    'POST /task-moves/:id/undo/': undo,
  }
}
