// The sprints that the palette finds: those of the projects that were gone to.
import { TargetIcon } from 'lucide-react'
import type { Api } from '#src/data/api.ts'
import { onMutation } from '#src/data/mutation-events.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { ListSprints, type SprintRowData } from '#src/model/sprint/sprint.graphql.ts'
import { type Entity, entityKey, type Made } from './entity.ts'

const MOST = 200

/** Puts a project's newest sprints among what is found, and what becomes of them as long as the source lives. */
export async function followSprints(
  api: Api,
  { workspaceSlug, slug: projectSlug, name: hint }: ProjectSubject,
  { put, forget }: { put: (made: readonly Made[]) => void; forget: (key: string) => void },
): Promise<void> {
  const row = (sprint: SprintRowData): Made => {
    const path = pathTo('projects.sprint', { companySlug: workspaceSlug, projectSlug, sprintSlug: sprint.slug })
    const { id, title } = sprint
    const make = (): Entity => ({
      kind: 'sprint',
      id,
      title,
      hint,
      icon: () => <TargetIcon size={16} aria-hidden />,
      path,
      run: ({ go }) => go.to(path),
    })
    return { from: sprint, place: workspaceSlug, key: entityKey({ kind: 'sprint', id }), make }
  }
  const { sprints } = await api.query(ListSprints, { workspaceSlug, projectSlug, perPage: MOST })
  put(sprints.nodes.map(row))
  onMutation(({ field, payload, variables }) => {
    const project = Object(variables.project) as { workspaceSlug?: string; projectSlug?: string }
    if (project.workspaceSlug !== workspaceSlug || project.projectSlug !== projectSlug) return
    if (field === 'deleteSprint') forget(entityKey({ kind: 'sprint', id: String(variables.id) }))
    else if (/^(create|update)Sprint$/.test(field) && payload.sprint) put([row(payload.sprint as SprintRowData)])
  })
}
