// Every query about boards.
import { and, asc, eq } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { changed } from '../audit-events/changed.ts'
import { sentence } from '../audit-events/log-line.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { type BoardRow, boards } from './boards.table.ts'

/** A board of a project. */
export type Board = Pick<BoardRow, 'id' | 'name'>

const boardTarget = ({ id, name }: Board) => ({ kind: 'board', id, label: name })

/** The id of the built-in board, which is no row (BOARD-01). */
export const MAIN_BOARD = 'main-board'

/** The boards of a project, oldest first, without the main board. */
export async function listBoards(db: Database, projectId: string): Promise<Board[]> {
  return db
    .select({ id: boards.id, name: boards.name })
    .from(boards)
    .where(eq(boards.projectId, projectId))
    .orderBy(asc(boards.createdAt), asc(boards.name))
}

/** A board of a project; undefined when it is unknown or elsewhere. */
export async function findBoard(db: Database, projectId: string, id: string): Promise<Board | undefined> {
  const [board] = await db
    .select({ id: boards.id, name: boards.name })
    .from(boards)
    .where(and(eq(boards.projectId, projectId), eq(boards.id, id)))
  return board
}

/** Adds a board under the client's id (BOARD-04); 409 when the id is taken. */
export async function createBoard(db: Database, place: Doer, board: { id?: string | undefined; name: string }): Promise<Board> {
  const values = { companyId: place.companyId, projectId: place.id, name: board.name, ...(board.id && { id: board.id }) }
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(boards).values(values).onConflictDoNothing().returning({ id: boards.id, name: boards.name })
    if (made === undefined) throw conflict('A board with this id exists already.')
    await record(tx, place, place.actorId, { action: 'board.create', said: 'created the board', target: boardTarget(made) })
    return made
  })
}

/** Renames a board; 404 when it is unknown or elsewhere. */
export async function renameBoard(db: Database, place: Doer, id: string, name: string): Promise<Board> {
  return db.transaction(async (tx) => {
    const before = await findBoard(tx, place.id, id)
    if (before === undefined) throw notFound('This board does not exist.')
    await tx
      .update(boards)
      .set({ name })
      .where(inCompany(boards, place.companyId, id))
    const about = { action: 'board.change', noun: 'board', target: boardTarget({ id, name }) } as const
    await record(tx, place, place.actorId, ...changed(before, { name }, { name: 'name' }, about))
    return { id, name }
  })
}

/** Deletes a board; its tasks fall to the main board, and their logs say so. */
export async function deleteBoard(db: Database, { actorId, ...place }: Doer, id: string): Promise<void> {
  const projectId = place.id
  await db.transaction(async (tx) => {
    const [board] = await tx
      .select({ name: boards.name })
      .from(boards)
      .where(and(eq(boards.projectId, projectId), eq(boards.id, id)))
      .for('update')
    if (board === undefined) throw notFound('This board does not exist.')
    const taken = await tx
      .update(tasks)
      .set({ boardId: null, updatedAt: new Date() })
      .where(and(eq(tasks.projectId, projectId), eq(tasks.boardId, id)))
      .returning({ id: tasks.id })
    await logEach(
      tx,
      taken.map((task) => task.id),
      actorId,
      sentence`changed the board from ${board.name} to Main Board by deleting it`,
    )
    await record(tx, place, actorId, { action: 'board.delete', said: 'deleted the board', target: boardTarget({ id, ...board }) })
    await tx.delete(boards).where(inCompany(boards, place.companyId, id))
  })
}
