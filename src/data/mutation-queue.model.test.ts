// The whole client against a simulated server whose answers come in any order: what people see ends as what they meant.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pipe, subscribe } from 'wonka'
import { runs } from '#tests/kit/runs.ts'
import { newTemporaryId } from './api.ts'
import { createDataClient } from './client.ts'
import { CreateTask, ListTasks, modelCache, RenameTask, type Row, SetDone } from './mutation-queue.model-cache.ts'

type Fate = 'ok' | 'lost' | 'refused' | 'unanswered'
type Step = { act: 'toggle' | 'rename'; at: number } | { act: 'create' } | { act: 'look' }
interface Intent {
  task: string
  field: 'done' | 'title' | 'create'
  value: unknown
  outcome: 'waiting' | 'ok' | 'failed'
}

const project = { workspaceSlug: 'acme', projectSlug: 'website' }

/** Runs steps and answers in the scheduler's order; ends when nothing is waiting. */
async function play(scheduler: fc.Scheduler, steps: readonly Step[], fates: readonly Fate[]) {
  const server = new Map<string, Row>([
    ['one', { __typename: 'Task', id: 'one', title: 'One', done: false }],
    ['two', { __typename: 'Task', id: 'two', title: 'Two', done: true }],
  ])
  const onTheWay = new Map<string, number>()
  const problems: string[] = []
  const intents: Intent[] = []
  let written = 0
  let open = 0
  let created = 0

  function write(name: string, variables: Record<string, never>): { task: Row | null } {
    const { task, input, done } = variables as { task?: { id: string }; input?: { title: string }; done?: boolean }
    if (name === 'CreateTask') {
      const row: Row = { __typename: 'Task', id: `real-${++created}`, title: input?.title ?? '', done: false }
      server.set(row.id, row)
      return { task: { ...row } }
    }
    const row = server.get(task?.id ?? '')
    if (!row) {
      problems.push(`${name} of unknown ${task?.id}`)
      return { task: null }
    }
    if (name === 'SetDone') row.done = done ?? false
    else row.title = input?.title ?? ''
    return { task: { ...row } }
  }

  const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
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
      let data: unknown
      if (name === 'ListTasks')
        data = { tasks: { __typename: 'TaskPage', nodes: [...server.values()].reverse().map((row) => ({ ...row })) } }
      else {
        const errors = [{ __typename: 'UserError', code: 'INVALID', field: null, message: 'No.' }]
        const payload = fate === 'refused' ? { task: null, userErrors: errors } : { ...write(name, variables), userErrors: [] }
        data = { [fieldOf[name] ?? '']: { __typename: 'TaskPayload', ...payload } }
      }
      await scheduler.schedule(Promise.resolve(), `${name} answers`)
      if (fate === 'unanswered') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } })
    } finally {
      open--
      if (lane) onTheWay.set(lane, (onTheWay.get(lane) ?? 1) - 1)
    }
  }

  const { client, api } = createDataClient({
    url: 'http://test/graphql',
    token: 't',
    onUnauthenticated: () => undefined,
    cacheParts: [modelCache],
    fetch,
  })
  let screen: readonly Row[] = []
  const watched = pipe(
    client.query(ListTasks, project),
    subscribe(({ data }) => {
      if (data) screen = data.tasks.nodes as Row[]
    }),
  )

  function mean(intent: Omit<Intent, 'outcome'>, sent: Promise<unknown>): void {
    const entry: Intent = { ...intent, outcome: 'waiting' }
    intents.push(entry)
    sent.then(
      () => (entry.outcome = 'ok'),
      () => (entry.outcome = 'failed'),
    )
  }

  async function take(step: Step, index: number): Promise<void> {
    const row = 'at' in step ? screen[step.at % Math.max(1, screen.length)] : undefined
    if (step.act === 'look') api.refresh()
    if (step.act === 'create') {
      const creates = newTemporaryId()
      const input = { ...project, title: `Made ${index}` }
      mean({ task: creates, field: 'create', value: input.title }, api.mutate(CreateTask, { input }, { creates, lane: `Task:${creates}` }))
    }
    if (row && step.act === 'toggle') {
      const done = !row.done
      const task = { ...project, id: row.id }
      mean({ task: row.id, field: 'done', value: done }, api.mutate(SetDone, { task, done }, { lane: `Task:${row.id}`, field: 'done' }))
    }
    if (row && step.act === 'rename') {
      const title = `Named ${index}`
      const task = { ...project, id: row.id }
      const sent = api.mutate(RenameTask, { task, input: { title } }, { lane: `Task:${row.id}`, field: 'title' })
      mean({ task: row.id, field: 'title', value: title }, sent)
    }
  }

  await scheduler.waitFor(until(() => screen.length > 0))
  const sequence = scheduler.scheduleSequence(steps.map((step, index) => ({ builder: () => take(step, index), label: `${step.act}` })))
  await scheduler.waitFor(until(() => sequence.done && open === 0 && intents.every(({ outcome }) => outcome !== 'waiting')))
  const shown = [...screen]
  const read = api.read(ListTasks, project)?.tasks.nodes
  watched.unsubscribe()
  return { server: [...server.values()], shown, read, intents, problems, realId: api.realId }
}

