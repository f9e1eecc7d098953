// What the page of who finished how much brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Who finished how much in a project. */
export const rockstar = defineFeature({
  pageActions: [() => import('./rockstar.actions.ts')],
  kinds: ['leaderboard'],
})
