// Every action of the product over a real database: it writes what its line says and nothing else, and its undo gives everything back.

import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ActionBench, changeMeanwhile, openActionBench } from '#tests/kit/action-bench.ts'
import { type ActionWorld, actionWorld } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { installBrowser } from '#tests/kit/browser-globals.ts'
import { eagerAsk } from '#tests/kit/eager-ask.ts'
import { changesOf, type ReadRows, type RowChange, type RowReader, rowReader, withChanges, wordsOf } from '#tests/kit/row-changes.ts'
import { accountLines } from './action-rows/account-lines.ts'
import { clientLines } from './action-rows/client-lines.ts'
import { deedLines } from './action-rows/deed-lines.ts'
import { documentLines } from './action-rows/document-lines.ts'
import { domainLines } from './action-rows/domain-lines.ts'
import { epicLines } from './action-rows/epic-lines.ts'
import { exportLines } from './action-rows/export-lines.ts'
import { formLines } from './action-rows/form-lines.ts'
import { importLines } from './action-rows/import-lines.ts'
import { invitationLines } from './action-rows/invitation-lines.ts'
import { invoiceLines } from './action-rows/invoice-lines.ts'
import type { Given, Line } from './action-rows/line.ts'
import { mailServerLines } from './action-rows/mail-server-lines.ts'
import { newsLines } from './action-rows/news-lines.ts'
import { noteLines } from './action-rows/note-lines.ts'
import { partLines } from './action-rows/part-lines.ts'
import { peopleLines } from './action-rows/people-lines.ts'
import { recurrenceLines } from './action-rows/recurrence-lines.ts'
import { sampleLines } from './action-rows/sample-lines.ts'
import { sentenceLines } from './action-rows/sentence-lines.ts'
import { sprintLines } from './action-rows/sprint-lines.ts'
import { storyLines } from './action-rows/story-lines.ts'
import { taskLines } from './action-rows/task-lines.ts'
import { teamLines } from './action-rows/team-lines.ts'
import { thingLines } from './action-rows/thing-lines.ts'
import { threadLines } from './action-rows/thread-lines.ts'
import { timeLines } from './action-rows/time-lines.ts'
import { wikiLines } from './action-rows/wiki-lines.ts'
import { workspaceLines } from './action-rows/workspace-lines.ts'

const lines: readonly Line[] = [
  ...taskLines,
  ...sentenceLines,
  ...deedLines,
  ...partLines,
  ...documentLines,
  ...thingLines,
  ...sprintLines,
  ...storyLines,
  ...epicLines,
  ...invitationLines,
  ...peopleLines,
  ...sampleLines,
  ...accountLines,
  ...timeLines,
  ...wikiLines,
  ...recurrenceLines,
  ...threadLines,
  ...teamLines,
  ...clientLines,
  ...noteLines,
  ...workspaceLines,
  ...formLines,
  ...newsLines,
  ...invoiceLines,
  ...exportLines,
  ...importLines,
  ...mailServerLines,
  ...domainLines,
]

/** What no reading looks at. */
const UNREAD = {
  idempotency_keys: 'the record of the writes themselves',
  rate_limits: 'what counts against limits on guessing',
  'sessions.last_used_at': 'a session that is used is kept alive, now and then',
  'sessions.expires_at': 'the same',
  'tasks.updated_at': 'when a task was last written, also by an undo',
  'tasks.words': 'made of the title',
  'user_stories.folded': 'made of title and code',
  'threads.folded': 'made of title and text',
  'notes.words': 'made of title, tags and text',
  'comments.words': 'made of the text',
  'attachments.words': 'made of the name',
  'wiki_pages.words': 'made of title and text',
  'wiki_pages.folded': 'made of the title',
  'wiki_pages.updated_at': 'when a page was last written, also by an undo',
  'wiki_drafts.saved_at': 'when a draft was last kept, also by an undo',
  'projects.last_task_number': 'a number is given out once, so that a code never means two tasks',
  'notifications.updated_at': 'when the newest of the news that is left came',
  'notifications.ordered_at': 'the same, or when its snooze ends',
  'notifications.concern': 'made of the news that is left',
  'notifications.actor_ids': 'made of the news that is left',
}
/** Only grows: it tells what was done, and that it was taken back. */
const LOG = '+audit_events'
/** Longer than any test: what is held is not sent. */
const FOR_GOOD_MS = 1_000_000

