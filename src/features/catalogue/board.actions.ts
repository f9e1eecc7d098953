// Managing boards of a project: create, rename, delete, and the dialog of all.

import { PencilIcon, Settings2Icon, SquareKanbanIcon, Trash2Icon } from 'lucide-react'
import { unmake } from '#src/actions/unmake.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { uuid } from '#src/lib/uuid.ts'
import { defineItemActions } from '#src/model/catalogue/item-actions.ts'
import { type ItemKind, itemSource, nameField } from '#src/model/catalogue/item-kind.ts'
import { isUsed } from '#src/model/catalogue/item-usage.ts'
import { CreateBoard, DeleteBoard, ListBoards, UpdateBoard } from './board.graphql.ts'

/** The built-in board, which stays as it is (BOARD-01, BOARD-05). */
const MAIN_BOARD = 'main-board'

const updateFailure = saying('An error occurred while updating the board. Please try again.')

/** Admins create and delete boards, members rename them; paid plans only (BOARD-04..11, OPEN-52). */
export const boardKind: ItemKind<{ title: string }> = {
  id: 'board',
  noun: 'board',
  plural: 'boards',
  manage: 'Manage Boards',
  keywords: ['kanban', 'boards'],
  icons: { create: SquareKanbanIcon, edit: PencilIcon, delete: Trash2Icon, manage: Settings2Icon },
  needs: { create: 'ADMIN', edit: 'EDIT', delete: 'ADMIN' },
  plan: true,
  source: itemSource(
    ListBoards,
    (project) => project,
    ({ boards }) => ({ items: boards, totalPages: 1 }),
  ),
  readFailure: 'An error occurred while fetching boards. Please try again later.',
  empty: 'This project has no boards yet.',
  fields: [nameField(80)],
  write: ({ title }) => ({ title }),
  read: ({ title = '' }) => ({ title: title.trim() }),
  counted: 'BOARD',
  fixed: (id) => id === MAIN_BOARD,
  loses: () => 'Its tasks fall to the main board.',
  create: async (api, project, { title }) => (await api.mutate(CreateBoard, { project, id: uuid(), title })).board,
  // A board is nothing but its title: a change names it.
  edit: (api, project, id, { title = '' }) => api.mutate(UpdateBoard, { project, id, title }, { lane: `Board:${id}` }).catch(updateFailure),
  delete: (api, project, id) => api.mutate(DeleteBoard, { project, id }, { lane: `Board:${id}` }),
  unmake: (api, project, { id }) =>
    unmake({
      read: async () => ({ used: await isUsed(api, project, { boards: [id] }) }),
      // Which tasks were put on it, nobody could say afterwards.
      isAsMade: ({ used }) => !used,
      remove: () => api.mutate(DeleteBoard, { project, id }, { lane: `Board:${id}` }),
    }),
}

/** What a person can do to boards. */
export const actions = defineItemActions(boardKind)
