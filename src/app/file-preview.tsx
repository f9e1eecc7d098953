// The preview of a file with what is said about it: two features that do not know each other (FILES-05).
import type { DialogProps } from '#src/actions/dialogs.ts'
import { PreviewDialog } from '#src/features/attachment/preview-dialog.tsx'
import { FileComments } from '#src/features/comment/file-comments.tsx'

/** The preview, its comments below. */
export function FilePreview(props: DialogProps['attachment.preview'] & { onClose: () => void }) {
  return (
    <PreviewDialog {...props}>
      <FileComments file={props.attachment} />
    </PreviewDialog>
  )
}
