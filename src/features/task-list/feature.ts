// What lists bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Filter, sort, group, and the keys of rows. */
export const taskList = defineFeature({
  actions: [() => import('./task-list.actions.ts'), () => import('./row.actions.ts'), () => import('./task-order.actions.ts')],
})