let bench: ActionBench
let rows: RowReader
let read: ReadRows
let removeBrowser: () => Promise<void>
beforeAll(async () => {
  removeBrowser = installBrowser()
  bench = await openActionBench()
  rows = await rowReader(bench.world.host.db, Object.keys(UNREAD))
  read = rows.read
})
afterAll(async () => {
  await bench.close()
  await removeBrowser()
})

async function start(line: Line, count: number, holdMs: number): Promise<Given & { world: ActionWorld; perform: () => Promise<unknown> }> {
  const given = await line.given(bench, count)
  const action = given.action ?? registry.get(line.id)
  if (!action) throw new Error(`There is no action ${line.id}.`)
  const viewer = given.as ?? 'ana'
  const world = actionWorld({ real: await bench.api(viewer), script: given.script ?? {}, viewer, holdMs, now: new Date() })
  if (given.inView) world.services.scene.set(given.inView)
  if (given.timed) world.services.scene.set({ timed: given.timed })
  const perform = async () => {
    expect(await world.run(action, given.subjects), JSON.stringify(world.said)).toBe('done')
    // Issuing an invoice writes a PDF beside; a busy machine needs more than the usual second.
    if (holdMs === 0) await vi.waitFor(() => expect(world.services.hold.hidden().size).toBe(0), 10_000)
    expect(world.said.filter(({ tone }) => tone !== 'done')).toEqual([])
  }
  return { ...given, world, perform }
}

/** The rows of tasks, and of what lies on tasks, that are none of the action's business. */
function strangers(changes: readonly RowChange[], { subjects, around = [], on }: Given): string[] {
  const own = new Set([...(subjects.task ?? []).map(({ id }) => id), ...around, ...(on ? [on.id] : [])])
  for (const { table, before, after } of changes) if (table === 'tasks' && before === null) own.add(String(after?.id))
  return changes.flatMap(({ table, before, after }) => {
    const row = after ?? before
    const id = table === 'tasks' ? row?.id : row?.task_id
    return typeof id === 'string' && !own.has(id) ? [`${table} of ${id}`] : []
  })
}

/** The log apart, which only grows. */
function leftOf(changes: readonly RowChange[], { perhaps = [] }: Line): string[] {
  return wordsOf(changes).filter((word) => word !== LOG && !perhaps.includes(word))
}

async function performAndUndo(line: Line, { count, meanwhile }: { count: number; meanwhile: boolean }): Promise<void> {
  const given = await start(line, count, 0)
  const before = await read()
  await given.perform()
  const after = await read()
  const changes = changesOf(before, after)
  const perhaps = new Set(line.perhaps)
  const expected = new Set([...line.touches, ...(line.unlogged === undefined ? [LOG] : [])])
  expect(wordsOf(changes).filter((word) => !perhaps.has(word))).toEqual([...expected].toSorted())
  expect(strangers(changes, given)).toEqual([])
  if (line.held) return expect(given.world.undo()).rejects.toThrow('It is too late')
  if (line.byForm) return expect(await given.world.undo()).toBeNull()
  if (line.noUndo !== undefined) return expect((await given.world.services.undo.last())?.stays).toMatch(/\.$/)
  const task = given.on ?? given.subjects.task?.[0]
  if (meanwhile && task) await changeMeanwhile(bench, task, given.at)
  const theirs = meanwhile ? changesOf(after, await read()) : []
  if (meanwhile && line.theirsStay) {
    const now = await read()
    await expect(given.world.undo()).rejects.toThrow('It stays.')
    return expect(changesOf(now, await read())).toEqual([])
  }
  expect(await given.world.undo()).not.toBeNull()
  // What undo leaves may be what the action would need to write the same again.
  if (theirs.length === 0 && !line.left) await redoAndUndo(given.world, before, wordsOf(changes))
  expect(leftOf(changesOf(withChanges(before, theirs), await read()), line)).toEqual(Object.keys(line.left ?? {}).toSorted())
}

