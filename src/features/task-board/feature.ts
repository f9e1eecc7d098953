// What boards bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Walking and moving between columns. */
export const taskBoard = defineFeature({
  actions: [() => import('./task-board.actions.ts')],
})
