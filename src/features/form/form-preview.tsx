// The form that is being built, exactly as people outside see it; what is typed here goes nowhere (FORM-10).
import { useState } from 'react'
import { useScene } from '#src/actions/actions-context.tsx'
import type { FormSubject } from '#src/model/form/form-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './form-builder.css.ts'
import { type SheetField, SheetFields, SheetHead, type SheetValues } from './form-sheet.tsx'

/** A form with its parts. */
export function FormPreview({ form }: { form: FormSubject }) {
  const [values, setValues] = useState<SheetValues>({})
  const workspace = useScene((now) => now.workspace)
  if (form.parts === null) return null
  const fields = form.parts.fields.map(({ number, kind, label, help, isRequired, min, max, options }): SheetField => {
    return { name: `field-${number}`, kind, label, help, isRequired, min, max, options: options.map((option) => option.label) }
  })
  return (
    <div className={styles.sheet}>
      <SheetHead title={form.title} intro={form.parts.intro} workspace={workspace?.name ?? form.workspaceSlug} logo={null} level="h2" />
      <SheetFields
        fields={fields}
        values={values}
        problems={{}}
        onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
      />
      <div>
        <Button variant="primary" onClick={() => setValues({})}>
          Send
        </Button>
      </div>
    </div>
  )
}
