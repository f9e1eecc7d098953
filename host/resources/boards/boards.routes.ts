// The calls about boards.
import { doerIn, projectScope } from '../../access.ts'
import { conflict } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, projectQuery } from '../../wire.ts'
import { boardBody, boardChange, boardParams, boardShape, mainBoard, toBoard } from './boards.schema.ts'
import { createBoard, deleteBoard, listBoards, MAIN_BOARD, renameBoard } from './boards.store.ts'

const TAGS = ['boards']

/** `/project-boards` (REST-74..77). */
export function boardsRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Boards, the main one first',
    querystring: projectQuery,
    response: { 200: dataOf(boardShape.array()) },
  }
  app.get('/project-boards/', { config: { who: 'project-read' }, schema: list }, async (request) => {
    const boards = await listBoards(db, projectScope(request).project.id)
    return { data: [mainBoard, ...boards.map(toBoard)] }
  })

  const create = { tags: TAGS, summary: 'Make a board', querystring: projectQuery, body: boardBody, response: { 201: dataOf(boardShape) } }
  app.post('/project-boards/', { config: { who: 'project-admin', paid: true }, schema: create }, async (request, reply) => {
    const { name, uuid } = request.body
    const board = await createBoard(db, doerIn(request), { id: uuid, name })
    return reply.status(201).send({ data: toBoard(board) })
  })

  const path = { tags: TAGS, params: boardParams, querystring: projectQuery }
  const change = { ...path, summary: 'Rename a board', body: boardChange, response: { 200: dataOf(boardShape) } }
  app.put('/project-boards/:uuid/', { config: { who: 'project-edit', paid: true }, schema: change }, async (request) => {
    const id = editable(request.params.uuid)
    return { data: toBoard(await renameBoard(db, doerIn(request), id, request.body.name)) }
  })

  const remove = { ...path, summary: 'Delete a board', response: { 200: nothingShape } }
  app.delete('/project-boards/:uuid/', { config: { who: 'project-admin', paid: true }, schema: remove }, async (request) => {
    await deleteBoard(db, doerIn(request), editable(request.params.uuid))
    return { data: null }
  })
}

function editable(id: string): string {
  if (id === MAIN_BOARD) throw conflict('The main board cannot be edited or deleted.')
  return id
}
