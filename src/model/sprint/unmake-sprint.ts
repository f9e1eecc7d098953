// Takes a new sprint back, while it holds nothing but what it was made with (SPRINT-15).
import { unmake } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import { DeleteSprint, GetSprint, type SprintRowData } from './sprint.graphql.ts'

/** A sprint as its making answered it. */
export type MadeSprint = Pick<SprintRowData, 'id' | 'slug' | 'title' | 'goal' | 'startDate' | 'endDate' | 'state' | 'taskCount'>

/** The inverse of making it. One that was started meanwhile stays, too. */
export function unmakeSprint(api: Api, project: { workspaceSlug: string; projectSlug: string }, made: MadeSprint): Promise<void> {
  return unmake({
    read: async () => (await api.query(GetSprint, { ...project, slug: made.slug }, { requestPolicy: 'network-only' })).sprint,
    isAsMade: (now) =>
      (['title', 'startDate', 'endDate', 'state'] as const).every((name) => now[name] === made[name]) &&
      (now.goal ?? '') === (made.goal ?? '') &&
      (now.taskCount ?? 0) === (made.taskCount ?? 0),
    remove: () => api.mutate(DeleteSprint, { project, id: made.id }, { lane: `Sprint:${made.id}` }),
  })
}
