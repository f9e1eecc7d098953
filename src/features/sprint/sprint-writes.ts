// Changing a sprint: what is sent, what is said, and how it is taken back.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import { pathTo } from '#src/lib/paths.ts'
import { GetSprint, UpdateSprint } from '#src/model/sprint/sprint.graphql.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'

/** The longest title and goal of a sprint. */
export const MOST_TITLE = 120
export const MOST_GOAL = 2000

/** The address of a sprint's project, as the gateway's `ProjectRef` wants it. */
export function placeOf({ workspaceSlug, projectSlug }: { workspaceSlug: string; projectSlug: string }) {
  return { workspaceSlug, projectSlug }
}

/** The path of a sprint's page. */
export function sprintPath({ workspaceSlug, projectSlug, slug }: Pick<SprintSubject, 'workspaceSlug' | 'projectSlug' | 'slug'>): string {
  return pathTo('projects.sprint', { companySlug: workspaceSlug, projectSlug, sprintSlug: slug })
}

/** Parts of a sprint that people change. */
export type SprintChange = Partial<Pick<SprintSubject, 'title' | 'startDate' | 'endDate' | 'goal'>>

/**
 * Shown at once, and taken back by what it was, unless somebody else changed it since; nothing where it is so already. Only what differs is sent: the
 * screen may be old, and what somebody else changed meanwhile stays.
 */
export async function changeSprint(
  { api }: Pick<Services, 'api'>,
  sprint: SprintSubject,
  change: SprintChange,
  said: string,
): Promise<Outcome | undefined> {
  const names = (Object.keys(change) as (keyof SprintChange)[]).filter((name) => (sprint[name] ?? null) !== (change[name] ?? null))
  if (names.length === 0) return undefined
  const send = (values: SprintChange) => {
    const input = Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
    return api.mutate(UpdateSprint, { project: placeOf(sprint), id: sprint.id, input }, { lane: `Sprint:${sprint.id}` })
  }
  await send(change)
  return {
    said,
    async undo() {
      const asked = { ...placeOf(sprint), slug: sprint.slug }
      const { sprint: now } = await api.query(GetSprint, asked, { requestPolicy: 'network-only' })
      if (!now || names.some((name) => (now[name] ?? null) !== (change[name] ?? null))) throw new UndoRefused(CHANGED_SINCE)
      return send(sprint)
    },
  }
}

type State = NonNullable<SprintSubject['state']>

/** For `when`: there while all of them are in one of these states. */
export const inState =
  (...states: State[]) =>
  ({ sprints }: { sprints: readonly SprintSubject[] }) =>
    sprints.every(({ state }) => states.includes(state ?? 'PLANNED')) ? true : ('hidden' as const)
