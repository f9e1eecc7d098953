// What is being made is opened, typed into, sent from, closed and opened again under answers in any order: no word is lost, doubled or astray.
import { cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pipe, subscribe } from 'wonka'
import { draftKey, readDraft } from '#src/data/drafts/drafts.ts'
import { readSent } from '#src/data/drafts/sent-drafts.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { newTemporaryId, publicId, sessionId } from '#src/data/ids/session-ids.ts'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { endStores } from '#src/lib/store.ts'
import { runs } from '#tests/kit/runs.ts'
import { createDataClient } from './client.ts'
import { CreateTask, ListTasks, modelCache, RenameTask, type Row } from './mutation-queue.model-cache.ts'
import { createModelServer, type Fate, tick, until } from './mutation-queue.model-server.ts'

type Step = { act: 'open'; at: number } | { act: 'make' | 'type' | 'send' | 'close' | 'redraw' | 'look' }

const project = { workspaceSlug: 'acme', projectSlug: 'website' }
const subjectOf = (id: string) => `task:${id}:note`

/** The field of one task's detail, as the app has it: keyed by nothing, given whatever id the screen knows. */
function openField(id: string) {
  const { result, rerender, unmount } = renderHook(
    (now: string) => {
      const form = useActionForm({ many: true })
      return { form, draft: useFormDraft(form, subjectOf(now)) }
    },
    { initialProps: id },
  )
  return { now: () => result.current, redraw: rerender, close: unmount }
}

/** What the person did with a task's field: `own` was typed and not sent, `over` was typed over, `arrived` is the server's. */
interface Wrote {
  own: string | null
  typed: string[]
  over: Set<string>
  arrived: Set<string>
}

async function play(scheduler: fc.Scheduler, steps: readonly Step[], fates: readonly Fate[]) {
  const server = createModelServer(scheduler, fates)
  const { client, api } = createDataClient({
    ...{ url: 'http://test/graphql', token: 't', onUnauthenticated: () => undefined, cacheParts: [modelCache] },
    fetch: server.fetch,
  })
  let screen: readonly Row[] = []
  const watched = pipe(
    client.query(ListTasks, project),
    subscribe(({ data }) => {
      if (data) screen = data.tasks.nodes as Row[]
    }),
  )
  const wrote = new Map<string, Wrote>()
  const astray: string[] = []
  let waiting = 0
  let open: { id: string; field: ReturnType<typeof openField> } | null = null

  // Of one thing, by whichever id a read has brought it.
  function of(id: string): Wrote {
    const known = [...wrote].find(([one]) => publicId(one) === publicId(id))?.[1]
    if (known) return known
    const fresh: Wrote = { own: null, typed: [], over: new Set(), arrived: new Set() }
    wrote.set(id, fresh)
    return fresh
  }
  const wait = (sent: Promise<unknown>) => {
    waiting++
    sent.catch(() => undefined).finally(() => waiting--)
  }
  function look(when: string): void {
    if (!open) return
    const { own, typed } = of(open.id)
    const { text } = open.field.now().draft
    if (own !== null && text !== own) astray.push(`${when}: “${text}” in place of “${own}”`)
    if (text !== '' && !typed.includes(text)) astray.push(`${when}: “${text}” was never typed here`)
  }

  async function take(step: Step, index: number): Promise<void> {
    look(`before ${step.act} ${index}`)
    if (step.act === 'look') api.refresh()
    if (step.act === 'make') {
      const creates = newTemporaryId()
      const input = { ...project, title: `Made ${index}` }
      wait(api.mutate(CreateTask, { input }, { creates, lane: `Task:${creates}` }))
    }
    if (step.act === 'open' && screen.length > 0) {
      open?.field.close()
      // What is being made, or was, is what this is about.
      const rows = [...screen.filter((row) => isMade(row)), ...screen.filter((row) => !isMade(row))]
      const id = rows[step.at % rows.length]?.id ?? ''
      open = { id, field: openField(id) }
    }
    if (step.act === 'close') {
      open?.field.close()
      open = null
    }
    if (open && step.act === 'redraw') {
      const { id, field } = open
      const now = screen.find((row) => publicId(row.id) === publicId(id))?.id ?? id
      if (id.startsWith('tmp:') && now !== id) astray.push(`${id} became ${now}`)
      field.redraw(now)
    }
    if (open && step.act === 'type') {
      const { draft } = open.field.now()
      const entry = of(open.id)
      if (draft.text !== '') entry.over.add(draft.text)
      entry.own = `Word ${index}`
      entry.typed.push(entry.own)
      draft.setText(entry.own)
    }
    if (open && step.act === 'send') send(open.id, open.field.now())
    for (let round = 0; round < 4; round++) await tick()
    look(`after ${step.act} ${index}`)
  }

  function send(id: string, { form, draft }: ReturnType<ReturnType<typeof openField>['now']>): void {
    const title = draft.text
    if (title === '') return
    const entry = of(id)
    entry.own = null
    const renamed = () => api.mutate(RenameTask, { task: { ...project, id }, input: { title } }, { lane: `Task:${id}` })
    wait(
      form.submit({
        stays: false,
        async send() {
          await renamed()
          entry.arrived.add(title)
          return { arrived: true }
        },
      }),
    )
  }

  await scheduler.waitFor(until(() => screen.length > 0))
  const sequence = scheduler.scheduleSequence(steps.map((step, index) => ({ builder: () => take(step, index), label: step.act })))
  await scheduler.waitFor(until(() => sequence.done && server.open() === 0 && waiting === 0))
  look('at the end')
  watched.unsubscribe()
  cleanup()
  for (const { id } of screen) if (sessionId(id) !== id) astray.push(`${id} is shown in place of ${sessionId(id)}`)
  return { server, wrote, astray }
}

