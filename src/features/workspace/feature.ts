// What workspaces bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { workspaceCache } from './workspace.cache.ts'
import { keptWorkspaces } from './workspace.kept.ts'

/** Workspaces: making one and going to another. */
export const workspace = defineFeature({
  actions: [() => import('./workspace.actions.ts')],
  cache: [workspaceCache],
  kept: [keptWorkspaces],
  kinds: ['workspace'],
  dialogs: {
    'workspace.create': lazyComponent(async () => (await import('./create-workspace-dialog.tsx')).CreateWorkspaceDialog),
  },
})
