// What is offered while a name is typed: people, pages, tasks.
import type { ReactNode } from 'react'

/** A name that is being typed: `@mi`, `[[Plan` or `#12`, and where it stands. */
export interface TypedMention {
  kind: 'person' | 'page' | 'task'
  query: string
  from: number
  to: number
}

/** Who can be named. */
export interface EditorPerson {
  username: string
  name: string
  avatar: string | null
}

/** Something that can be named. One with a `path` is named by a plain link to it. */
export interface NamedThing {
  kind: 'page' | 'task'
  id: string
  /** What is written in the text. */
  label: string
  title: string
  code?: string | undefined
  hint?: string | undefined
  mark?: ReactNode
  path?: string | undefined
}

/** One line of what is offered for a name: a person, a page or task, or making a page of that title. */
export type Offer = { key: string; person: EditorPerson } | { key: string; thing: NamedThing } | { key: string; newPage: string }
