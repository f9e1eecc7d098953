// The address of a task's detail over its project.

import { publicId } from '#src/data/ids/session-ids.ts'
import { pathTo, sharedTaskPath } from '#src/lib/paths.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

/** `/{workspace}/projects/{project}/overview?task={uuid}`; links open it in a new tab, a plain click opens it over the present page. */
export function taskHref(task: Pick<TaskSubject, 'id' | 'workspaceSlug' | 'projectSlug'>): string {
  const path = pathTo('projects.overview', { companySlug: task.workspaceSlug, projectSlug: task.projectSlug })
  return `${path}?task=${encodeURIComponent(publicId(task.id))}`
}

/**
 * `/{workspace}/task/{project}/{uuid}`: who is signed in gets to the task by it. With the key that it was shared with, anybody may read it who was
 * given the link (SHARE-03).
 */
export function sharedTaskHref(task: Pick<TaskSubject, 'id' | 'workspaceSlug' | 'projectSlug'>, key?: string): string {
  const path = sharedTaskPath({ ...task, id: publicId(task.id) })
  return key === undefined ? path : `${path}?key=${encodeURIComponent(key)}`
}
