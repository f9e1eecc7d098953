// Choosing a logo: a PNG or JPEG from this device, or an http address (OPEN-25).
import { ImageIcon, XIcon } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { isPicture } from '#src/ui/marks/person-mark.ts'
import * as styles from './picture-field.css.ts'
import { readPicture } from './picture-file.ts'
import { TextField } from './text-field.tsx'

/** `value` is an http address or a data-image string, empty for none; `preview` draws it (a `Logo`). */
export function PictureField({
  label,
  value,
  onChange,
  preview,
  error,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  preview: ReactNode
  error?: string | undefined
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const embedded = value.startsWith('data:')
  const typed = embedded ? '' : value
  const take = async (file: File) => {
    const answer = await readPicture(file)
    if ('problem' in answer) return setProblem(answer.problem)
    setProblem(null)
    onChange(answer.picture)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div
      role="group"
      aria-label={label}
      className={styles.row}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) void take(file)
      }}
    >
      <span className={styles.preview}>{preview}</span>
      <div className={styles.address}>
        <TextField
          label={label}
          type="url"
          inputMode="url"
          placeholder={embedded ? 'A picture from this device' : 'https://…'}
          value={typed}
          onChange={(event) => {
            setProblem(null)
            onChange(event.target.value.trim())
          }}
          error={problem ?? error ?? (typed !== '' && !isPicture(typed) ? 'An address starts with http:// or https://.' : undefined)}
          trailing={
            value ? (
              <IconButton
                size={24}
                icon={XIcon}
                label={`Remove ${label.toLowerCase()}`}
                onClick={() => {
                  setProblem(null)
                  onChange('')
                }}
              />
            ) : undefined
          }
        />
      </div>
      <div className={styles.choose}>
        <label htmlFor={id} className={hiddenVisually}>
          {label} file
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          tabIndex={-1}
          className={hiddenVisually}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void take(file)
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        <Button size={32} icon={ImageIcon} onClick={() => input.current?.click()}>
          Choose…
        </Button>
      </div>
    </div>
  )
}
