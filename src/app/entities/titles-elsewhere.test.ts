// Titles of the person's other workspaces: behind those of the one in view, within the room that there is, and only as long as they are theirs.
import { expect, test, vi } from 'vitest'
import { end, many, rows, titlesWorld } from '#tests/kit/titles-world.ts'
import { MOST_TITLES } from './read-titles.ts'

const ACME = { slug: 'acme', name: 'Acme' }
const BETA = { slug: 'beta', name: 'Beta Ltd' }
const GAMMA = { slug: 'gamma', name: 'Gamma' }

/** Acme is in view and read. */
function world(mine = [ACME, BETA], acme: Readonly<Record<string, string>> = { a: 'Fix invoices now' }) {
  const made = titlesWorld()
  made.titles.keepTo(mine)
  made.titles.enter('acme')
  made.tell(rows(acme))
  made.tell(end(Object.keys(acme).length))
  return made
}

const last = ({ asked }: ReturnType<typeof titlesWorld>) => asked.at(-1)

test('#13 others are read when the page rests, after the one in view; equal matches stand below its own and name their workspace', () => {
  const made = world(undefined, { a: 'Fix invoices now', b: 'x Fix invoice again' })
  expect(made.asked).toHaveLength(1)
  made.rest()
  expect(last(made)).toMatchObject({ workspaceSlug: 'beta', before: null, since: null })
  made.tell(rows({ c: 'Fix invoice' }))
  made.tell(rows({ d: 'Fix it', e: 'Write an invocie' }))
  made.tell(end(3))
  // Shorter and open, but elsewhere; of what is better, the rank comes first.
  expect(made.find('fix inv')).toEqual(['a', 'b', 'c'])
  expect(made.find('fix invoice')).toEqual(['c', 'a', 'b'])
  expect(made.find('invoice')).toEqual(['a', 'b', 'c', 'e'])
  expect(made.first('fix it')).toMatchObject({ id: 'd', hint: 'Beta Ltd · Website', path: '/beta/projects/website/overview?task=d' })
  expect(made.first('fix invoices')?.hint).toBe('Website')
})

test('#13 Enter goes to a task elsewhere in its own workspace, and opens one of this workspace over the page', () => {
  const made = world()
  made.rest()
  made.tell(rows({ b: 'Beta task' }))
  const went: unknown[] = []
  const go = { to: (path: string) => went.push(path), task: ({ id }: { id: string }) => went.push(id) } as never
  made.find('')
  made.first('beta task')?.run({ go } as never)
  made.first('fix invoices')?.run({ go } as never)
  expect(went).toEqual(['/beta/projects/website/overview?task=b', 'a'])
})

test('#13 somebody who was removed from a workspace does not find its titles any more, before any index was made anew', () => {
  const made = world([ACME, BETA, GAMMA])
  made.rest()
  made.tell(rows({ b: 'Beta task' }))
  made.tell(end(1))
  made.rest()
  made.tell(rows({ c: 'Gamma task' }))
  expect(made.find('task')).toEqual(['b', 'c'])
  made.titles.keepTo([ACME, BETA])
  expect(made.search('task')).toEqual(['b'])
  expect([made.stopped, made.titles.elsewhere().length]).toEqual([['gamma'], 1])
  // What was on its way comes too late.
  made.tell(rows({ d: 'Late task' }))
  expect(made.find('task')).toEqual(['b'])
  made.titles.keepTo([ACME])
  expect([made.search('task'), made.titles.elsewhere()]).toEqual([[], []])
})

test('#13 a workspace whose titles the host does not tell any more is forgotten, and the next one is read', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const made = world([ACME, BETA, GAMMA])
  made.rest()
  made.tell(rows({ b: 'Beta task' }))
  made.tell(end(1))
  made.rest()
  made.tell({ kind: 'unknown' })
  made.rest()
  expect(made.asked.map(({ workspaceSlug }) => workspaceSlug)).toEqual(['acme', 'beta', 'gamma'])
  vi.advanceTimersByTime(600_000)
  made.titles.enter('acme')
  made.tell(end(1))
  made.rest()
  expect(last(made)).toMatchObject({ workspaceSlug: 'beta', since: 'now' })
  expect(made.find('task')).toEqual(['b'])
  made.tell({ kind: 'unknown' })
  expect(made.search('task')).toEqual([])
  made.rest()
  expect(last(made)).toMatchObject({ workspaceSlug: 'gamma' })
})

