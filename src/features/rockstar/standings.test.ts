// Places: three at most, shared by equals, none for the last.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standingsOf } from './standings.ts'

const person = (name: string, tasks: number, hours = tasks * 2) => ({
  user: { name, avatar: null, username: name.toLowerCase() },
  done: { tasks, hours },
})
const written = (people: ReturnType<typeof person>[], sort: 'tasks' | 'hours' = 'tasks') =>
  standingsOf(people, sort).map(({ user, place }) => `${place ?? '-'} ${user.name}`)

test('ROCK-03 the first three have places, equals share one, everyone else follows by name', () => {
  expect(written([person('Ada', 1), person('Zoe', 9), person('Bo', 4), person('Cy', 7), person('Di', 2)])).toEqual([
    '1 Zoe',
    '2 Cy',
    '3 Bo',
    '- Ada',
    '- Di',
  ])
  expect(written([person('Ada', 5), person('Bo', 5), person('Cy', 4), person('Di', 1)])).toEqual(['1 Ada', '1 Bo', '3 Cy', '- Di'])
  expect(written([person('Ada', 2), person('Bo', 2)])).toEqual(['1 Ada', '1 Bo'])
  expect(written([person('Ada', 2, 1), person('Bo', 1, 8)], 'hours')).toEqual(['1 Bo', '- Ada'])
  expect(written([person('Ada', 2, 0)], 'hours')).toEqual(['- Ada'])
  expect(written([])).toEqual([])
})

test('ROCK-03 whatever the figures are, no page holds a lowest rank', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 9 }), (figures) => {
      const all = standingsOf(
        figures.map((tasks, at) => person(`P${at}`, tasks + 1)),
        'tasks',
      )
      const placed = all.filter(({ place }) => place !== null)
      expect(placed.every(({ place, tasks }) => place === 1 || all.some((other) => other.tasks < tasks))).toBe(true)
      expect(placed.every(({ place, tasks }) => place === 1 + all.filter((other) => other.tasks > tasks).length)).toBe(true)
      expect(all).toHaveLength(figures.length)
    }),
  )
})
