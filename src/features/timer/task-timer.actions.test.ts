// The timer: one runs at a time, and each step is exactly one call.
import { expect, test } from 'vitest'
import { clearDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { pendingStopText, readStop, sendStop } from '#src/model/task/timer/timer-stop.ts'
import { actionWorld, answering, failing, taskSubject } from '#tests/kit/action-fakes.ts'
import { cancelRunningTimer, cancelTimer, stopRunningTimer, stopTimerAt, toggleTimer } from './task-timer.actions.ts'

const none = { runningTimer: { now: '2026-11-21T10:00:00.000Z', running: null } }
const other = {
  runningTimer: {
    now: '2026-11-21T10:00:00.000Z',
    running: {
      taskId: 't-12',
      taskCode: 'WEB-12',
      taskTitle: 'Other work',
      workspaceSlug: 'acme',
      projectSlug: 'website',
      startedAt: '2026-11-21T09:00:00.000Z',
    },
  },
}
const running = taskSubject(1, { timerStartedAt: '2026-11-21T09:00:00.000Z' })

test('TIMER-01 starting sends one start from now; undo cancels it', async () => {
  const world = actionWorld({ answers: { GetRunningTimer: none } })
  await world.run(toggleTimer, { task: [taskSubject(1)] })
  expect(world.sent).toMatchObject([
    { name: 'StartTimer', variables: { task: { id: 't-1' }, comment: '' }, options: { extra: { startedAt: '2026-11-21T10:00:00.000Z' } } },
  ])
  await world.undo()
  expect(world.sentNames()).toEqual(['StartTimer', 'CancelTimer'])
})

test('TIMER-01 OPEN-56 another task’s timer is ended first, when the person agrees', async () => {
  const world = actionWorld({ script: { confirm: [true] }, answers: { GetRunningTimer: other } })
  await world.run(toggleTimer, { task: [taskSubject(1)] })
  expect(world.asked[0]?.question.title).toBe('Stop WEB-12 and start here?')
  expect(world.sent.map(({ name, variables }) => [name, (variables.task as { id: string }).id])).toEqual([
    ['EndTimer', 't-12'],
    ['StartTimer', 't-1'],
  ])
})

test('TIMER-01 OPEN-56 it keeps running when the person says so', async () => {
  const world = actionWorld({ script: { confirm: [false] }, answers: { GetRunningTimer: other } })
  await world.run(toggleTimer, { task: [taskSubject(1)] })
  expect([world.sent, world.said]).toEqual([[], []])
})

test('TIMER-01 OPEN-56 a timer that was started elsewhere meanwhile is found by the CONFLICT', async () => {
  let asked = 0
  let tried = 0
  const world = actionWorld({
    script: { confirm: [true] },
    answers: {
      GetRunningTimer: answering(() => (asked++ === 0 ? none : other)),
      StartTimer: answering(() => (tried++ === 0 ? failing(new ApiError('CONFLICT', 'Another timer runs.'))() : { running: null })),
    },
  })
  expect(await world.run(toggleTimer, { task: [taskSubject(1)] })).toBe('done')
  expect(world.sentNames()).toEqual(['StartTimer', 'EndTimer', 'StartTimer'])
})

test('TIMER-03 stopping opens the dialog with the moment it was pressed, and sends nothing yet', async () => {
  const world = actionWorld({ answers: { GetRunningTimer: none } })
  await world.run(toggleTimer, { task: [running] })
  expect(world.services.dialogs.list()).toMatchObject([
    { name: 'task.stop-timer', props: { task: { id: 't-1' }, pressedAt: '2026-11-21T10:00:00.000Z' } },
  ])
  expect(world.sent).toEqual([])
})

const stop = stopTimerAt({ comment: 'Fixed it', endedAt: '2026-11-21T09:35:00.000Z' })
const ended = (more: object = {}) => ({ running: null, task: null, seconds: 2100, endedNow: false, userErrors: [], ...more })

test('TIMER-04 DEFECT-07 the end is exactly one call with the comment and the moment, and says what was logged', async () => {
  const world = actionWorld({ answers: { EndTimer: ended() } })
  await world.run(stop, { task: [running] })
  expect(world.sent.map(({ name, variables }) => [name, variables])).toEqual([
    [
      'EndTimer',
      { task: { workspaceSlug: 'acme', projectSlug: 'website', id: 't-1' }, comment: 'Fixed it', endedAt: '2026-11-21T09:35:00.000Z' },
    ],
  ])
  expect(world.said).toEqual([{ tone: 'done', text: 'Time logged: 35m' }])
  expect(pendingStopText('ana')).toBeNull()
})

test('TIMER-04 a server that does not take the moment is said to have recorded its own', async () => {
  const world = actionWorld({ answers: { EndTimer: ended({ endedNow: true }) } })
  await world.run(stop, { task: [running] })
  expect(world.said[0]?.text).toBe('Time logged: 35m. This server recorded the present moment as the end.')
})

test.each(['UNREACHABLE', 'OFFLINE', 'TIMEOUT', 'UPSTREAM_TIMEOUT', 'UPSTREAM_ERROR', 'UPSTREAM_UNREACHABLE', 'BAD_RESPONSE'])(
  'TIMER-04 after %s the stop waits with its moment and is sent again as it was',
  async (code) => {
    let tried = 0
    const world = actionWorld({ answers: { EndTimer: answering(() => (tried++ === 0 ? failing(new ApiError(code, 'x'))() : ended())) } })
    expect(await world.run(stop, { task: [running] })).toBe('done')
    expect(world.said).toMatchObject([{ tone: 'note', text: expect.stringContaining('Your timer is stopped') }])
    const kept = readStop(pendingStopText('ana'))
    expect(kept).toMatchObject({ comment: 'Fixed it', endedAt: '2026-11-21T09:35:00.000Z' })
    if (kept) expect(await sendStop(world.services.api, 'ana', kept)).toEqual({ kind: 'logged', said: 'Time logged: 35m' })
    expect(world.sent[1]?.variables).toEqual(world.sent[0]?.variables)
    expect(pendingStopText('ana')).toBeNull()
  },
)

test('TIMER-04 while a stop waits its task counts as not timed; starting again sends the stop first', async () => {
  let down = true
  const world = actionWorld({
    answers: { GetRunningTimer: none, EndTimer: answering(() => (down ? failing(new ApiError('UNREACHABLE', 'x'))() : ended())) },
  })
  await world.run(stop, { task: [running] })
  const here = world.here({ task: [running] })
  expect(toggleTimer.titleFor(here)).toBe('Start timer')
  expect(await world.run(cancelTimer, { task: [running] })).toBe('refused')
  expect(await world.run(toggleTimer, { task: [running] })).toBe('failed')
  expect(world.said.at(-1)?.text).toContain('Your timer is stopped')
  down = false
  expect(await world.run(toggleTimer, { task: [running] })).toBe('done')
  expect(world.sentNames()).toEqual(['EndTimer', 'EndTimer', 'EndTimer', 'StartTimer'])
  // A timer that was started since is another one.
  const later = taskSubject(1, { timerStartedAt: '2026-11-21T09:59:00.000Z' })
  writeDraft('ana', 'timer:stop', JSON.stringify({ task: { ...later }, comment: '', endedAt: '2026-11-21T09:35:00.000Z' }))
  expect(toggleTimer.titleFor(world.here({ task: [later] }))).toBe('Stop timer')
  clearDraft('ana', 'timer:stop')
})

test('TIMER-02 TIMER-04 what another tab has stopped counts as not timed before its answer is read here; a start in the same second runs', async () => {
  const world = actionWorld({ answers: { GetRunningTimer: none, EndTimer: ended() } })
  await world.run(stop, { task: [running] })
  // The task is still as it was read before the stop.
  expect(toggleTimer.titleFor(world.here({ task: [running] }))).toBe('Start timer')
  expect(await world.run(cancelTimer, { task: [running] })).toBe('refused')
  expect(await world.run(toggleTimer, { task: [running] })).toBe('done')
  const again = taskSubject(1, { timerStartedAt: '2026-11-21T09:35:00.000Z' })
  expect(toggleTimer.titleFor(world.here({ task: [again] }))).toBe('Stop timer')
})

test('TIMER-04 a refusal is said and not kept', async () => {
  const world = actionWorld({ answers: { EndTimer: failing(new ApiError('CONFLICT', 'No timer of yours runs on this task.')) } })
  expect(await world.run(stop, { task: [running] })).toBe('failed')
  expect(pendingStopText('ana')).toBeNull()
})

test('TIMER-04 where the task is gone, its timer is: the clock is read anew and does not count on', async () => {
  let reads = 0
  const world = actionWorld({
    answers: {
      EndTimer: failing(new ApiError('NOT_FOUND', 'This does not exist.')),
      GetRunningTimer: answering(() => {
        reads += 1
        return none
      }),
    },
  })
  expect(await world.run(stop, { task: [running] })).toBe('failed')
  expect([pendingStopText('ana'), reads]).toEqual([null, 1])
})

test('a text that is no stop is none', () => {
  for (const text of [null, '', '{', '{}', '{"task":{"id":"a"},"comment":"","endedAt":"soon"}']) expect(readStop(text)).toBeNull()
})

test('TIMER-05 DEFECT-06 cancelling is one call, and only where a timer runs', async () => {
  const world = actionWorld()
  await world.run(cancelTimer, { task: [running] })
  expect(world.sentNames()).toEqual(['CancelTimer'])
  expect(await world.run(cancelTimer, { task: [taskSubject(2)] })).toBe('refused')
})

test('TIMER-02 TIMER-05 the running timer is stopped and cancelled whatever is in view; where it runs on that, its own actions do it', async () => {
  const world = actionWorld({ answers: { GetRunningTimer: other } })
  const { scene, dialogs } = world.services
  const here = world.here({ task: [taskSubject(1)] })
  expect(await world.run(stopRunningTimer, {})).toBe('refused')
  scene.set({ timed: running, rows: [running, taskSubject(2)] })
  scene.activate('t-2')
  expect([stopRunningTimer, cancelRunningTimer].map((action) => action.titleFor(here))).toEqual([
    'Stop timer on WEB-1',
    'Cancel timer on WEB-1',
  ])
  expect(await world.run(stopRunningTimer, { task: [taskSubject(2)] })).toBe('done')
  expect(dialogs.list()).toMatchObject([{ name: 'task.stop-timer', props: { task: { id: 't-1' }, pressedAt: '2026-11-21T10:00:00.000Z' } }])
  expect(await world.run(cancelRunningTimer, { task: [taskSubject(2)] })).toBe('done')
  expect(world.sent.map(({ name, variables }) => [name, (variables.task as { id: string }).id])).toEqual([['CancelTimer', 't-1']])
  scene.activate('t-1')
  expect(await world.run(cancelRunningTimer, { task: [running] })).toBe('refused')
})
