// What the open task brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Opening a task, its texts, calendars and tabs. */
export const taskDetail = defineFeature({
  actions: [
    () => import('./task-open.actions.ts'),
    () => import('./task-title.actions.ts'),
    () => import('./task-description.actions.ts'),
    () => import('./task-calendar.actions.ts'),
    () => import('./task-detail.actions.ts'),
  ],
})
