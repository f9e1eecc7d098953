// What writing about files changes in the cache. A held delete is hidden; counts are asked for anew.

import type { Cache, DataFields, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'

const answer = (fields: DataFields): DataFields => ({
  __typename: 'AttachmentPayload',
  attachment: { __typename: 'Attachment', ...fields },
  userErrors: [],
})

const named = (cache: Cache, key: string) =>
  ({ code: cache.resolve(key, 'code') ?? '', title: cache.resolve(key, 'title') ?? '' }) as DataFields

/** The links of a file with this one among them, or not. */
const links =
  (on: boolean): OptimisticMutationResolver =>
  ({ id, taskId }, cache) => {
    const known = ((cache.resolve(`Attachment:${id}`, 'links') as string[] | null) ?? []).map((key) => [key.slice(15), key] as const)
    const others = known.filter(([task]) => task !== taskId)
    const all = on ? [...others, [String(taskId), `Task:${taskId}`] as const] : others
    return answer({
      id: id as string,
      links: all.map(([task, key]) => ({ __typename: 'AttachmentTask', id: task, ...named(cache, key) })),
    })
  }

/** Files that came to a task or went from it: the lists of that task, or all where a file changed its owner, are read anew. */
const reread: UpdateResolver = (_answer, { taskId }, cache, { optimistic, fieldName }) => {
  if (optimistic) return
  for (const field of cache.inspectFields('Query'))
    if (field.fieldName === 'attachments' && (fieldName === 'moveAttachment' || field.arguments?.taskId === taskId))
      cache.invalidate('Query', field.fieldKey)
}

/** A deleted file leaves its list; a name and links are shown before the host has them (DOCS-11). */
export const attachmentCachePart = defineCachePart({
  optimistic: {
    renameAttachment: ({ id, filename }) => answer({ id: id as string, filename: filename as string }),
    linkAttachment: links(true),
    unlinkAttachment: links(false),
  },
  updates: {
    deleteAttachment(given, args, cache) {
      const id = goneId(given.deleteAttachment, args.id)
      if (id) unlinkFrom(cache, 'attachments', `Attachment:${id}`)
    },
    linkAttachment: reread,
    unlinkAttachment: reread,
    moveAttachment: reread,
  },
})
