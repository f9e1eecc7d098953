// What recurring tasks bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Rules by which tasks come again. */
export const recurrence = defineFeature({
  actions: [() => import('./task-repeat.actions.ts'), () => import('./rule-too.actions.ts')],
  pageActions: [
    () => import('./recurrence.actions.ts'),
    () => import('./recurrence-steps.actions.ts'),
    () => import('./recurrence-list.actions.ts'),
  ],
  pageCache: [async () => (await import('#src/model/recurrence/recurrence.cache.ts')).recurrenceCachePart],
  dialogs: { 'recurrence.form': lazyComponent(async () => (await import('./recurrence-form.tsx')).RecurrenceForm) },
  kinds: ['recurrence', 'recurrence-list'],
})
