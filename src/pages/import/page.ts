// Where files of other products come in.
import { definePage } from '#src/lib/page.ts'

/** Imports of a workspace, or of the project that the address names. */
export const importPage = definePage({
  frame: 'workspace',
  at: ['workspace-settings-import'],
  load: async () => (await import('./import-page.tsx')).ImportPage,
})
