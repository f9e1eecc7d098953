// A plain field with the props of the comment editor, for tests without a browser: its value is the HTML itself.
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { CommentEditor as RealEditor } from '#src/features/comment/comment-editor.tsx'

/** The field. */
export function CommentEditor({ label, html, onChange, onShare, onCancel, autoFocus, ref }: Parameters<typeof RealEditor>[0]) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  return (
    <textarea
      ref={field}
      aria-label={label}
      value={html}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onShare()
        if (event.key === 'Escape') onCancel?.()
      }}
    />
  )
}
