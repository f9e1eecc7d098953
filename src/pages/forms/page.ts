// Where the forms of a project stand.
import { definePage } from '#src/lib/page.ts'

/** The forms of a project, and one of them: `?form={id}`. */
export const formsPage = definePage({
  frame: 'project',
  at: ['projects.form2task'],
  load: async () => (await import('./forms-page.tsx')).FormsPage,
})
