// The preview of a form where there is no room for it beside the fields.
import type { FormSubject } from '#src/model/form/form-subject.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { FormPreview } from './form-preview.tsx'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** A form as people outside see it. */
    'form.preview': { form: FormSubject }
  }
}

/** What is typed in it goes nowhere. */
export function FormPreviewDialog({ form, onClose }: { form: FormSubject; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={`Preview of ${form.title}`} hideTitle width={640}>
      <FormPreview form={form} />
    </Dialog>
  )
}
