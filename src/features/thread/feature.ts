// What discussions bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** What the people of a project ask and settle beside its tasks. */
export const thread = defineFeature({
  pageActions: [
    () => import('./thread.actions.ts'),
    () => import('./thread-text.actions.ts'),
    () => import('./thread-state.actions.ts'),
    () => import('./thread-task.actions.ts'),
  ],
  pageCache: [async () => (await import('#src/model/thread/thread.cache.ts')).threadCachePart],
  kinds: ['reply', 'thread', 'thread-list'],
  dialogs: {
    'thread.to-task': lazyComponent(async () => (await import('./to-task-dialog.tsx')).ToTaskDialog),
    'thread.new': lazyComponent(async () => (await import('./new-thread-dialog.tsx')).NewThreadDialog),
  },
})
