// What private notes bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Notes that nobody but their person ever reads. */
export const note = defineFeature({
  actions: [() => import('./note-anywhere.actions.ts')],
  pageActions: [() => import('./note.actions.ts'), () => import('./note-convert.actions.ts')],
  pageCache: [async () => (await import('#src/model/note/note.cache.ts')).noteCachePart],
  kinds: ['note', 'note-list'],
})
