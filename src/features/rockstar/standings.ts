// Who stands where: the first three places, and everyone else by name (ROCK-03).

import type { RockstarSort } from '#src/model/rockstar/leaderboard-subject.ts'
import type { RockstarsData } from './rockstar.graphql.ts'

/** Somebody with what they finished; `place` is 1 to 3, or null for everyone who follows by name. */
export interface Standing {
  user: RockstarsData['people'][number]['user']
  tasks: number
  hours: number
  place: 1 | 2 | 3 | null
}

/**
 * Everyone in the order of the page. Equal figures share a place, the next place is left out then; who has the lowest figure of all has no number
 * beside it, unless that is the first place: nobody is shown as the last.
 */
export function standingsOf(people: RockstarsData['people'], sort: RockstarSort): Standing[] {
  const figures = people.map(({ done }) => done[sort])
  const lowest = Math.min(...figures)
  const all = people.map(({ user, done }): Standing => {
    const place = 1 + figures.filter((figure) => figure > done[sort]).length
    const isPlace = done[sort] > 0 && place <= 3 && (place === 1 || done[sort] > lowest)
    return { user, ...done, place: isPlace ? (place as 1 | 2 | 3) : null }
  })
  return all.toSorted((a, b) => (a.place ?? 4) - (b.place ?? 4) || a.user.name.localeCompare(b.user.name))
}
