// What weeks of logged time bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Weeks of logged time. */
export const timeSheet = defineFeature({
  pageActions: [() => import('./time-sheet.actions.ts'), () => import('./time-cell.actions.ts'), () => import('./time-export.actions.ts')],
  cache: [],
  kinds: ['timecell', 'timesheet'],
})
