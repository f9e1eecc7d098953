// The cache part of boards: besides their list, the tasks that fall to the main board when theirs is deleted.

import type { DataFields, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { itemCachePart } from '#src/data/cache/cache-items.ts'
import { leaveTasks } from '#src/data/cache/cache-of-tasks.ts'
import { goneId } from '#src/data/cache/gone-id.ts'

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
  const id = goneId(answer.deleteBoard, args.id)
  if (id) leaveTasks(cache, 'board', `Board:${id}`)
}

/** Boards enter and leave their project's list; tasks of a deleted one are on the main board (BOARD-02). */
export const boardCachePart = defineCachePart({ ...part, updates: { ...part.updates, deleteBoard: leaveBoards } })
