// Ticks on tasks: each is sent as it is made, for all tasks that it changes; all of a visit are taken back as one step (decision 020).
import type { Outcome } from '#src/actions/action.ts'
import type { Mark } from '#src/actions/services.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { allOf, type ChangeServices, refuseTooMany, saidOf, saidOfStopped, takeBackEach, tellFailed, watched } from './change-tasks.ts'

/** What can be ticked, and what a tick means for one task. */
export interface TickWay<T> {
  /** Names a value among the others. */
  key: (value: T) => string
  has: (task: TaskSubject, value: T) => boolean
  /** The task as it is with or without the value. */
  changed: (task: TaskSubject, value: T, on: boolean) => TaskSubject
  send: (task: TaskSubject, value: T, on: boolean) => Promise<unknown>
  /** Where a value must be made before it can be ticked. */
  make?: (value: T) => Promise<unknown> | undefined
  /** What goes on while it takes its time: `Assigning`. */
  doing: (on: boolean) => string
  /** What a visit did, of everything that is not as it was. */
  said: (done: readonly { value: T; on: boolean }[]) => string
  /** What is offered besides, of each task that is not as it was. */
  also?: (done: readonly { task: TaskSubject; value: T; on: boolean }[]) => Pick<Outcome, 'also'>
}

/** The ticks of one visit to a picker. */
export interface TaskTicks<T> {
  /** What the line of a value shows. */
  mark: (value: T) => Mark
  /** Changes the tasks that are not like that, at once. A single task that fails rejects; of several those that failed are named and offered again. */
  apply: (value: T, on: boolean) => Promise<Mark>
  /** The visit is over: when everything has its answer, one step that takes it all back. Nothing where everything is as it was. */
  outcome: () => Promise<Outcome | undefined>
}

interface Tick<T> {
  readonly task: TaskSubject
  readonly value: T
  readonly was: boolean
  /** On the host, as far as it has answered. */
  is: boolean
  turn: object
}

/** What a line shows that some of the tasks have, or all, or none. */
export function markOf(tasks: readonly TaskSubject[], has: (task: TaskSubject) => boolean): Mark {
  const having = tasks.filter(has).length
  return having === tasks.length ? true : having > 0 && 'mixed'
}

/** Begins a visit. */
export function tickTasks<T>(services: ChangeServices, tasks: readonly TaskSubject[], way: TickWay<T>): TaskTicks<T> {
  const now = new Map(tasks.map((task) => [task.id, task]))
  const ticks = new Map<string, Tick<T>>()
  const underWay = new Set<Promise<unknown>>()
  const left: TaskSubject[] = []
  const current = (task: TaskSubject) => now.get(task.id) ?? task
  const tickOf = (task: TaskSubject, value: T): Tick<T> => {
    const name = JSON.stringify([task.id, way.key(value)])
    const known = ticks.get(name)
    if (known) return known
    const was = way.has(task, value)
    const tick = { task, value, was, is: was, turn: {} }
    ticks.set(name, tick)
    return tick
  }
  const mark = (value: T) => markOf(tasks, (task) => way.has(current(task), value))

  async function change(asked: readonly TaskSubject[], value: T, on: boolean): Promise<void> {
    const making = way.make?.(value)
    if (making) await making
    const changing = asked.filter((task) => way.has(current(task), value) !== on).map((task) => tickOf(task, value))
    refuseTooMany(changing.map(({ task }) => task))
    const turn = {}
    const sends = new Map(
      changing.map((tick) => {
        const before = current(tick.task)
        tick.turn = turn
        now.set(before.id, way.changed(before, value, on))
        return [tick, () => way.send(before, value, on)]
      }),
    )
    const end = await watched(services, changing, way.doing(on), async (tick) => {
      await sends.get(tick)?.()
      tick.is = on
    })
    const failed = end.failed.map(({ task: tick, reason }) => ({ task: tick.task, tick, reason }))
    // A later tick of the same thing knows better.
    for (const tick of [...failed.map((one) => one.tick), ...end.left])
      if (tick.turn === turn) now.set(tick.task.id, way.changed(current(tick.task), value, tick.is))
    left.push(...end.left.map(({ task }) => task))
    tellFailed(
      services,
      changing.map(({ task }) => task),
      failed,
      async (again) => {
        await change(again, value, on)
        return done()
      },
    )
  }

  const changes = () => [...ticks.values()].filter((tick) => tick.is !== tick.was)
  const undo = async () => {
    const open = changes()
    await takeBackEach(services, [...new Set(open.map(({ task }) => task))], (task) =>
      allOf(
        open
          .filter((tick) => tick.task === task)
          .map((tick) => async () => {
            await way.send(task, tick.value, tick.was)
            tick.is = tick.was
          }),
      ),
    )
  }
  // Another end of the same step, such as a Retry's, takes the place of the one before.
  function done(): Outcome | undefined {
    services.undo.drop(undo)
    const open = changes()
    const stopped = left.splice(0)
    if (open.length === 0) {
      if (stopped.length > 0) services.say.note('Stopped. Nothing was changed.')
      return undefined
    }
    const values = new Map(open.map(({ value, is }) => [way.key(value), { value, on: is }]))
    return {
      said: saidOfStopped(saidOf([...new Set(open.map(({ task }) => task))], way.said([...values.values()])), stopped),
      undo,
      ...way.also?.(open.map(({ task, value, is }) => ({ task, value, on: is }))),
    }
  }

  return {
    mark,
    async apply(value, on) {
      const work = change(tasks, value, on)
      underWay.add(work)
      await work
      return mark(value)
    },
    async outcome() {
      await Promise.allSettled(underWay)
      return done()
    },
  }
}

/** One tick as a step of its own, where it was chosen without a picker. */
export async function tickOnce<T>(
  services: ChangeServices,
  tasks: readonly TaskSubject[],
  way: TickWay<T>,
  value: T,
  on: boolean,
): Promise<Outcome | undefined> {
  const visit = tickTasks(services, tasks, way)
  await visit.apply(value, on)
  return visit.outcome()
}
