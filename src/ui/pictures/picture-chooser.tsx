// Choosing a picture from this device: by its button, by dropping or pasting it; then it is cut and scaled.
import { ImageIcon } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { CropDialog } from './crop-dialog.tsx'
import * as styles from './picture-chooser.css.ts'
import { NO_PICTURE, type OpenPicture, openPicture } from './picture-drawing.ts'
import type { PicturePurpose } from './picture-purposes.ts'

/** `preview` draws what is there; without `onRemove` there is nothing to remove. */
export function PictureChooser({
  label,
  purpose,
  preview,
  hint,
  error,
  busy = false,
  onPicture,
  onRemove,
}: {
  label: string
  purpose: PicturePurpose
  preview: ReactNode
  hint?: ReactNode
  error?: string | undefined
  busy?: boolean | undefined
  onPicture: (file: File) => void
  onRemove?: (() => void) | undefined
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<OpenPicture | null>(null)
  const [problem, setProblem] = useState<string>()
  const [over, setOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const picture = await openPicture(file)
    setProblem(picture ? undefined : NO_PICTURE)
    setOpened(picture)
  }
  const close = () => {
    opened?.close()
    setOpened(null)
  }
  const note = problem ?? error
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div
      role="group"
      aria-label={label}
      aria-describedby={`${id}note`}
      data-over={over || undefined}
      className={styles.row}
      onPaste={(event) => {
        const [file] = event.clipboardData.files
        if (!file) return
        event.preventDefault()
        void take(file)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer.files[0])
      }}
    >
      <span className={styles.preview}>{preview}</span>
      <div className={styles.side}>
        <div className={styles.buttons}>
          <label htmlFor={id} className={hiddenVisually}>
            {label} file
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
            tabIndex={-1}
            className={hiddenVisually}
            onChange={(event) => {
              void take(event.target.files?.[0])
              // The same file may be chosen again after it was removed.
              event.target.value = ''
            }}
          />
          <Button size={32} icon={ImageIcon} loading={busy} onClick={() => input.current?.click()}>
            Choose…
          </Button>
          {onRemove && (
            <Button size={32} variant="subtle" onClick={onRemove} aria-label={`Remove ${label.toLowerCase()}`}>
              Remove
            </Button>
          )}
        </div>
        <span id={`${id}note`} aria-live="polite" className={note ? styles.error : styles.hint}>
          {note ?? hint ?? 'Choose, drop or paste a picture.'}
        </span>
      </div>
      {opened && (
        <CropDialog
          purpose={purpose}
          picture={opened}
          onClose={close}
          onPicture={(file) => {
            close()
            onPicture(file)
          }}
        />
      )}
    </div>
  )
}
