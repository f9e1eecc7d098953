// What deleting a file changes in the cache. Nothing here is optimistic: a held delete is hidden, counts are asked for anew.
import { defineCachePart } from '#src/data/cache.ts'
import { unlinkFrom } from '#src/data/cache-lists.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import type { DeleteAttachment } from './attachment.graphql.ts'

/** A deleted file leaves its list. */
export const attachmentCachePart = defineCachePart({
  updates: {
    deleteAttachment(result, _args, cache) {
      const { deletedId } = (result as unknown as ResultOf<typeof DeleteAttachment>).deleteAttachment
      if (deletedId) unlinkFrom(cache, 'attachments', `Attachment:${deletedId}`)
    },
  },
})
