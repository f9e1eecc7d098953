// The project that a task is made in, as the subject of the action.

import { useScene } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { MoveTargets } from '#src/model/task/task.graphql.ts'

/** The one in view, or one that the viewer may create in. */
export function useProject(workspaceSlug: string, slug: string): ProjectSubject {
  const inView = useScene(({ project }) => project)
  const { data } = useRead({ query: MoveTargets, variables: { workspaceSlug } })
  if (inView?.slug === slug && inView.workspaceSlug === workspaceSlug) return inView
  const target = data?.moveTargets.find((project) => project.slug === slug)
  return { ...(target ?? { id: `${workspaceSlug}/${slug}`, slug, name: slug, workspaceSlug }), viewerCan: ['EDIT'] }
}
