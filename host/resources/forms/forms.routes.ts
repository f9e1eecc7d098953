// The calls about forms; all ASSUMED (FORM-04). Admins make and change them, who works on the project reads what was sent and judges it.
import { Readable } from 'node:stream'
import { doerIn, isGated, projectScope } from '../../access.ts'
import { XLSX } from '../../downloads/sheet.ts'
import { planRequired } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, pageOf, projectQuery, toPage } from '../../wire.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { refuseUnconfirmed } from '../people/me.schema.ts'
import { readSheet } from './form-export.store.ts'
import { csvOf, xlsxOf } from './form-export.ts'
import {
  formBody,
  formChange,
  formExportQuery,
  formFollowBody,
  formParams,
  formRowShape,
  formShape,
  formStateBody,
  judgeBody,
  submissionCountsShape,
  submissionShape,
  submissionsQuery,
} from './forms.schema.ts'
import { changeForm, createForm, deleteForm, type FormChange, followForm, refreshFormAddress, setFormState } from './forms.store.ts'
import { type FormReader, listForms, readForm } from './forms-read.store.ts'
import { toForm, toFormRow, toSubmission } from './forms-wire.ts'
import { judgeSubmissions, listSubmissions } from './submissions.store.ts'

const TAGS = ['forms']
const EDIT = { who: 'project-edit' } as const
const ADMIN = { who: 'project-admin' } as const
const PAID = { who: 'project-admin', paid: true } as const

function readerOf(request: Parameters<typeof projectScope>[0]): FormReader {
  const { project, person } = projectScope(request)
  return { projectId: project.id, personId: person.id }
}

/** `/forms/`. */
export function formsRoutes(host: Host): void {
  readingRoutes(host)
  writingRoutes(host)
  submissionRoutes(host)
}

const path = { tags: TAGS, params: formParams, querystring: projectQuery }
const answer = { 200: dataOf(formShape) }

function readingRoutes({ app, db }: Host): void {
  const list = { tags: TAGS, summary: 'Forms of a project', querystring: projectQuery, response: { 200: dataOf(formRowShape.array()) } }
  app.get('/forms/', { config: EDIT, schema: list }, async (request) => ({ data: (await listForms(db, readerOf(request))).map(toFormRow) }))

  app.get('/forms/:uuid/', { config: EDIT, schema: { ...path, summary: 'One form', response: answer } }, async (request) => {
    return { data: toForm(await readForm(db, readerOf(request), request.params.uuid)) }
  })

  const follow = { ...path, summary: 'Hear of new answers, or not any more', body: formFollowBody, response: answer }
  app.put('/forms/:uuid/follow/', { config: { ...EDIT, whileArchived: true }, schema: follow }, async (request) => {
    const reader = readerOf(request)
    await followForm(db, reader.projectId, request.params.uuid, reader.personId, request.body.follow)
    return { data: toForm(await readForm(db, reader, request.params.uuid)) }
  })
}

type Body = Omit<ReturnType<typeof formChange.parse>, 'version'>

function toChange({ closes_on: closesOn, daily_limit: dailyLimit, presets, ...rest }: Body): FormChange {
  const { workflow_id: workflowId, type_id: typeId, board_uuid: boardId, ...more } = presets ?? {}
  return { ...rest, closesOn, dailyLimit, presets: presets && { ...more, workflowId, typeId, boardId } } as FormChange
}

function writingRoutes({ app, db, settings }: Host): void {
  const create = { tags: TAGS, summary: 'Make a form', querystring: projectQuery, body: formBody, response: { 201: dataOf(formShape) } }
  app.post('/forms/', { config: PAID, schema: create }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const { title, ...rest } = request.body
    const id = await createForm(db, project, person.id, title, toChange(rest))
    return reply.status(201).send({ data: toForm(await readForm(db, readerOf(request), id)) })
  })

  const change = { ...path, summary: 'Change a form as it was at a version', body: formChange, response: answer }
  app.put('/forms/:uuid/', { config: PAID, schema: change }, async (request) => {
    const { version, ...body } = request.body
    await changeForm(db, doerIn(request), request.params.uuid, version, toChange(body))
    return { data: toForm(await readForm(db, readerOf(request), request.params.uuid)) }
  })

  // Closing is free: nobody is kept from it when the plan ends.
  const state = { ...path, summary: 'Open a form, close it, make it a draft again', body: formStateBody, response: answer }
  app.put('/forms/:uuid/state/', { config: ADMIN, schema: state }, async (request) => {
    const { company, person } = projectScope(request)
    if (request.body.state === 'open' && isGated(company)) throw planRequired()
    if (request.body.state === 'open') refuseUnconfirmed(person, settings, 'to open a form to everybody')
    await setFormState(db, doerIn(request), request.params.uuid, request.body.state)
    return { data: toForm(await readForm(db, readerOf(request), request.params.uuid)) }
  })

  const token = { ...path, summary: 'Give a form another address; the old one is dead at once', response: answer }
  app.post('/forms/:uuid/token/', { config: ADMIN, schema: token }, async (request) => {
    await refreshFormAddress(db, doerIn(request), request.params.uuid)
    return { data: toForm(await readForm(db, readerOf(request), request.params.uuid)) }
  })

  const remove = { ...path, summary: 'Delete a form with what was sent by it; tasks stay', response: { 200: nothingShape } }
  app.delete('/forms/:uuid/', { config: ADMIN, schema: remove }, async (request) => {
    await deleteForm(db, doerIn(request), request.params.uuid)
    return { data: null }
  })
}

function submissionRoutes({ app, db, files }: Host): void {
  const list = {
    ...path,
    summary: 'What was sent by a form, the newest first',
    querystring: submissionsQuery,
    response: { 200: pageOf(submissionShape).extend({ counts: submissionCountsShape }) },
  }
  app.get('/forms/:uuid/submissions/', { config: EDIT, schema: list }, async (request) => {
    const { state, page, per_page: perPage } = request.query
    const { submissions, total, counts } = await listSubmissions(db, projectScope(request).project.id, request.params.uuid, {
      ...{ state, page, perPage },
    })
    return { ...toPage(submissions.map(toSubmission), { page, perPage, total }), counts }
  })

  const judge = {
    ...path,
    summary: 'Accept answers, refuse them, call them spam, or make them new again; their tasks follow',
    body: judgeBody,
    response: { 200: dataOf(submissionShape.array()) },
  }
  app.put('/forms/:uuid/submissions/', { config: EDIT, schema: judge }, async (request) => {
    const { project, person } = projectScope(request)
    const { uuids, state } = request.body
    const judged = await judgeSubmissions(db, { projectId: project.id, personId: person.id, files }, request.params.uuid, uuids, state)
    return { data: judged.map(toSubmission) }
  })

  const sheet = { ...path, summary: 'What was sent by a form, without spam, as xlsx or CSV', querystring: formExportQuery }
  app.get('/forms/:uuid/export/', { config: EDIT, schema: sheet }, async (request, reply) => {
    const { timezone: zone, format } = request.query
    const { project, person } = projectScope(request)
    await record(db, project, person.id, { action: 'export.form', said: 'exported the answers of a form' })
    const { columns, chunks } = await readSheet(db, readerOf(request), request.params.uuid, zone)
    const type = format === 'csv' ? 'text/csv; charset=utf-8' : XLSX
    reply.headers({
      'content-type': type,
      'content-disposition': `attachment; filename="answers.${format}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    return reply.send(format === 'csv' ? Readable.from(csvOf(columns, chunks, zone)) : await xlsxOf(columns, chunks, zone))
  })
}
