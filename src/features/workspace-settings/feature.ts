// What the settings of a workspace bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** What the owner of a workspace sets, hands over and deletes. */
export const workspaceSettings = defineFeature({
  actions: [() => import('./workspace-settings.actions.ts')],
  cache: [async () => (await import('./workspace-settings.cache.ts')).workspaceSettingsCache],
  dialogs: {
    'workspace.transfer': lazyComponent(async () => (await import('./transfer-workspace-dialog.tsx')).TransferWorkspaceDialog),
    'workspace.delete': lazyComponent(async () => (await import('./delete-workspace-dialog.tsx')).DeleteWorkspaceDialog),
  },
})
