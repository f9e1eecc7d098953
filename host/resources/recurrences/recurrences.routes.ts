// The calls about recurring tasks, each with who may make it; all ASSUMED (RECUR-06).
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { companyScope, doerIn, projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, PER_PAGE, pageOf, projectQuery, toActor, toCreatedAt, toInstant, toPage, toPerson } from '../../wire.ts'
import { toRole } from '../projects/projects.schema.ts'
import { peopleIds } from '../tasks/task-people.store.ts'
import { taskData } from '../tasks/task-wire.ts'
import { taskShape } from '../tasks/tasks.schema.ts'
import { listRecurrences, listRuns, type RecurrenceReader, type RecurrenceView, readRecurrence } from './recurrence-list.store.ts'
import { nextOccurrences, type Occurrence } from './recurrence-next.store.ts'
import { runNow } from './recurrence-runs.store.ts'
import { wordsOfRule } from './recurrence-task.store.ts'
import {
  anywhereQuery,
  emptyBody,
  pauseBody,
  previewQuery,
  previewShape,
  recurrenceBody,
  recurrenceChange,
  recurrenceParams,
  recurrenceShape,
  recurrencesQuery,
  runShape,
  runsQuery,
  skipBody,
} from './recurrences.schema.ts'
import {
  changeRecurrence,
  createRecurrence,
  deleteRecurrence,
  ownRecurrence,
  pauseRecurrence,
  resumeRecurrence,
  skipDay,
} from './recurrences.store.ts'
import { addDays, dayAt } from './rule-days.ts'

const TAGS = ['recurring tasks']
const ANYWHERE = { who: 'project-read', projectOptional: true } as const
const WRITE = { who: 'project-edit', paid: true } as const
/** Dates that a rule in a list is answered with. */
const NEXT = 5
/** How far ahead the dates of one rule are answered. */
const CALENDAR_DAYS = 92

/** `/recurring-tasks/` and what lies below it. */
export function recurrencesRoutes(host: Host): void {
  addReads(host)
  addWrites(host)
  addSteps(host)
}

function addReads({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Rules of a project or of the whole workspace, the next to come first',
    querystring: recurrencesQuery,
    response: { 200: pageOf(recurrenceShape) },
  }
  app.get('/recurring-tasks/', { config: ANYWHERE, schema: list }, async (request) => {
    const { page, per_page: perPage, state, member, search } = request.query
    const memberId = member ? ((await peopleIds(db, [member]))[0] ?? '') : undefined
    const filter = { projectId: request.projectAccess?.project.id, state, memberId, search }
    const { found, total } = await listRecurrences(db, readerOf(request), filter, { page, perPage })
    const now = new Date()
    return toPage(
      found.map((view) => toRecurrence(view, now)),
      { page, perPage, total },
    )
  })

  const preview = {
    tags: TAGS,
    summary: 'A repetition in words, and the days that follow',
    querystring: previewQuery,
    response: { 200: dataOf(previewShape) },
  }
  app.get('/recurring-tasks/preview/', { config: { who: 'company-member' }, schema: preview }, async (request) => {
    const { rule, start, time, timezone, count, ends_on: endsOn = null, ends_after: endsAfter = null } = request.query
    const now = new Date()
    const from = start ?? dayAt(now, timezone)
    const timed = { rule, startOn: from, endsOn, endsAfter, at: time, timezone }
    return { data: { words: wordsOfRule(timed), next: nextOccurrences(timed, { from, now, most: count }).map(toOccurrence) } }
  })

  const one = { tags: TAGS, params: recurrenceParams, querystring: anywhereQuery, response: { 200: dataOf(recurrenceShape) } }
  app.get('/recurring-tasks/:uuid/', { config: ANYWHERE, schema: { ...one, summary: 'One rule' } }, (request) =>
    recurrenceData(db, request),
  )

  const runs = {
    tags: TAGS,
    summary: 'What became of a rule’s days, the latest first',
    params: recurrenceParams,
    querystring: runsQuery,
    response: { 200: pageOf(runShape) },
  }
  app.get('/recurring-tasks/:uuid/runs/', { config: ANYWHERE, schema: runs }, async (request) => {
    const { page } = request.query
    const { row } = await readRecurrence(db, readerOf(request), request.projectAccess?.project.id, request.params.uuid)
    const { found, total } = await listRuns(db, row.id, { page, perPage: PER_PAGE })
    return toPage(
      found.map(({ at, ...run }) => ({ ...run, at: toInstant(at) })),
      { page, total },
    )
  })
}

