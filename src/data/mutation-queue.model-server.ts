// The model tests' server: it keeps tasks, answers when the scheduler says so, and notices what must never be sent.
import type fc from 'fast-check'
import type { Row } from './mutation-queue.model-cache.ts'

/** What becomes of a write: `unanswered` is done, but the answer gets lost. */
export type Fate = 'ok' | 'lost' | 'refused' | 'unanswered'

/** The server and what a test asks it. */
export interface ModelServer {
  fetch: typeof fetch
  tasks: Map<string, Row>
  /** What must never happen, and did. */
  problems: string[]
  /** How many calls are not answered. */
  open(): number
}

const fieldOf: Record<string, string> = { CreateTask: 'createTask', SetDone: 'setTaskDone', RenameTask: 'updateTask' }

/** A server with two tasks, which makes nothing twice for one key; each write gets the next of the fates, around and around. */
export function createModelServer(scheduler: fc.Scheduler, fates: readonly Fate[]): ModelServer {
  const tasks = new Map<string, Row>([
    ['one', { __typename: 'Task', id: 'one', title: 'One', done: false }],
    ['two', { __typename: 'Task', id: 'two', title: 'Two', done: true }],
  ])
  const onTheWay = new Map<string, number>()
  const madeFor = new Map<string, string>()
  const problems: string[] = []
  let written = 0
  let open = 0
  let created = 0

  function write(name: string, variables: Record<string, never>, key: string): { task: Row | null } {
    const { task, input, done } = variables as { task?: { id: string }; input?: { title: string }; done?: boolean }
    if (name === 'CreateTask') {
      const known = tasks.get(madeFor.get(key) ?? '')
      if (known) return { task: { ...known } }
      const row: Row = { __typename: 'Task', id: `real-${++created}`, title: input?.title ?? '', done: false }
      tasks.set(row.id, row)
      madeFor.set(key, row.id)
      return { task: { ...row } }
    }
    const row = tasks.get(task?.id ?? '')
    if (!row) {
      problems.push(`${name} of unknown ${task?.id}`)
      return { task: null }
    }
    if (name === 'SetDone') row.done = done ?? false
    else row.title = input?.title ?? ''
    return { task: { ...row } }
  }

  function answer(name: string, variables: Record<string, never>, fate: Fate, key: string): unknown {
    if (name === 'ListTasks') return { tasks: { __typename: 'TaskPage', nodes: [...tasks.values()].reverse().map((row) => ({ ...row })) } }
    const errors = [{ __typename: 'UserError', code: 'INVALID', field: null, message: 'No.' }]
    const payload = fate === 'refused' ? { task: null, userErrors: errors } : { ...write(name, variables, key), userErrors: [] }
    return { [fieldOf[name] ?? '']: { __typename: 'TaskPayload', ...payload } }
  }

  return {
    tasks,
    problems,
    open: () => open,
    async fetch(_, init) {
      open++
      const { operationName: name, variables } = JSON.parse(String(init?.body))
      if (String(init?.body).includes('tmp:')) problems.push(`sent ${init?.body}`)
      const lane = variables.task?.id as string | undefined
      if (lane) {
        onTheWay.set(lane, (onTheWay.get(lane) ?? 0) + 1)
        if (onTheWay.get(lane) !== 1) problems.push(`two on the way for ${lane}`)
      }
      try {
        const fate = name === 'ListTasks' ? 'ok' : (fates[written++ % Math.max(1, fates.length)] ?? 'ok')
        await scheduler.schedule(Promise.resolve(), `${name} arrives`)
        if (fate === 'lost') throw new TypeError('Failed to fetch')
        const data = answer(name, variables, fate, new Headers(init?.headers).get('idempotency-key') ?? '')
        await scheduler.schedule(Promise.resolve(), `${name} answers`)
        if (fate === 'unanswered') throw new TypeError('Failed to fetch')
        return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } })
      } finally {
        open--
        if (lane) onTheWay.set(lane, (onTheWay.get(lane) ?? 1) - 1)
      }
    },
  }
}

/** Resolves in the next macrotask: answers pass through many promises before the screen hears of them. */
export function tick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Resolves when this holds and goes on holding; it is no time that is waited for. */
export async function until(holds: () => boolean): Promise<void> {
  for (let quiet = 0, rounds = 0; quiet < 5; rounds++) {
    if (rounds > 5_000) throw new Error('It never came to rest')
    await tick()
    quiet = holds() ? quiet + 1 : 0
  }
}
