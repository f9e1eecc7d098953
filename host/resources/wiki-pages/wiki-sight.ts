// Who sees which page of the wiki, for every query about pages. One never published is its author's alone.
import { type SQL, sql } from 'drizzle-orm'
import { notFound } from '../../errors.ts'

/** Who reads, and in which project. */
export type Reader = { projectId: string; personId: string }

/** Which page of a list. */
export type Paged = { page: number; perPage: number }

/** A page as others lead to it. */
export type WikiStep = { uuid: string; key: string; title: string }

/** What is said of a page that the reader does not see. */
export const gone = () => notFound('This page does not exist or was deleted.')

/** True where a page that is not deleted is seen by the reader. */
export const seen = (table: SQL, personId: string) =>
  sql`(${table}.deleted_at is null and (${table}.version > 0 or ${table}.creator_id = ${personId}))`

/** A person as an author is answered; null for none. */
export const actor = (table: SQL) =>
  sql`case when ${table}.id is not null then json_build_object('username', ${table}.username, 'name', ${table}.name, 'avatar', ${table}.avatar) end`