function addWrites({ app, db }: Host): void {
  const create = {
    tags: TAGS,
    summary: 'Make a rule',
    querystring: projectQuery,
    body: recurrenceBody,
    response: { 201: dataOf(recurrenceShape) },
  }
  app.post('/recurring-tasks/', { config: WRITE, schema: create }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const id = await createRecurrence(db, project, person.id, request.body)
    return reply.status(201).send(await recurrenceData(db, request, id))
  })

  const path = { tags: TAGS, params: recurrenceParams, querystring: projectQuery }
  const change = { ...path, summary: 'Change a rule', body: recurrenceChange, response: { 200: dataOf(recurrenceShape) } }
  app.put('/recurring-tasks/:uuid/', { config: WRITE, schema: change }, async (request) => {
    await changeRecurrence(db, doerIn(request), request.params.uuid, request.body)
    return recurrenceData(db, request)
  })

  const remove = { ...path, summary: 'Delete a rule; its author and admins', response: { 200: nothingShape } }
  app.delete('/recurring-tasks/:uuid/', { config: { who: 'project-edit' }, schema: remove }, async (request) => {
    const { project, person, role } = projectScope(request)
    await deleteRecurrence(db, project.id, request.params.uuid, { personId: person.id, role })
    return { data: null }
  })
}

function addSteps({ app, db }: Host): void {
  const path = { tags: TAGS, params: recurrenceParams, querystring: projectQuery, response: { 200: dataOf(recurrenceShape) } }

  const pause = { ...path, summary: 'Pause a rule', body: pauseBody }
  app.post('/recurring-tasks/:uuid/pause/', { config: WRITE, schema: pause }, async (request) => {
    await pauseRecurrence(db, doerIn(request), request.params.uuid, request.body.until ?? null)
    return recurrenceData(db, request)
  })

  const resume = { ...path, summary: 'Let a rule go on', body: emptyBody }
  app.post('/recurring-tasks/:uuid/resume/', { config: WRITE, schema: resume }, async (request) => {
    await resumeRecurrence(db, doerIn(request), request.params.uuid)
    return recurrenceData(db, request)
  })

  const skip = { ...path, summary: 'Skip a day of a rule, or take that back', body: skipBody }
  app.post('/recurring-tasks/:uuid/skip/', { config: WRITE, schema: skip }, async (request) => {
    await skipDay(db, doerIn(request), request.params.uuid, request.body)
    return recurrenceData(db, request)
  })

  const run = { ...path, summary: 'Make the task of a rule at once', body: emptyBody, response: { 201: dataOf(taskShape) } }
  app.post('/recurring-tasks/:uuid/run/', { config: WRITE, schema: run }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const id = await db.transaction(async (tx) => runNow(tx, await ownRecurrence(tx, project.id, request.params.uuid), person.id))
    return reply.status(201).send(await taskData(db, person.id, id))
  })
}

function readerOf(request: FastifyRequest): RecurrenceReader {
  const { company, companyRole, person } = companyScope(request)
  return { companyId: company.id, companyRole, personId: person.id }
}

async function recurrenceData(db: Host['db'], request: FastifyRequest, id = (request.params as { uuid: string }).uuid) {
  const now = new Date()
  const view = await readRecurrence(db, readerOf(request), request.projectAccess?.project.id, id)
  return { data: { ...toRecurrence(view, now), dates: datesOf(view, now) } }
}

const toOccurrence = ({ day, at }: Occurrence) => ({ day, at: toInstant(at) })

/** The days of the next three months, those that are skipped among them, for a calendar (RECUR-13). */
function datesOf({ row, skipped }: RecurrenceView, now: Date) {
  const { nextDay } = row
  if (nextDay === null) return []
  const first = [nextDay, ...skipped.filter((day) => day >= dayAt(now, row.timezone))].sort()[0] ?? nextDay
  const last = addDays(dayAt(now, row.timezone), CALENDAR_DAYS)
  return nextOccurrences(row, { from: first, now, most: CALENDAR_DAYS })
    .filter(({ day }) => day <= last)
    .map((one) => ({ ...toOccurrence(one), skipped: skipped.includes(one.day) }))
}

/** A rule as answered. */
function toRecurrence(
  { row, project, plan, role, author, people, made, skipped, last }: RecurrenceView,
  now: Date,
): z.infer<typeof recurrenceShape> {
  const { task, nextDay } = row
  return {
    id: row.id,
    project: { ...project, company: plan },
    logged_user_role: toRole(role),
    title: task.title,
    words: wordsOfRule(row),
    rule: row.rule,
    start_on: row.startOn,
    time: row.at,
    timezone: row.timezone,
    due_after: row.dueAfter,
    ends_on: row.endsOn,
    ends_after: row.endsAfter,
    catch_up: row.catchUp,
    wait_for_done: row.waitForDone,
    state: row.state,
    reason: row.reason,
    paused_until: row.pausedUntil,
    next: nextDay === null ? [] : nextOccurrences(row, { from: nextDay, now, most: NEXT, without: new Set(skipped) }).map(toOccurrence),
    skipped,
    last,
    made,
    task: {
      title: task.title,
      description: task.description,
      workflow_id: task.workflowId,
      type_id: task.typeId,
      effort_id: task.effortId,
      board_uuid: task.boardId,
      labels: task.labels,
      users: people.map(toPerson),
      checklist: task.checklist,
    },
    user: author === null ? { name: 'Former member', avatar: null } : toActor(author),
    created_at: toCreatedAt(row.createdAt, now),
  }
}