const fieldOf: Record<string, string> = { CreateTask: 'createTask', SetDone: 'setTaskDone', RenameTask: 'updateTask' }

// Macrotasks, not time: answers pass through many promises before the screen hears of them.
function tick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function until(holds: () => boolean): Promise<void> {
  for (let quiet = 0, rounds = 0; quiet < 5; rounds++) {
    if (rounds > 5_000) throw new Error('It never came to rest')
    await tick()
    quiet = holds() ? quiet + 1 : 0
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('toggle' as const), at: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('rename' as const), at: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.constant({ act: 'create' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'look' as const }) },
)
const settled = (run: () => Promise<void>) => run().then(tick)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((text) => {
    throw new Error(String(text))
  })
})
afterEach(() => vi.restoreAllMocks())

function sorted(rows: readonly Row[] | undefined): Row[] {
  return (rows ?? [])
    .map(({ id, title, done }) => ({ __typename: 'Task' as const, id, title, done }))
    .sort((a, b) => a.id.localeCompare(b.id))
}

test('any interleaving of toggles, slow answers, failures and temp ids ends with screen = server = last intent, nothing lost or doubled', async () => {
  const fate = fc.constantFrom<Fate>('ok', 'ok', 'ok', 'lost', 'refused')
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler({ act: settled }),
      fc.array(step, { maxLength: 12 }),
      fc.array(fate, { maxLength: 8 }),
      async (scheduler, steps, fates) => {
        const { server, shown, read, intents, problems, realId } = await play(scheduler, steps, fates)
        expect(problems).toEqual([])
        expect(sorted(shown)).toEqual(sorted(server))
        expect(sorted(read as Row[])).toEqual(sorted(server))
        const made = intents.filter(({ field, outcome }) => field === 'create' && outcome === 'ok')
        expect(server.map(({ id }) => id).sort()).toEqual(['one', 'two', ...made.map(({ task }) => realId(task))].sort())
        for (const row of server) {
          for (const field of ['done', 'title'] as const) {
            const meant = intents.findLast((intent) => intent.field === field && intent.outcome === 'ok' && realId(intent.task) === row.id)
            if (meant) expect(row[field], `${field} of ${row.id}`).toBe(meant.value)
          }
        }
      },
    ),
    { numRuns: runs(150) },
  )
}, 60_000)

test('when an answer is lost after the write, the screen is brought up to date with the server', async () => {
  const fate = fc.constantFrom<Fate>('ok', 'ok', 'unanswered', 'lost')
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler({ act: settled }),
      fc.array(step, { maxLength: 8 }),
      fc.array(fate, { maxLength: 6 }),
      async (scheduler, steps, fates) => {
        const { server, shown, problems } = await play(scheduler, steps, fates)
        expect(problems).toEqual([])
        expect(sorted(shown)).toEqual(sorted(server))
      },
    ),
    { numRuns: runs(80) },
  )
}, 60_000)
