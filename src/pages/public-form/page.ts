// Where a form stands that people outside answer.
import { definePage } from '#src/lib/page.ts'

/** A form behind its address. */
export const publicFormPage = definePage({
  frame: 'empty',
  at: ['/bp/form/:token'],
  load: async () => (await import('./public-form-page.tsx')).PublicFormPage,
})
