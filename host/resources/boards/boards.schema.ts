// Boards on the wire.
import { z } from 'zod'
import { shortTitle } from '../labels/labels.schema.ts'
import { type Board, MAIN_BOARD } from './boards.store.ts'

/** A board: `label` and `name` say the same (DEFECT-19). */
export const boardShape = z.object({ uuid: z.string(), label: z.string(), name: z.string() })

/** Body of a new board (REST-75). */
export const boardBody = z.strictObject({ name: shortTitle, uuid: z.uuid().optional() })

/** Body of a renamed board (REST-76). */
export const boardChange = z.strictObject({ name: shortTitle })

/** Path of a board; the main board has a word for an id. */
export const boardParams = z.object({ uuid: z.union([z.uuid(), z.literal(MAIN_BOARD)]) })

/** A board as answered. */
export function toBoard({ id, name }: Board): z.infer<typeof boardShape> {
  return { uuid: id, label: name, name }
}

/** The built-in board (BOARD-01). */
export const mainBoard = toBoard({ id: MAIN_BOARD, name: 'Main Board' })
