// The calls about comments of tasks, of files and in discussions.
import { z } from 'zod'
import { doerIn, projectScope } from '../../access.ts'
import { forbidden, invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, projectQuery } from '../../wire.ts'
import { findAttachmentByUuid } from '../attachments/attachments-list.store.ts'
import { idParams } from '../labels/labels.schema.ts'
import type { Place } from '../projects/projects.table.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { findThread } from '../threads/threads-read.store.ts'
import {
  answerOfThread,
  commentBody,
  commentEditBody,
  commentQuery,
  commentShape,
  commentsQuery,
  threadCommentsShape,
  toComment,
} from './comments.schema.ts'
import { addComment, type CommentAbout, deleteComment, editComment, findComment, listComments } from './comments.store.ts'
import { readStretch } from './thread-comments.store.ts'

const TAGS = ['comments']

/**
 * `/comments/` (REST-35..37). Any reader of the project reads; comments of tasks and discussions are removed by admins, those of files by
 * editors (ROLE-06, ROLE-08).
 * Nobody but its author edits a comment: under their name stands what they said.
 */
export function commentsRoutes({ app, db }: Host): void {
  const aboutOf = async (project: Place, query: z.infer<typeof commentQuery>): Promise<CommentAbout> => {
    const { commentable_type: type, commentable_id: id } = query
    if (type === 'discussions') return { thread: await findThread(db, project.id, id) }
    return type === 'issues' ? { task: await findTask(db, project.id, id) } : { file: await findAttachmentByUuid(db, project.id, id) }
  }

  const list = {
    tags: TAGS,
    summary: 'All comments of a task or of a file, newest first unless sort is ASC; those of a discussion in pages or stretches',
    querystring: commentsQuery,
    response: { 200: z.union([threadCommentsShape, dataOf(commentShape.array())]) },
  }
  app.get('/comments/', { config: { who: 'project-read', replica: true }, schema: list }, async (request) => {
    const { project, person } = projectScope(request)
    const about = await aboutOf(project, request.query)
    const now = new Date()
    if ('thread' in about) return answerOfThread(request.query, await readStretch(db, about.thread.id, person.id, request.query), now)
    return { data: (await listComments(db, about, request.query.sort)).map((comment) => toComment(comment, now)) }
  })

  const add = {
    tags: TAGS,
    summary: 'Comment on a task or a file; on a task, its status may change in the same step',
    querystring: commentQuery,
    body: commentBody,
    response: { 201: dataOf(commentShape) },
  }
  app.post('/comments/', { config: { who: 'project-edit' }, schema: add }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const about = await aboutOf(project, request.query)
    const { comment_text: text, workflow } = request.body
    if (!('task' in about) && workflow != null) throw invalid({ workflow: [`A ${'file' in about ? 'file' : 'discussion'} has no status.`] })
    const id = await addComment(db, project, about, person.id, { text, workflowId: workflow ?? null })
    return reply.status(201).send({ data: toComment(await findComment(db, project.id, id)) })
  })

  const edit = {
    tags: TAGS,
    summary: 'Edit one’s own comment; with `edited_was` only where nobody edited it since, else 409',
    params: idParams,
    querystring: projectQuery,
    body: commentEditBody,
    response: { 200: dataOf(commentShape) },
  }
  app.put('/comments/:id/', { config: { who: 'project-edit' }, schema: edit }, async (request) => {
    const { project, person } = projectScope(request)
    const comment = await findComment(db, project.id, request.params.id)
    if (comment.authorId !== person.id) throw forbidden('Only its author edits a comment.')
    const { comment_text: text, edited_was: was } = request.body
    await editComment(db, project, comment, person.id, { text, was })
    return { data: toComment(await findComment(db, project.id, comment.id)) }
  })

  // A comment of a task or in a discussion asks for an admin; the handler looks.
  const remove = { tags: TAGS, summary: 'Remove a comment', params: idParams, querystring: projectQuery, response: { 200: nothingShape } }
  app.delete('/comments/:id/', { config: { who: 'project-edit' }, schema: remove }, async (request) => {
    const { project, role } = projectScope(request)
    const comment = await findComment(db, project.id, request.params.id)
    if (comment.file === null && role !== 'admin') throw forbidden('Only admins remove comments of tasks and in discussions.')
    await deleteComment(db, doerIn(request), comment)
    return { data: null }
  })
}
