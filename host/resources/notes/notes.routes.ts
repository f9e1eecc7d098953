// The calls about private notes; all ASSUMED (NOTE-08). None takes a workspace: the caller's own notes are all there is.

import { isArchived, isGated, mayEdit, personScope } from '../../access.ts'
import { readTogether } from '../../db/read-together.ts'
import { forbidden, projectArchived } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, toPage } from '../../wire.ts'
import { findProject } from '../projects/projects.store.ts'
import { taskData } from '../tasks/task-wire.ts'
import { convertNote } from './note-convert.store.ts'
import {
  NOTE_BODY_BYTES,
  noteBody,
  noteChange,
  noteConversion,
  noteConvertedShape,
  noteDeletion,
  notePageShape,
  noteParams,
  noteShape,
  notesQuery,
} from './notes.schema.ts'
import { changeNote, createNote, deleteNote, restoreNote } from './notes.store.ts'
import { listNotes, NOTES_PER_PAGE, readNote } from './notes-read.store.ts'
import { toNote, toNoteRow } from './notes-wire.ts'

const TAGS = ['notes']
const config = { who: 'signed-in' } as const
const bodyLimit = NOTE_BODY_BYTES

/** `/notes/`: whoever is signed in, about their own; those of others are not there (404). */
export function notesRoutes(host: Host): void {
  const { app, db } = host
  const one = { 200: dataOf(noteShape) }
  const path = { tags: TAGS, params: noteParams }

  const list = {
    tags: TAGS,
    summary: "The caller's notes, the pinned ones first",
    querystring: notesQuery,
    response: { 200: notePageShape },
  }
  app.get('/notes/', { config, schema: list }, async (request) => {
    const { person } = personScope(request)
    const found = await listNotes(db, person.id, { tag: undefined, pinned: undefined, ...request.query })
    const page = toPage(found.rows.map(toNoteRow), { page: request.query.page, perPage: NOTES_PER_PAGE, total: found.total })
    return { ...page, tags: found.tags, trashed: found.trashed }
  })

  app.get('/notes/:uuid/', { config, schema: { ...path, summary: 'One note', response: one } }, async (request) => {
    return { data: toNote(await readNote(db, personScope(request).person.id, request.params.uuid)) }
  })

  const create = { tags: TAGS, summary: 'Make a note', body: noteBody, response: { 201: dataOf(noteShape) } }
  app.post('/notes/', { config, bodyLimit, schema: create }, async (request, reply) => {
    const { person } = personScope(request)
    const id = await createNote(db, person.id, request.body)
    return reply.status(201).send({ data: toNote(await readNote(db, person.id, id)) })
  })

  const change = { ...path, summary: 'Save a note; a text needs the version that it began with', body: noteChange, response: one }
  app.put('/notes/:uuid/', { config, bodyLimit, schema: change }, async (request) => {
    const { person } = personScope(request)
    await changeNote(db, person.id, request.params.uuid, request.body)
    return { data: toNote(await readNote(db, person.id, request.params.uuid)) }
  })

  const remove = { ...path, summary: 'Put a note into the trash, or delete one that is there for ever', querystring: noteDeletion }
  app.delete('/notes/:uuid/', { config, schema: { ...remove, response: { 200: nothingShape } } }, async (request) => {
    await deleteNote(db, personScope(request).person.id, request.params.uuid, request.query.forever)
    return { data: null }
  })

  app.put(
    '/notes/:uuid/restore',
    { config, schema: { ...path, summary: 'Take a note out of the trash', response: one } },
    async (request) => {
      const { person } = personScope(request)
      await restoreNote(db, person.id, request.params.uuid)
      return { data: toNote(await readNote(db, person.id, request.params.uuid)) }
    },
  )

  convertRoute(host)
}

function convertRoute({ app, db, files }: Host): void {
  const schema = {
    tags: TAGS,
    params: noteParams,
    summary: 'Make a task of a note, or one of each of some lines',
    body: noteConversion,
    response: { 201: dataOf(noteConvertedShape) },
  }
  app.post('/notes/:uuid/convert', { config, schema }, async (request, reply) => {
    const { person } = personScope(request)
    const { uuid } = request.params
    const { company_slug: companySlug, project_slug: projectSlug, titles } = request.body
    // First the note: who has none learns nothing of projects.
    await readNote(db, person.id, uuid)
    const { company, project, role } = await findProject(db, person.id, companySlug, projectSlug)
    if (!mayEdit(role)) throw forbidden()
    if (isArchived(project)) throw projectArchived()
    const ids = await convertNote(db, files, project, person.id, uuid, { titles: titles ?? null, withFiles: !isGated(company) })
    const tasks = await readTogether(
      db,
      ids.map((id) => async () => (await taskData(db, person.id, id)).data),
    )
    return reply.status(201).send({ data: { note: toNote(await readNote(db, person.id, uuid)), tasks } })
  })
}
