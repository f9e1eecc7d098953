// What sharing brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Invitations, members, links of projects and tasks. */
export const sharing = defineFeature({
  actions: [
    () => import('./invite.actions.ts'),
    () => import('./membership.actions.ts'),
    () => import('./task-share.actions.ts'),
    () => import('./invitation.actions.ts'),
  ],
  pageActions: [() => import('./member.actions.ts')],
  cache: [async () => (await import('./invite.cache.ts')).inviteCache],
  dialogs: {
    'task.share': lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog),
    'project.invite': lazyComponent(async () => (await import('./invite-dialog.tsx')).InviteDialog),
  },
})
