// Discussions and their list, as actions see them.
import type { ViewerInfo } from '#src/actions/services.ts'
import type { Permission } from '#src/actions/subject.ts'
import type { ThreadRowData } from './thread.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The discussion whose page is in view. */
    thread: ThreadSubject | null
    'thread-list': ThreadListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    thread: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    thread: ThreadSubject
    'thread-list': ThreadListSubject
    reply: ReplySubject
  }
}

/** A comment in a discussion; what is done to every comment is done to it as one. */
export interface ReplySubject {
  id: string
  html: string
  /** The discussion it is in. */
  workspaceSlug: string
  projectSlug: string
  number: number
  viewerCan: readonly Permission[]
}

/** Which discussions a list has (DISC-04). */
export type ThreadTab = 'open' | 'closed' | 'unread'

/** A discussion with what every row knows about it. */
export interface ThreadSubject extends ThreadRowData {
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
}

/** The page that lists the discussions of a project. */
export interface ThreadListSubject {
  id: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
  tab: ThreadTab
  search: string
}

/** A row of an answer as a subject; the project's rights count. */
export function threadSubject(
  thread: ThreadRowData,
  { workspaceSlug, projectSlug, viewerCan }: Pick<ThreadListSubject, 'workspaceSlug' | 'projectSlug' | 'viewerCan'>,
): ThreadSubject {
  return { ...thread, workspaceSlug, projectSlug, viewerCan }
}

/** True for its author and for admins, who edit its texts and choose its answer (DISC-03). */
export function mayEditThread({ author, viewerCan }: Pick<ThreadSubject, 'author' | 'viewerCan'>, viewer: ViewerInfo | null): boolean {
  if (viewerCan.includes('ADMIN')) return true
  return viewer !== null && author?.username === viewer.username && viewerCan.includes('EDIT')
}

/** What is written to a discussion and in it goes one after the other (DISC-06). */
export function threadLane(project: { workspaceSlug: string; projectSlug: string }, number: number | string): string {
  return `Thread:${project.workspaceSlug}/${project.projectSlug}/${number}`
}