const isMade = ({ id }: Row) => id !== 'one' && id !== 'two'

/** Everything that can be had again on a task. */
function keptOn(id: string): string[] {
  const own = readDraft('ana', subjectOf(id))
  const kept = [...readSent('ana', subjectOf(id)).map(({ text }) => text), ...(own === null ? [] : [own])]
  // Nothing besides waits in storage for a later visit to be surprised by.
  expect(Object.keys({ ...localStorage }).filter((key) => key.startsWith(draftKey('ana', subjectOf(id))))).toHaveLength(kept.length)
  return kept
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ act: 'make' as const }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('open' as const), at: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.constant({ act: 'type' as const }) },
  { weight: 3, arbitrary: fc.constant({ act: 'send' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'close' as const }) },
  { weight: 2, arbitrary: fc.constant({ act: 'redraw' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'look' as const }) },
)
const settled = (run: () => Promise<void>) => run().then(tick)

beforeEach(() => {
  // Answers come when the scheduler says so, not inside of `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(console, 'warn').mockImplementation((text) => {
    throw new Error(String(text))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('OPEN-09 TCREATE-11 what is typed on a task that is being made is in its field, has arrived, or can be had again, whatever comes when', async () => {
  const fate = fc.constantFrom<Fate>('ok', 'ok', 'ok', 'lost', 'refused')
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler({ act: settled }),
      fc.array(step, { minLength: 4, maxLength: 16 }).map((steps): Step[] => [{ act: 'make' }, { act: 'open', at: 0 }, ...steps]),
      fc.array(fate, { maxLength: 8 }),
      async (scheduler, steps, fates) => {
        localStorage.clear()
        endSession('signed-out')
        startSession({ token: 't', viewer: { username: 'ana', name: 'Ana Souza', avatar: null, headline: null } })
        const { server, wrote, astray } = await play(scheduler, steps, fates)
        expect([server.problems, astray]).toEqual([[], []])
        const ended = [...wrote].map(([id, entry]) => ({ ...entry, id: publicId(id), kept: keptOn(id) }))
        // The page is loaded anew: nothing knows what was made here by another id than the server's.
        endStores()
        for (const { id, typed, over, arrived, kept } of ended) {
          expect(keptOn(id)).toEqual(kept)
          for (const text of typed) {
            const places = [over.has(text) && !arrived.has(text), arrived.has(text), kept.includes(text)]
            expect(places.filter(Boolean).length, `${text} of ${id}: over, arrived, kept: ${places}`).toBe(1)
          }
          expect(kept.filter((text) => !typed.includes(text))).toEqual([])
          if (arrived.size > 0) expect([...arrived]).toContain(server.tasks.get(id)?.title)
        }
      },
    ),
    { numRuns: runs(100) },
  )
}, 60_000)
