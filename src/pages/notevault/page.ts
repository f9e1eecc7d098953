// Where private notes stand.
import { definePage } from '#src/lib/page.ts'

/** The notes of the viewer. */
export const notevaultPage = definePage({
  frame: 'workspace',
  at: ['notevault'],
  load: async () => (await import('./notevault-page.tsx')).NotevaultPage,
})
