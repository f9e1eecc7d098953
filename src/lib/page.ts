// What a page is to the router: where it stands, what is around it, and how its code is fetched.
import type { ComponentType } from 'react'
import type { RouteName } from './paths.ts'

/** What is around a page: the frame of `workspace` and `project` wants a session, that of `guest` wants none, the others do not ask. */
export type Frame = 'workspace' | 'project' | 'guest' | 'login' | 'empty' | 'none'

/** A page of the app. */
export interface Page {
  readonly frame: Frame
  /** The routes that show it: names, or patterns where no name leads there. */
  readonly at: readonly (RouteName | `/${string}`)[]
  /** It puts in view what the frame and lists of tasks do, nothing else: it is drawn before the actions of other pages are there. */
  readonly near?: true
  /** Fetches its code, when somebody first goes there. */
  readonly load: () => Promise<ComponentType>
}

/** Declares a page: `src/pages/<page>/page.ts`, listed in `src/app/features.ts`. */
export function definePage(page: Page): Page {
  return page
}
