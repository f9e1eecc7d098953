// The wiki of a project and one of its pages, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { WikiRowData } from './wiki.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The page of the wiki in view. */
    page: PageSubject | null
    wiki: WikiSubject | null
    /** The version of a page in view. */
    version: VersionSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    wiki: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    page: PageSubject
    wiki: WikiSubject
    version: VersionSubject
  }
}

/** A page of the wiki. */
export interface PageSubject extends Pick<WikiRowData, 'slug' | 'title' | 'parentId' | 'position' | 'version' | 'draft'> {
  id: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
  /** How many pages stand below it at any level. */
  pagesBelow: number
  /** Whether the viewer has written something that is not published. */
  hasDraft: boolean
  /** Whether the viewer is told when it is published. */
  isFollowing: boolean
}

/** The wiki of a project. */
export interface WikiSubject {
  id: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
}

/** A version of a page, beside another one. */
export interface VersionSubject {
  id: string
  number: number
  pageId: string
  /** Of its page. */
  slug: string
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
  /** The number of the version that the page has now. */
  current: number
  /** Whether it is that one. */
  isCurrent: boolean
  /** How many places differ from the other one. */
  changes: number
}
