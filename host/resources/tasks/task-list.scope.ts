// Which tasks a call about a list means: where it looks, and what narrows it.
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { companyScope } from '../../access.ts'
import type { Database } from '../../db/open.ts'
import type { TaskFilter } from './task-filter.ts'
import { peopleIds } from './task-people.store.ts'
import { type countsQuery, toFilter, wordsOf } from './tasks-list.schema.ts'
import { type ListPlace, visibleProjectIds } from './tasks-list.store.ts'

/** The project of the call, or all that the caller sees of the workspace. */
export async function placeOf(db: Database, request: FastifyRequest): Promise<ListPlace> {
  const { company, companyRole, person } = companyScope(request)
  const { projectAccess } = request
  // What waits and what has a star is where work goes on; who searches finds what was put away, too.
  const archived = Boolean((request.query as { search?: string }).search)
  const projectIds = projectAccess
    ? [projectAccess.project.id]
    : await visibleProjectIds(db, person.id, { companyId: company.id, role: companyRole, archived })
  return { projectIds, viewerId: person.id }
}

/** The filter of a query; usernames become ids. 400 for ids that are none. */
export async function filterOf(db: Database, query: Omit<z.infer<typeof countsQuery>, 'by'>): Promise<TaskFilter> {
  const filter = toFilter(query)
  const usernames = wordsOf(query.members)
  if (usernames) filter.people = { ids: await peopleIds(db, usernames), none: usernames.includes('none') }
  return filter
}
