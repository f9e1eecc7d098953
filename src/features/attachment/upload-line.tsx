// One file on its way up: its name, how much of it is there, and a button to give it up.
import { RotateCwIcon, XIcon } from 'lucide-react'
import { formatKilobytes } from '#src/model/attachment/file-kind.ts'
import { uploadWords } from '#src/model/attachment/upload-settings.ts'
import { failureDetail } from '#src/model/attachment/upload-words.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import * as styles from './attachment.css.ts'
import type { Upload } from './use-uploads.ts'

/** `onRetry` is offered for a failed upload. */
export function UploadLine({ upload, onCancel, onRetry }: { upload: Upload; onCancel: () => void; onRetry?: () => void }) {
  const { file, share, problem } = upload
  const percent = Math.round(share * 100)
  return (
    <div className={styles.upload}>
      <span className={styles.uploadName}>{file.name}</span>
      {problem === null ? (
        <>
          {/* All is sent, the host still has to write it. */}
          <ProgressBar className={styles.uploadBar} label={`Uploading ${file.name}`} value={percent >= 100 ? null : percent} />
          <span className={styles.meta}>{percent >= 100 ? 'Saving…' : `${percent} % of ${formatKilobytes(file.size)}`}</span>
        </>
      ) : (
        <span role="alert" className={styles.uploadFailed}>
          {uploadWords.failed} {failureDetail(problem)}
        </span>
      )}
      <span className={styles.uploadButtons}>
        {problem !== null && onRetry && <IconButton icon={RotateCwIcon} label={`Try ${file.name} again`} size={24} onClick={onRetry} />}
        <IconButton icon={XIcon} label={problem === null ? `Cancel upload of ${file.name}` : 'Dismiss'} size={24} onClick={onCancel} />
      </span>
    </div>
  )
}
