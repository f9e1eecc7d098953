// What workspaces bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { keptWorkspaces } from './workspace.kept.ts'

/** Workspaces: making one and going to another. */
export const workspace = defineFeature({
  actions: [() => import('./workspace.actions.ts')],
  cache: [async () => (await import('./workspace.cache.ts')).workspaceCache],
  kept: [keptWorkspaces],
  kinds: ['workspace'],
  dialogs: {
    'workspace.create': lazyComponent(async () => (await import('./create-workspace-dialog.tsx')).CreateWorkspaceDialog),
  },
})
