// Making a project private or visible to its workspace (PROJ-15).
import type { Api } from '#src/data/api.ts'
import { SetProjectPrivacy } from './project.graphql.ts'

/** Shows at once and goes back when the server refuses; a refusal is logged and rejects, so that the caller says it (PROJ-15, MISC-02). */
export async function setProjectPrivacy(api: Api, project: { workspaceSlug: string; slug: string; id: string }, isPrivate: boolean) {
  try {
    return await api.mutate(
      SetProjectPrivacy,
      { project: { workspaceSlug: project.workspaceSlug, projectSlug: project.slug }, isPrivate },
      { lane: `Project:${project.id}`, field: 'privacy' },
    )
  } catch (error) {
    console.warn('The privacy of a project was not changed:', error)
    throw error
  }
}
