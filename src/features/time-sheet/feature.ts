// What logged time as weeks and lists brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Logged time of projects and people. */
export const timeSheet = defineFeature({
  pageActions: [
    () => import('./time-sheet.actions.ts'),
    () => import('./time-cell.actions.ts'),
    () => import('./time-log.actions.ts'),
    () => import('./time-task.actions.ts'),
    () => import('./time-view.actions.ts'),
    () => import('./time-filter.actions.ts'),
    () => import('./time-export.actions.ts'),
  ],
  kinds: ['timelog', 'timecell', 'timesheet'],
})
