// Where the settings of a project stand.
import { definePage } from '#src/lib/page.ts'

/** Settings of a project. */
export const projectSettingsPage = definePage({
  frame: 'project',
  at: ['projects.settings'],
  load: async () => (await import('./project-settings-page.tsx')).ProjectSettingsPage,
})
