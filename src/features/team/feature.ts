// What the people of a workspace bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Who belongs to a workspace, and who was invited. */
export const team = defineFeature({
  actions: [() => import('./leave.actions.ts')],
  pageActions: [() => import('./team.actions.ts'), () => import('./people.actions.ts'), () => import('./removal.actions.ts')],
  cache: [async () => (await import('./leave.cache.ts')).leaveCachePart],
  pageCache: [async () => (await import('./team.cache.ts')).teamCachePart],
  dialogs: { 'team.invite': lazyComponent(async () => (await import('./invite-team-dialog.tsx')).InviteTeamDialog) },
  kinds: ['teamlist', 'teammember', 'sentinvite', 'removedmember'],
})
