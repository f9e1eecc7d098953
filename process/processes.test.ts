// A group of processes without processes: what is started, replaced and stopped when.
// @vitest-environment node
import { expect, test } from 'vitest'
import { type Child, startProcesses } from './processes.ts'
import type { Order, Report } from './worker.ts'

/** Processes that do what the test says; `asked` is everything they were told, by pid. */
function fakes(start: (pid: number) => Report | null = () => ({ report: 'up' })) {
  const asked: string[] = []
  const children: FakeChild[] = []
  class FakeChild implements Child {
    readonly pid = children.length + 1
    readonly #heard = new Set<(report: Report) => void>()
    end: (how: string) => void = () => undefined
    readonly ended = new Promise<string>((resolve) => {
      this.end = resolve
    })
    send(order: Order): void {
      asked.push(`${order.order} ${this.pid}`)
      if (order.order === 'start') {
        const report = start(this.pid)
        if (report) this.tell(report)
      }
      if (order.order === 'figures' && this.pid !== 2) this.tell({ report: 'figures', id: order.id, figures: [] })
      if (order.order === 'stop') this.end('exit code 0')
    }
    kill(): void {
      this.end('SIGKILL')
    }
    tell(report: Report): void {
      for (const heard of this.#heard) heard(report)
    }
    onReport(heard: (report: Report) => void) {
      this.#heard.add(heard)
      if (this.#heard.size === 1) queueMicrotask(() => this.tell({ report: 'here' }))
      return () => this.#heard.delete(heard)
    }
  }
  const lines: string[] = []
  const fork = () => {
    const child = new FakeChild()
    children.push(child)
    return child
  }
  const say = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  const times = { again: 10, longest: 40, leaving: 1_000, figures: 20 }
  return { asked, children, lines, start: (count: number) => startProcesses({ count, given: 'work', fork, say, times }) }
}

test('all of them are started, the first one alone; a rolling restart waits for each new one, and for the last caller of each old one', async () => {
  const { asked, children, start } = fakes((pid) => (pid === 3 ? null : { report: 'up' }))
  const group = await start(2)
  expect(asked).toEqual(['start 1', 'start 2'])
  const restarted = group.restart()
  expect(group.restart()).toBe(restarted)
  await expect.poll(() => asked.slice(2)).toEqual(['start 3'])
  children[2]?.tell({ report: 'up' })
  await expect.poll(() => asked.slice(3)).toEqual(['leave 1'])
  children[0]?.tell({ report: 'left' })
  await expect.poll(() => asked.slice(4)).toEqual(['stop 1', 'start 4', 'leave 2'])
  children[1]?.tell({ report: 'left' })
  await restarted
  await group.stop()
  expect(asked.slice(7)).toEqual(['stop 2', 'stop 3', 'stop 4'])
})

test('one that dies is started again, after longer and longer rests while it does not start, and each time it is said', async () => {
  const { asked, children, lines, start } = fakes((pid) => (pid === 3 ? { report: 'failed', reason: 'No disk.' } : { report: 'up' }))
  const group = await start(2)
  children[1]?.kill()
  await expect.poll(() => asked).toContain('start 4')
  expect(lines).toEqual([
    'Process 2 (pid 2) ended (SIGKILL); another one is started in 0.01 s',
    'Process 2 did not start: No disk.; another one is started in 0.02 s',
    'Process 2 (pid 4) answers',
  ])
  await group.stop()
  expect(asked).not.toContain('start 5')
})

test('a first start that fails is one sentence, and nothing runs afterwards', async () => {
  const { asked, children, start } = fakes((pid) => (pid === 2 ? { report: 'failed', reason: 'Port 4000 is taken.' } : { report: 'up' }))
  const starting = start(3)
  await expect(starting).rejects.toThrow('Port 4000 is taken.')
  expect(await Promise.all(children.map(({ ended }) => ended))).toEqual(children.map(() => 'exit code 0'))
  expect(asked).toContain('stop 1')
})

test('a rolling restart ends at the first process that does not start: the one before goes on, and so do the others', async () => {
  const { asked, lines, start } = fakes((pid) => (pid === 3 ? { report: 'failed', reason: 'A bad build.' } : { report: 'up' }))
  const group = await start(2)
  await group.restart()
  expect(asked).toEqual(['start 1', 'start 2', 'start 3'])
  expect(lines).toEqual(['The new process 1 did not start, the one before goes on, and so do the others: A bad build.'])
})

test('figures are those of the processes that answer in time', async () => {
  const { start } = fakes()
  const group = await start(3)
  expect(await group.figures()).toEqual([
    { number: 1, figures: [] },
    { number: 3, figures: [] },
  ])
})
