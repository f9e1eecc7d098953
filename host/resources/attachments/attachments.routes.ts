// The calls about files.
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { doerIn, projectScope } from '../../access.ts'
import { sendStored } from '../../downloads/stored.ts'
import { badRequest } from '../../errors.ts'
import type { App, Host } from '../../host.ts'
import { answerKept } from '../../idempotency/idempotency.ts'
import { dataOf, nothingShape, projectQuery, toPage } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { downloadHeaders } from './attachment-kind.ts'
import { findVersion } from './attachment-versions.store.ts'
import {
  attachmentKeyParams,
  attachmentPageShape,
  attachmentQuery,
  attachmentShape,
  attachmentsQuery,
  contentQuery,
  toAttachment,
} from './attachments.schema.ts'
import { addAttachment, deleteAttachment } from './attachments.store.ts'
import { type FilesOf, findAttachment, listAttachments } from './attachments-list.store.ts'
import { acceptUploads, receiveUpload } from './upload.ts'

const TAGS = ['attachments']

/** `/attachments` (REST-38..40) and the assumed download. */
export function attachmentsRoutes(host: Host): void {
  const { app, db, files } = host

  const list = {
    tags: TAGS,
    summary: 'Files of a task, with those linked with it, or of a project, newest first',
    querystring: attachmentsQuery,
    response: { 200: attachmentPageShape },
  }
  app.get('/attachments/', { config: { who: 'project-read', replica: true }, schema: list }, async (request) => {
    const scope = projectScope(request)
    const { page, per_page: perPage, kind: kinds, with_tasks: withTasks, search, user, sort, group } = request.query
    const of = await filesOf(host, request, request.query)
    const found = await listAttachments(db, of, { search, kinds, user, sort, group, withTasks }, { page, perPage })
    return toPage(
      found.files.map((file) => toAttachment(file, scope)),
      { page, perPage, total: found.total },
    )
  })

  const one = {
    tags: TAGS,
    summary: 'One file by its id or uuid',
    params: attachmentKeyParams,
    querystring: projectQuery,
    response: { 200: dataOf(attachmentShape) },
  }
  app.get('/attachments/:id', { config: { who: 'project-read' }, schema: one }, async (request) => {
    const scope = projectScope(request)
    return { data: toAttachment(await findAttachment(db, scope.project.id, request.params.id), scope) }
  })

  const content = { tags: TAGS, summary: 'The bytes of a file, or of a version of it', params: idParams, querystring: contentQuery }
  app.get('/attachments/:id/content', { config: { who: 'project-read' }, schema: content }, async (request, reply) => {
    const { id } = projectScope(request).project
    const { version } = request.query
    const find = version === undefined ? findAttachment(db, id, request.params.id) : findVersion(db, id, request.params.id, version)
    const file = await find
    const direct = request.query.direct === '1'
    return sendStored({ files, request, reply, headers: downloadHeaders(file), gone: 'The bytes of this file are gone.', direct }, file)
  })

  const remove = { tags: TAGS, summary: 'Delete a file', params: idParams, querystring: projectQuery, response: { 200: nothingShape } }
  app.delete('/attachments/:id', { config: { who: 'project-edit' }, schema: remove }, async (request) => {
    await deleteAttachment(db, files, doerIn(request), request.params.id)
    return { data: null }
  })

  // Multipart is understood by this one call only.
  app.register(async (scope) => addUpload(scope.withTypeProvider<ZodTypeProvider>() as unknown as App, host))
}

async function addUpload(app: App, host: Host): Promise<void> {
  await acceptUploads(app, host.settings.uploadLimit)
  const { db, files, settings } = host
  const schema = {
    tags: TAGS,
    summary: `Upload one file, the multipart field "file", of at most ${settings.uploadLimit / 1_000_000} MB`,
    consumes: ['multipart/form-data'],
    querystring: attachmentQuery,
    response: { 201: dataOf(attachmentShape) },
  }
  app.post('/attachments/', { config: { who: 'project-edit', paid: true }, schema }, async (request, reply) => {
    const scope = projectScope(request)
    const of = await filesOf(host, request, request.query)
    const file = await receiveUpload(request, files, settings.uploadLimit)
    try {
      // Bytes may take minutes, and who sends them may be off the project meanwhile.
      await request.judgeAgain()
      const kept = await request.openKeyedWrite(JSON.stringify([file.filename, file.digest]))
      if (kept !== null) return answerKept(reply, kept)
      const id = await addAttachment(db, files, of, scope.person.id, file, request.query.replaces)
      return reply.status(201).send({ data: toAttachment(await findAttachment(db, scope.project.id, id), scope) })
    } finally {
      await files.drop(file)
    }
  })
}

/** Whose files a call is about; 404 for a foreign task. `issues` without a task is malformed, `projects` has none (OPEN-39). */
export async function filesOf(
  { db }: Host,
  request: FastifyRequest,
  query: { attachmentable_type: 'issues' | 'projects'; attachmentable_id?: string | undefined },
): Promise<FilesOf> {
  const { project } = projectScope(request)
  if (query.attachmentable_type === 'projects') return { project, taskId: undefined }
  if (query.attachmentable_id === undefined) throw badRequest('attachmentable_id: the uuid of a task is needed.')
  const task = await findTask(db, project.id, query.attachmentable_id)
  return { project, taskId: task.id }
}
