// The people of a workspace as actions see them.
import type { Permission } from '#src/actions/subject.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    teamlist: TeamListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Places {
    'team.tools': true
    'sentinvite.row': true
    'removedmember.row': true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    teamlist: TeamListSubject
    teammember: TeamMemberSubject
    sentinvite: SentInviteSubject
    removedmember: RemovedMemberSubject
  }
}

/** What people are ordered by. */
export const TEAM_SORTS = { NAME: 'Name', LAST_ACTIVE: 'Last active', OPEN_TASKS: 'Open tasks', LOGGED: 'Logged this month' } as const

/** One of them. */
export type TeamSort = keyof typeof TEAM_SORTS

/** The page. */
export interface TeamListSubject {
  id: string
  workspaceSlug: string
  workspaceName: string
  search: string
  sort: TeamSort
  viewerCan: readonly Permission[]
}

/** A person of the workspace. */
export interface TeamMemberSubject {
  id: string
  workspaceSlug: string
  workspaceName: string
  username: string
  name: string
  email: string
  role: 'OWNER' | 'MEMBER' | 'GUEST'
  projects: readonly TeamSeat[]
  viewerCan: readonly Permission[]
}

/** What a person is on a project. */
export interface TeamSeat {
  slug: string
  name: string
  memberId: string
  role: string
  isOwner: boolean
}

/** An invitation that waits for an answer. */
export interface SentInviteSubject {
  id: string
  workspaceSlug: string
  email: string
  viewerCan: readonly Permission[]
}

/** Somebody who was removed and can be brought back. */
export interface RemovedMemberSubject {
  id: string
  workspaceSlug: string
  username: string
  name: string
  email: string
  viewerCan: readonly Permission[]
}
