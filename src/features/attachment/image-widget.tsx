// The image half of the Upload modal: an area to drop one JPEG or PNG on, with a preview that can be enlarged (FILES-12, FILES-17..21).
import { ImageUpIcon, XIcon } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { formatKilobytes } from '#src/model/attachment/file-kind.ts'
import { uploadSettings, uploadWords } from '#src/model/attachment/upload-settings.ts'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import * as styles from './attachment.css.ts'
import { ZoomImage } from './zoom-image.tsx'

/** Why the widget does not take a file; null when it does. */
export function imageProblem(file: File): string | null {
  return (uploadSettings.imageTypes as readonly string[]).includes(file.type) ? null : uploadWords.invalidType
}

/** `failed` marks the file after a failed upload. */
export function ImageWidget({
  file,
  failed,
  disabled,
  onChoose,
  onClear,
}: {
  file: File | null
  failed: boolean
  disabled: boolean
  onChoose: (files: Iterable<File>) => void
  onClear: () => void
}) {
  const id = useId()
  const [over, setOver] = useState(false)
  const problem = file && imageProblem(file)
  return (
    <div className={styles.widget}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same for the keyboard */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!disabled) onChoose(event.dataTransfer.files)
        }}
      >
        <ImageUpIcon size={20} aria-hidden />
        <label htmlFor={id} className={styles.dropLabel}>
          {uploadWords.idle}
        </label>
        <input
          id={id}
          type="file"
          accept={uploadSettings.imageTypes.join()}
          className={hiddenVisually}
          disabled={disabled}
          onChange={(event) => {
            onChoose(event.target.files ?? [])
            // The same file may be chosen again after it was taken out.
            event.target.value = ''
          }}
        />
      </div>
      {file && (
        <div className={styles.chosen}>
          {problem === null && <Preview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />}
          <div className={styles.chosenLine}>
            <span className={styles.uploadName}>{file.name}</span>
            <span className={styles.meta}>{formatKilobytes(file.size)}</span>
            {!disabled && <IconButton icon={XIcon} label={`Take out ${file.name}`} size={24} onClick={onClear} />}
          </div>
          {(problem ?? (failed ? uploadWords.uploadError : null)) && (
            <p role="status" className={styles.problem}>
              {problem ?? uploadWords.uploadError}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** Shown at once up to 1,000,000 bytes; larger ones when they are asked for, because decoding them takes a while (FILES-21). */
function Preview({ file }: { file: File }) {
  const [wanted, setWanted] = useState(file.size <= uploadSettings.instantPreviewMaxSize)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = wanted ? URL.createObjectURL(file) : null
    setAddress(made)
    return () => {
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [file, wanted])
  if (!wanted)
    return (
      <button type="button" className={styles.show} onClick={() => setWanted(true)}>
        Show preview
      </button>
    )
  return address && <ZoomImage src={address} alt={`Preview of ${file.name}`} maxHeight={uploadSettings.imagePreviewMaxHeight} />
}
