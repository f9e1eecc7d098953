// The calls about the time of many tasks (TIME-02..05, TIME-13).

import type { FastifyRequest } from 'fastify'
import { companyScope, projectScope } from '../../access.ts'
import { readTogether } from '../../db/read-together.ts'
import type { Host } from '../../host.ts'
import { companyQuery, nothingShape, toActor, toPage } from '../../wire.ts'
import { setTimePin } from './time-change.store.ts'
import { readGrid, readMissing } from './time-grid.store.ts'
import { listTimeLog, sumTimeLog } from './time-log.store.ts'
import {
  checkRange,
  filterOf,
  gridQuery,
  gridShape,
  missingQuery,
  missingShape,
  pinBody,
  timeLogQuery,
  timeLogShape,
  timePeopleQuery,
  timePeopleShape,
  toGrid,
  toMissing,
  toTimeLog,
} from './time-reports.schema.ts'
import { reachOf, type TimeScope, timePeople } from './time-rights.store.ts'

const TAGS = ['time trackings']
const ANYWHERE = { who: 'project-read', projectOptional: true } as const

/** The workspace of a call, and its project where it names one. */
export function timeScope(request: FastifyRequest): TimeScope {
  const { project = null, role = null } = request.projectAccess === null ? {} : projectScope(request)
  return { ...companyScope(request), project, role }
}

const isOwner = (request: FastifyRequest) => companyScope(request).companyRole === 'owner'

/** `/time-trackings/` and what lies below it, but single entries. */
export function timeReportsRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Time entries of a project, or of people in the workspace, with their sums',
    querystring: timeLogQuery,
    response: { 200: timeLogShape },
  }
  app.get('/time-trackings/', { config: { ...ANYWHERE, replica: true }, schema: list }, async (request) => {
    const { page, per_page: perPage, group, members } = request.query
    checkRange(request.query.start, request.query.end)
    const { where, roles } = await reachOf(db, timeScope(request), members)
    const filter = filterOf(where, request.query)
    const [entries, totals] = await readTogether(db, [
      () => listTimeLog(db, filter, { page, perPage }),
      () => sumTimeLog(db, filter, group),
    ])
    const { data, ...rest } = toTimeLog(entries, totals, roles, isOwner(request))
    return { ...toPage(data, { page, perPage, total: totals.entries }), ...rest }
  })

  const grid = {
    tags: TAGS,
    summary: 'A week of logged time by task and day',
    querystring: gridQuery,
    response: { 200: gridShape },
  }
  app.get('/time-trackings/grid/', { config: { ...ANYWHERE, replica: true }, schema: grid }, async (request) => {
    const { week, member, timezone } = request.query
    const scope = timeScope(request)
    const reach = await reachOf(db, scope, member === '' ? [] : [member])
    return { data: toGrid(await readGrid(db, scope, reach, week, timezone), reach.roles, isOwner(request)) }
  })

  const missing = {
    tags: TAGS,
    summary: 'Who of a project logged nothing on which past weekdays',
    querystring: missingQuery,
    response: { 200: missingShape },
  }
  app.get('/time-trackings/missing/', { config: { who: 'project-admin', replica: true }, schema: missing }, async (request) => {
    const { start, end, timezone: zone } = request.query
    checkRange(start, end)
    return { data: toMissing(await readMissing(db, projectScope(request).project.id, { start, end, zone })) }
  })

  const people = {
    tags: TAGS,
    summary: 'The people whose time the caller may read',
    querystring: timePeopleQuery,
    response: { 200: timePeopleShape },
  }
  app.get('/time-trackings/people/', { config: { ...ANYWHERE, replica: true }, schema: people }, async (request) => {
    return { data: (await timePeople(db, timeScope(request))).map(toActor) }
  })

  const pin = {
    tags: TAGS,
    summary: 'Keep a task in the week of the caller, or let it go',
    querystring: companyQuery,
    body: pinBody,
    response: { 200: nothingShape },
  }
  app.put('/time-pins/', { config: { who: 'company-member' }, schema: pin }, async (request) => {
    const { company, person } = companyScope(request)
    await setTimePin(db, company.id, person.id, request.body.task_uuid, request.body.pinned)
    return { data: null }
  })
}
