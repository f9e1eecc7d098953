// The assumed calls about files beyond adding and deleting: names, links with tasks, owners and versions (DOCS-03, DOCS-09).
import type { FastifyRequest } from 'fastify'
import { doerIn, projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, projectQuery } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { linkAttachment, moveAttachment, renameAttachment, unlinkAttachment } from './attachment-links.store.ts'
import { listVersions, restoreVersion } from './attachment-versions.store.ts'
import { filesOf } from './attachments.routes.ts'
import {
  attachmentChange,
  attachmentShape,
  emptyBody,
  linkBody,
  linkQuery,
  moveBody,
  toAttachment,
  toVersion,
  versionParams,
  versionShape,
} from './attachments.schema.ts'
import { findAttachment } from './attachments-list.store.ts'

/** `/attachments/{id}` and below. */
export function documentsRoutes(host: Host): void {
  const { app, db } = host
  const path = { tags: ['attachments'], params: idParams, querystring: projectQuery, response: { 200: dataOf(attachmentShape) } }
  const edit = { config: { who: 'project-edit' } } as const
  /** The file as it is now. */
  const answered = async (request: FastifyRequest, id: number) => {
    const scope = projectScope(request)
    return { data: toAttachment(await findAttachment(db, scope.project.id, id), scope) }
  }

  const rename = { ...path, summary: 'Rename a file; its ending stays', body: attachmentChange }
  app.put('/attachments/:id', { ...edit, schema: rename }, async (request) => {
    await renameAttachment(db, doerIn(request), request.params.id, request.body.filename)
    return answered(request, request.params.id)
  })

  app.post(
    '/attachments/:id/links/',
    { ...edit, schema: { ...path, summary: 'Link a file with a task', body: linkBody } },
    async (request) => {
      const { project, person } = projectScope(request)
      await linkAttachment(db, project.id, request.params.id, request.body.task_uuid, person.id)
      return answered(request, request.params.id)
    },
  )

  const unlink = { ...path, summary: 'End the link of a file with a task', querystring: linkQuery }
  app.delete('/attachments/:id/links/', { ...edit, schema: unlink }, async (request) => {
    const { project, person } = projectScope(request)
    await unlinkAttachment(db, project.id, request.params.id, request.query.task_uuid, person.id)
    return answered(request, request.params.id)
  })

  const move = { ...path, summary: 'Make a file a task’s, or the project’s own', body: moveBody }
  app.post('/attachments/:id/move/', { ...edit, schema: move }, async (request) => {
    await moveAttachment(db, await filesOf(host, request, request.body), request.params.id, projectScope(request).person.id)
    return answered(request, request.params.id)
  })

  const versions = { ...path, summary: 'The versions of a file, newest first', response: { 200: dataOf(versionShape.array()) } }
  app.get('/attachments/:id/versions/', { config: { who: 'project-read' }, schema: versions }, async (request) => {
    const scope = projectScope(request)
    const { id } = request.params
    return { data: (await listVersions(db, scope.project.id, id)).map((version) => toVersion(version, id, scope)) }
  })

  const restore = { ...path, summary: 'Make an older version of a file the newest', params: versionParams, body: emptyBody }
  app.post('/attachments/:id/versions/:number/restore/', { ...edit, schema: restore }, async (request) => {
    const { project, person } = projectScope(request)
    const { id, number } = request.params
    await restoreVersion(db, project.id, id, number, person.id)
    return answered(request, id)
  })
}
