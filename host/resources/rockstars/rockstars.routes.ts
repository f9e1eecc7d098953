// The calls about who finished tasks of a project; all of them are ASSUMED (ROCK-07).
import { projectScope } from '../../access.ts'
import { XLSX } from '../../downloads/sheet.ts'
import { conflict } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { projectQuery, toPage } from '../../wire.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { checkRange } from '../time-trackings/time-reports.schema.ts'
import {
  completedQuery,
  completedShape,
  hiddenBody,
  hiddenShape,
  rockstarsQuery,
  rockstarsShape,
  toCompleted,
  toRockstars,
} from './rockstars.schema.ts'
import { listCompleted, type Period, readRockstars, setHidden } from './rockstars.store.ts'
import { rockstarsSheet } from './rockstars-sheet.ts'

const TAGS = ['rockstars']

/** `/rockstars/` and what lies below it; every role reads, on every plan. */
export function rockstarsRoutes({ app, db }: Host): void {
  const figures = {
    tags: TAGS,
    summary: 'Who finished how much in some days',
    querystring: rockstarsQuery,
    response: { 200: rockstarsShape },
  }
  app.get('/rockstars/', { config: { who: 'project-read', replica: true }, schema: figures }, async (request) => {
    const { project, person } = projectScope(request)
    checkOn(project)
    return { data: toRockstars(await readRockstars(db, project.id, person.id, periodOf(request.query))) }
  })

  const list = { tags: TAGS, summary: 'The tasks behind a figure', querystring: completedQuery, response: { 200: completedShape } }
  app.get('/rockstars/tasks/', { config: { who: 'project-read', replica: true }, schema: list }, async (request) => {
    const { project } = projectScope(request)
    checkOn(project)
    const { username, page, per_page: perPage } = request.query
    const { tasks, total } = await listCompleted(db, project.id, periodOf(request.query), { username, page, perPage })
    return toPage(tasks.map(toCompleted), { page, perPage, total })
  })

  const sheet = { tags: TAGS, summary: 'The figures as xlsx', querystring: rockstarsQuery }
  app.get('/rockstars/export/', { config: { who: 'project-edit' }, schema: sheet }, async (request, reply) => {
    const { project, person } = projectScope(request)
    checkOn(project)
    await record(db, project, person.id, { action: 'export.leaderboard', said: 'exported the leaderboard' })
    const bytes = await rockstarsSheet(await readRockstars(db, project.id, person.id, periodOf(request.query)))
    return reply
      .headers({
        'content-type': XLSX,
        'content-disposition': 'attachment; filename="rockstars.xlsx"',
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })

  const me = {
    tags: TAGS,
    summary: 'Name the caller on the page, or not',
    querystring: projectQuery,
    body: hiddenBody,
    response: { 200: hiddenShape },
  }
  app.put('/rockstars/me/', { config: { who: 'project-read' }, schema: me }, async (request) => {
    const { project, person } = projectScope(request)
    await setHidden(db, project, person.id, request.body.hidden)
    return { data: { hidden: request.body.hidden } }
  })
}

function checkOn({ rockstars }: { rockstars: boolean }): void {
  if (!rockstars) throw conflict('This page is switched off for this project.', 'switched_off')
}

function periodOf({ from, to, timezone: zone }: { from: string; to: string; timezone: string }): Period {
  checkRange(from, to, 'to')
  return { from, to, zone }
}
