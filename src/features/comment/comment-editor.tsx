// Where a comment is typed: the rich-text editor, in a frame that can be asked to take focus.
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useNamed } from '#src/model/mention/named.tsx'
import { RichTextEditor, type RichTextEditorProps } from '#src/ui/editor/rich-text-editor.tsx'

/** What the composer does with the editor. */
export interface CommentEditorHandle {
  focus(): void
}

/** The field; `onShare` is mod+Enter, `onCancel` Escape. */
export function CommentEditor({
  label,
  html,
  people,
  onChange,
  onShare,
  onCancel,
  autoFocus = false,
  ref,
}: {
  label: string
  html: string
  people: NonNullable<RichTextEditorProps['people']>
  onChange: (html: string) => void
  onShare: () => void
  onCancel?: () => void
  autoFocus?: boolean
  ref: Ref<CommentEditorHandle>
}) {
  const frame = useRef<HTMLDivElement>(null)
  const { names } = useNamed()
  // While the editor is on its way its place is held by a plain field of the same name.
  useImperativeHandle(ref, () => ({
    focus: () => frame.current?.querySelector<HTMLElement>('[contenteditable="true"], textarea')?.focus(),
  }))
  return (
    <div ref={frame}>
      <RichTextEditor
        toolbar="comment"
        label={label}
        placeholder="Write a comment; @ names somebody"
        value={html}
        onChange={onChange}
        onSubmit={onShare}
        people={people}
        names={names}
        onCancel={onCancel}
        autoFocus={autoFocus}
        patient
      />
    </div>
  )
}
