// What deleting a file changes in the cache. Nothing here is optimistic: a held delete is hidden, counts are asked for anew.

import { defineCachePart } from '#src/data/cache/cache.ts'
import { unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'

/** A deleted file leaves its list. */
export const attachmentCachePart = defineCachePart({
  updates: {
    deleteAttachment(answer, args, cache) {
      const id = goneId(answer.deleteAttachment, args.id)
      if (id) unlinkFrom(cache, 'attachments', `Attachment:${id}`)
    },
  },
})
