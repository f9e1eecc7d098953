// What actions act on: the kinds of subjects, and the fields of each that actions may read.

/** Names of the gateway's `Permission` enum, as `viewerCan` lists them. */
export type Permission = 'EDIT' | 'ADMIN' | 'OWN' | 'CREATE_PROJECT' | 'PAID'

/** A workflow, type or label as a chip shows it: id, title, colour `#rrggbb`. */
export interface Chip {
  id: string
  title: string
  color: string
}

/**
 * Every kind of subject; each is declared where it lives, by declaration merging. `app` stands for the product itself: its actions need nothing in
 * view.
 */
export interface SubjectKinds {
  app: { viewerCan: readonly Permission[] }
}

/** The name of a kind of subject. */
export type SubjectKind = keyof SubjectKinds

/** At least one. */
export type NonEmpty<T> = readonly [T, ...T[]]

/** The subjects an action was given, by kind; a kind without subjects is absent or empty. */
export type Subjects = { readonly [K in SubjectKind]?: readonly SubjectKinds[K][] }
