// Where the target of a line leads.
import type { Go } from '#src/actions/services.ts'
import { pathTo } from '#src/lib/paths.ts'
import { logPath } from '#src/model/activity/log-subject.ts'
import type { ActivityLine } from './activity-log.graphql.ts'

/** Goes there; null for what has no page of its own, and for what is gone. */
export function leadOf(workspaceSlug: string, target: ActivityLine['target']): ((go: Go) => void) | null {
  const path = pathOf(workspaceSlug, target)
  if (path !== null) return (go) => go.to(path)
  if (!target || target.isGone || target.kind !== 'task' || !target.projectSlug) return null
  const { id, projectSlug } = target
  return (go) => go.task({ id, workspaceSlug, projectSlug })
}

function pathOf(companySlug: string, target: ActivityLine['target']): string | null {
  if (!target || target.isGone || target.slug === null) return null
  const { kind, slug, projectSlug } = target
  if (kind === 'person') return logPath(companySlug, { person: slug })
  if (kind === 'project') return pathTo('projects.overview', { companySlug, projectSlug: slug })
  if (!projectSlug) return null
  const at = { companySlug, projectSlug }
  if (kind === 'sprint') return pathTo('projects.sprint', { ...at, sprintSlug: slug })
  if (kind === 'story') return pathTo('projects.user-story', { ...at, userStorySlug: slug })
  if (kind === 'epic') return pathTo('projects.user-story-epics', at)
  if (kind === 'discussion') return pathTo('projects.discussion', { ...at, threadNumber: slug })
  if (kind === 'page') return pathTo('projects.wiki-page', { ...at, pageSlug: slug })
  return null
}
