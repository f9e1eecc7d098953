// Who finished tasks of a project, on the wire; all of it is ASSUMED (ROCK-07).
import { z } from 'zod'
import { actorShape, dataOf, instantShape, pageNumber, pageOf, projectQuery, timezone, toActor, toInstant } from '../../wire.ts'
import type { CompletedTask, Rockstars } from './rockstars.store.ts'

const day = z.iso.date()

/** Query of the figures: days of `timezone`, both inclusive. */
export const rockstarsQuery = projectQuery.extend({ from: day, to: day, timezone })

/** Query of the tasks behind a figure: of one person, or of the team. */
export const completedQuery = rockstarsQuery.extend({
  username: z.string().max(200).default(''),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(50),
})

/** Body of the switch that everyone has for themselves. */
export const hiddenBody = z.strictObject({ hidden: z.boolean() })

const amount = { tasks: z.number().int(), hours: z.number() }

/** What the team finished, by weeks from their Mondays, and who of it is named; `hidden` counts those who are not, `me_hidden` tells of the caller. */
export const rockstarsShape = dataOf(
  z.object({
    team: z.object({ ...amount, weeks: z.array(z.object({ week: day, ...amount })) }),
    people: z.array(z.object({ user: actorShape, ...amount })),
    hidden: z.number().int(),
    me_hidden: z.boolean(),
  }),
)

/** Tasks that were finished, the latest first. */
export const completedShape = pageOf(
  z.object({
    uuid: z.uuid(),
    code: z.string(),
    title: z.string(),
    hours: z.number(),
    done_at: instantShape,
    users: z.array(actorShape),
  }),
)

/** The answer of the switch. */
export const hiddenShape = dataOf(z.object({ hidden: z.boolean() }))

/** The figures as answered. */
export function toRockstars({ people, hiddenMe, ...rest }: Rockstars): z.infer<typeof rockstarsShape>['data'] {
  return { ...rest, people: people.map(({ person, ...sums }) => ({ user: toActor(person), ...sums })), me_hidden: hiddenMe }
}

/** A finished task as answered. */
export function toCompleted({ doneAt, people, ...task }: CompletedTask) {
  return { ...task, done_at: toInstant(doneAt), users: people.map(toActor) }
}
