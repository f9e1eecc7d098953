// Where the settings of a workspace stand.
import { definePage } from '#src/lib/page.ts'

/** Settings of a workspace. */
export const workspaceSettingsPage = definePage({
  frame: 'workspace',
  at: ['workspace-settings'],
  load: async () => (await import('./workspace-settings-page.tsx')).WorkspaceSettingsPage,
})
