// A plain field with the props of the rich-text editor, for tests without a browser: its value is the HTML itself.
import { useEffect, useRef } from 'react'
import type { RichTextEditorProps } from '#src/ui/editor/rich-text-editor.tsx'

/** Nothing has to be fetched. */
export async function loadRichTextEditor() {
  return RichTextEditor
}

/** The field; Escape and mod+Enter as in the editor. */
export function RichTextEditor({ label, value, onChange, onSubmit, onCancel, autoFocus = false }: RichTextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  return (
    <textarea
      ref={field}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit?.()
        if (event.key === 'Escape') onCancel?.()
      }}
    />
  )
}
