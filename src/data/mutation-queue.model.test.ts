// The whole client against a simulated server whose answers come in any order: what people see ends as what they meant.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pipe, subscribe } from 'wonka'
import { runs } from '#tests/kit/runs.ts'
import { newTemporaryId } from './api.ts'
import { createDataClient } from './client.ts'
import { CreateTask, ListTasks, modelCache, RenameTask, type Row, SetDone } from './mutation-queue.model-cache.ts'
import { createModelServer, type Fate, tick, until } from './mutation-queue.model-server.ts'

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
  const server = createModelServer(scheduler, fates)
  const intents: Intent[] = []

  const { client, api } = createDataClient({
    url: 'http://test/graphql',
    token: 't',
    onUnauthenticated: () => undefined,
    cacheParts: [modelCache],
    fetch: server.fetch,
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
  await scheduler.waitFor(until(() => sequence.done && server.open() === 0 && intents.every(({ outcome }) => outcome !== 'waiting')))
  const shown = [...screen]
  const read = api.read(ListTasks, project)?.tasks.nodes
  watched.unsubscribe()
  return { server: [...server.tasks.values()], shown, read, intents, problems: server.problems, realId: api.realId }
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
