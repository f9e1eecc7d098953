// Where a file of another product comes in: dropped or chosen, sent with its share told, given up or tried again.
import { FileUpIcon, UploadIcon } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { isAbort } from '#src/data/exchanges/transfers.ts'
import { bytesText } from '#src/lib/figures.ts'
import { importPath } from '#src/lib/paths.ts'
import { uuid } from '#src/lib/uuid.ts'
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { takeFile } from './dropped-file.ts'
import * as styles from './import.css.ts'
import { ListImports } from './import.graphql.ts'

const ACCEPTED = '.csv,.tsv,.txt,.json,.xml,.zip,application/zip,text/csv,application/json,application/xml,text/xml'

/** What is said where nothing was imported yet (IMPORT-13). */
export const EMPTY_TEXT = 'Bring your tasks along. Drop an export of Linear, Jira, Asana, Trello, GitHub or Todoist here.'

// An archive brings projects of its own.
const AGAIN = {
  workspace: 'Drop another file here: CSV, JSON, XML, or an archive of Palette.',
  project: 'Drop another file here: CSV, JSON or XML.',
}

/** `isFirst` where nothing was imported yet. Goes to the import that was begun. */
export function ImportDrop({ place, isFirst }: { place: ImportPlace; isFirst: boolean }) {
  const { workspaceSlug, projectSlug } = place
  const { upload, sending, problem, again, stop } = useImportUpload(place)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(upload)
  useEffect(() => {
    latest.current = upload
  })
  useEffect(() => {
    // Not at once: where it is drawn twice in a row what the first began would be given up.
    const timer = setTimeout(() => {
      const file = takeFile({ workspaceSlug, projectSlug })
      if (file) latest.current(file)
    })
    return () => clearTimeout(timer)
  }, [workspaceSlug, projectSlug])
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    setOver(false)
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    if (file && sending === null) upload(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the button takes them, too
    <div
      className={classNames(styles.drop, isFirst && styles.dropFirst, over && styles.dropOver)}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUpIcon size={20} aria-hidden className={styles.dropIcon} />
      {sending ? (
        <div className={styles.sending}>
          <span className={styles.sendingName}>
            {sending.file.name} · {bytesText(sending.file.size)}
          </span>
          <ProgressBar value={sending.share * 100} label={`Sending ${sending.file.name}`} />
        </div>
      ) : (
        <p className={styles.dropText}>{isFirst ? EMPTY_TEXT : AGAIN[projectSlug === null ? 'workspace' : 'project']}</p>
      )}
      {sending ? (
        <Button onClick={stop}>Cancel</Button>
      ) : (
        <Button icon={UploadIcon} variant="primary" onClick={() => input.current?.click()}>
          Import a file
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label="File to import"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) upload(file)
        }}
      />
      {problem && (
        <p role="alert" className={styles.dropProblem}>
          {problem}{' '}
          <Button size={28} onClick={again}>
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}

/** One file on its way; leaving gives it up. */
function useImportUpload(place: ImportPlace) {
  const { api, go } = useActions().services
  const [sending, setSending] = useState<{ file: File; share: number } | null>(null)
  const [failed, setFailed] = useState<{ file: File; problem: unknown } | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const upload = (file: File) => {
    const { workspaceSlug, projectSlug } = place
    const query = new URLSearchParams({ workspaceSlug, ...(projectSlug !== null && { projectSlug }) })
    const control = new AbortController()
    stop.current = control
    setFailed(null)
    setSending({ file, share: 0 })
    const onProgress = (share: number) => setSending((now) => now && { ...now, share })
    void api.transfers
      .upload(`/api/imports?${query}`, file, { onProgress, signal: control.signal, key: uuid() })
      .then((payload) => {
        void api.query(ListImports, { workspaceSlug, projectSlug }, { requestPolicy: 'network-only' }).catch(() => undefined)
        const id = idIn(payload)
        if (id !== null) go.to(importPath(place, id))
      })
      .catch((problem: unknown) => {
        if (!isAbort(problem)) setFailed({ file, problem })
      })
      .finally(() => setSending(null))
  }
  return {
    upload,
    sending,
    problem: failed && errorText(failed.problem),
    again: () => failed && upload(failed.file),
    stop: () => stop.current?.abort(),
  }
}

/** The id of what was begun; null in an answer that has none. */
function idIn(payload: Readonly<Record<string, unknown>>): string | null {
  const { id } = Object(Object(payload.import).import)
  return typeof id === 'string' ? id : null
}
