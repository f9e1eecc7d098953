// The cache part of boards: besides their list, the tasks that fall to the main board when theirs is deleted.
import type { DataFields, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache.ts'
import { itemCachePart } from '#src/data/cache-items.ts'
import { leaveTasks } from '#src/data/cache-of-tasks.ts'

const part = itemCachePart({
  type: 'Board',
  list: 'boards',
  payload: 'board',
  create: 'createBoard',
  edit: 'updateBoard',
  delete: 'deleteBoard',
})

const leaveBoards: UpdateResolver = (answer: DataFields, args, cache, info) => {
  part.updates?.deleteBoard?.(answer, args, cache, info)
  const id = (answer.deleteBoard as { deletedId?: string | null } | null)?.deletedId
  if (id) leaveTasks(cache, 'board', `Board:${id}`)
}

/** Boards enter and leave their project's list; tasks of a deleted one are on the main board (BOARD-02). */
export const boardCachePart = defineCachePart({ ...part, updates: { ...part.updates, deleteBoard: leaveBoards } })
