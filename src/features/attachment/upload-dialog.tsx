// The Upload modal: a plain input, and for images a place to drop them (FILES-09..22).
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { withoutJunk } from '#src/model/attachment/file-kind.ts'
import { uploadSettings, uploadWords } from '#src/model/attachment/upload-settings.ts'
import { failureDetail } from '#src/model/attachment/upload-words.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import * as styles from './attachment.css.ts'
import { ImageWidget, imageProblem } from './image-widget.tsx'
import { type SettledFile, settleName } from './same-name.ts'
import { UploadLine } from './upload-line.tsx'
import { useUploads } from './use-uploads.ts'

/** Closing it in any way forgets what was chosen (FILES-13); a failure leaves it open (FILES-16). */
export function UploadDialog({ owner, viewerCan, replaces, onClose }: DialogProps['attachment.upload'] & { onClose: () => void }) {
  const paid = viewerCan.includes('PAID')
  const [file, setFile] = useState<File | null>(null)
  // The image flag: once an image was chosen, the widget stays until the dialog closes.
  const [asImage, setAsImage] = useState(false)
  const [alert, setAlert] = useState<{ text: string; detail?: string } | null>(null)
  const { services } = useActions()
  const uploads = useUploads(owner)
  const [current] = uploads.list
  const sending = current !== undefined && current.problem === null
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const failure = current?.problem ?? null

  useEffect(() => {
    if (failure !== null) setAlert({ text: uploadWords.failed, detail: failureDetail(failure) })
  }, [failure])

  const choose = (chosen: Iterable<File>) => {
    const [first, ...more] = withoutJunk(chosen)
    if (first === undefined) return
    if (current) uploads.cancel(current.key)
    setAlert(more.length > 0 ? { text: uploadWords.maxFiles, detail: `Only ${uploadSettings.maxFiles} file at a time.` } : null)
    setFile(first)
    setAsImage((before) => before || first.type.startsWith('image/'))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (file === null) return setAlert({ text: uploadWords.none })
    if (asImage && imageProblem(file)) return setAlert({ text: uploadWords.invalidField })
    setAlert(null)
    if (current) {
      if (await uploads.retry(current.key)) onClose()
      return
    }
    // Where nobody can say whether the name is taken it goes up beside what is there: nothing is overwritten.
    const settled = replaces
      ? { file, replaces: replaces.id }
      : await settleName(services, owner, file).catch((): SettledFile => ({ file }))
    if (settled && (await uploads.start([settled.file], settled.replaces))) onClose()
  }

  return (
    <Dialog
      open
      title={replaces ? `New version of ${replaces.filename}` : 'Upload'}
      width={480}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button variant="subtle" size={32} onClick={onClose}>
            Cancel
          </Button>
          {paid && (
            <Button type="submit" form={form} variant="primary" size={32} loading={sending}>
              Upload
            </Button>
          )}
        </>
      }
    >
      {paid ? (
        <form id={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {asImage ? (
            <ImageWidget file={file} failed={failure !== null} onChoose={choose} onClear={() => setFile(null)} disabled={sending} />
          ) : (
            <label className={styles.plain}>
              <span className={styles.label}>File</span>
              <input
                ref={input}
                type="file"
                className={styles.input}
                disabled={sending}
                onChange={(event) => choose(event.target.files ?? [])}
              />
            </label>
          )}
          {sending && <UploadLine upload={current} onCancel={() => uploads.cancel(current.key)} />}
          {alert && (
            <p role="alert" className={styles.alert}>
              {alert.text}
              {alert.detail && <span className={styles.alertDetail}>{alert.detail}</span>}
            </p>
          )}
        </form>
      ) : (
        <p className={styles.gate}>{upgradeText}</p>
      )}
    </Dialog>
  )
}
