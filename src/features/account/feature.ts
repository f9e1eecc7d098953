// What one's own account brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Who one is, and how one wants the product. */
export const account = defineFeature({
  actions: [() => import('./account.actions.ts')],
  pageActions: [() => import('./sessions.actions.ts')],
  kinds: ['session'],
  dialogs: {
    'profile.delete': lazyComponent(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog),
  },
  cache: [async () => (await import('#src/model/account/account.cache.ts')).accountCache],
})