test('#13 two failures in a row are enough, and the next entry tries again', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const made = world([ACME, BETA, GAMMA, { slug: 'delta', name: 'Delta' }])
  for (let at = 0; at < 4; at++) {
    made.rest()
    if (last(made)?.workspaceSlug !== 'acme') made.tell({ kind: 'failed', message: 'No answer.' })
  }
  expect(made.asked.map(({ workspaceSlug }) => workspaceSlug)).toEqual(['acme', 'beta', 'gamma'])
  expect(warn).toHaveBeenCalledTimes(2)
  made.titles.enter('acme')
  made.rest()
  expect(last(made)).toMatchObject({ workspaceSlug: 'beta' })
})

test('#13 the room of 50,000 is shared: each workspace gets its newest first, then what the others left', () => {
  const made = world([ACME, BETA, GAMMA])
  made.rest()
  const room = MOST_TITLES - 1
  expect(last(made)).toMatchObject({ workspaceSlug: 'beta', most: Math.floor(room / 2) })
  made.tell(many('b', 3, 'there'))
  made.tell(end(9, 'now', 'there'))
  made.rest()
  expect(last(made)).toMatchObject({ workspaceSlug: 'gamma', before: null, most: room - 3 })
  made.tell(rows({ c: 'Gamma task' }))
  made.tell(end(1))
  made.rest()
  expect(last(made)).toMatchObject({ workspaceSlug: 'beta', before: 'there', most: room - 4 })
  made.tell(many('late', 2))
  made.tell(end(5))
  made.rest()
  expect(made.asked).toHaveLength(4)
  expect(made.find('late').toSorted()).toEqual(['late-0', 'late-1'])
})

test('#13 what is in view takes the room of the others, the last of them first', () => {
  const made = world([ACME, BETA, GAMMA])
  made.rest()
  made.tell(many('b', 10))
  made.tell(end(10))
  made.rest()
  made.tell(many('c', 10))
  made.tell(end(10))
  made.titles.enter('beta')
  expect(made.find('task c1')).toEqual(['c-1'])
  made.titles.enter('delta')
  made.tell(many('d', MOST_TITLES - 15))
  expect([made.titles.holds('acme'), made.titles.holds('beta'), made.titles.holds('gamma')]).toEqual([true, true, false])
  made.tell(many('f', 10))
  expect([made.titles.holds('acme'), made.titles.holds('beta')]).toEqual([true, false])
})

test('#13 going to another workspace and back reads nothing twice, and what was half read is read on', () => {
  const made = world()
  made.rest()
  made.tell(rows({ b: 'Beta task' }, 'there'))
  made.titles.enter('beta')
  expect(made.asked).toHaveLength(2)
  expect(made.find('task')).toEqual(['b'])
  expect(made.first('task')?.hint).toBe('Website')
  expect(made.first('fix')?.hint).toBe('Acme · Website')
  // It was asked for as one of the others: so many, and no more.
  made.tell(end(2, 'now', 'there'))
  expect(last(made)).toMatchObject({ workspaceSlug: 'beta', before: 'there', most: MOST_TITLES - 1 })
  made.tell(rows({ c: 'Other task' }))
  made.titles.enter('acme')
  made.rest()
  expect(made.stopped).toEqual(['beta'])
  expect(made.asked).toHaveLength(3)
  expect(made.find('task').toSorted()).toEqual(['b', 'c'])
  expect(made.first('task')?.hint).toBe('Beta Ltd · Website')
})

test('#13 a task that went from one workspace to the other stands once', () => {
  const made = world(undefined, { a: 'Moved task' })
  made.rest()
  made.tell(rows({ a: 'Moved task', b: 'Task' }))
  expect(made.find('task')).toEqual(['b', 'a'])
  expect(made.first('moved')?.hint).toBe('Website')
})