/** Done again it writes what it wrote the first time, and is taken back again. */
async function redoAndUndo(
  { services, said, undo }: ActionWorld,
  before: Awaited<ReturnType<ReadRows>>,
  first: readonly string[],
): Promise<void> {
  expect((await services.undo.redo())?.result, JSON.stringify(said)).toBe('done')
  expect(wordsOf(changesOf(before, await read()))).toEqual(first)
  expect(await undo()).not.toBeNull()
}

async function performHeld(line: Line): Promise<void> {
  const given = await start(line, 1, FOR_GOOD_MS)
  const before = await read()
  await given.perform()
  expect(changesOf(before, await read())).toEqual([])
  await given.world.undo()
  expect(given.world.services.hold.hidden().size).toBe(0)
  expect(changesOf(before, await read())).toEqual([])
}

const nameOf = ({ id, as }: Line) => (as === undefined ? id : `${id}, ${as}`)
const tests = (some: (line: Line) => unknown) => lines.filter(some).map((line) => [nameOf(line), line] as const)
const takesSeveral = ({ id, several }: Line) => several || (registry.get(id)?.on === 'task' && !registry.get(id)?.single)

test.each(tests(takesSeveral))('%s: three tasks', (_, line) => performAndUndo(line, { count: 3, meanwhile: false }))

test.each(tests(({ theirsStay }) => theirsStay))('%s: undisturbed', (_, line) => performAndUndo(line, { count: 1, meanwhile: false }))

test.each(tests(() => true))('%s: one, and others change the same task meanwhile', (_, line) =>
  performAndUndo(line, { count: 1, meanwhile: true }),
)

test.each(tests(({ held }) => held))('%s: held, and taken back in time', (_, line) => performHeld(line))

/** Mutations that no line does. */
const UNSENT = {
  ...{
    signIn: 'a form',
    signUp: 'a form',
    signInWithIdentityToken: 'a form',
    signOut: 'a page',
    requestPasswordReset: 'a form',
    resetPassword: 'a form',
    changePassword: 'a form',
    changeEmail: 'a form',
    deleteAccount: 'a form',
    restoreAccount: 'a form',
    confirmEmail: 'a page',
    verifyEmail: 'a page',
    revertEmail: 'a page',
    resendVerification: 'a form',
    unsubscribe: 'a page',
  },
  submitPublicForm: 'a stranger',
  setTaskShare: 'a switch of a dialog',
  ...{ setImportMapping: 'a step of a page', dryRunImport: 'a step of a page', startImport: 'a step of a page' },
  // It needs a mail server, and its stages are gone through in tests/gateway/mail-servers.test.ts and the host's own test.
  testMailServer: 'sends a mail to the viewer',
  ...{ suggestTitle: 'writes nothing', suggestDescription: 'writes nothing', suggestLabels: 'writes nothing' },
}

test('every mutation of the schema is done by a line, or said to be none', () => {
  const all = Object.keys(buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {})
  expect(all.filter((name) => !bench.wrote.has(name)).toSorted()).toEqual(Object.keys(UNSENT).toSorted())
})

/** Actions that do what has no line. */
const UNSENT_ACTIONS = ['smtp.test-workspace'] as const

test('an action without a line writes nothing, whatever is answered', async () => {
  expect(UNSENT_ACTIONS.filter((id) => !registry.get(id))).toEqual([])
  const known = new Set<string>([...lines.map(({ id }) => id), ...UNSENT_ACTIONS])
  const task = await bench.tasks(1)
  const subjects = { task, project: [bench.project], workspace: [bench.workspace] }
  const real = await bench.api()
  const before = await read()
  const writing: string[] = []
  for (const action of registry.all.filter(({ id }) => !known.has(id))) {
    const world = actionWorld({ real, now: new Date() })
    world.services.ask = eagerAsk()
    await world.run(action, subjects)
    if (world.sent.length > 0) writing.push(action.id)
  }
  expect(writing).toEqual([])
  expect(changesOf(before, await read())).toEqual([])
})

test('what was read on the way is what the whole database holds', async () => {
  expect(changesOf(await rows.whole(), await read())).toEqual([])
  expect(changesOf(await read(), await rows.whole())).toEqual([])
})
