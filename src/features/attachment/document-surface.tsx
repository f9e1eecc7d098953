// What takes files on the page of documents: dropped anywhere on it, or pasted; at its foot those that are on their way (DOCS-05).
import { type DragEvent, type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { upgradeText } from '#src/data/errors/error-text.ts'
import type { DocumentsSubject } from '#src/model/attachment/attachment-subject.ts'
import { droppedFiles, FOLDERS_STAY } from '#src/model/attachment/dropped-files.ts'
import { withoutJunk } from '#src/model/attachment/file-kind.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { over as overStyle } from './attachment.css.ts'
import * as styles from './document-list.css.ts'
import { UploadLine } from './upload-line.tsx'
import { cancelUpload, enqueue, retryUpload, uploadQueue, watchQueue } from './upload-queue.ts'

/** `children` is the page; who may not upload drops and pastes nothing. */
export function DocumentSurface({ list, children }: { list: DocumentsSubject; children: ReactNode }) {
  const { services } = useActions()
  const [over, setOver] = useState(false)
  const { workspaceSlug, projectSlug, viewerCan } = list
  const mayUpload = viewerCan.includes('EDIT')
  const isPaid = viewerCan.includes('PAID')
  const take = useCallback(
    (files: Iterable<File>) => {
      const chosen = withoutJunk(files)
      if (chosen.length === 0) return
      if (!isPaid) return services.say.note(upgradeText)
      void enqueue(services, { workspaceSlug, projectSlug, taskId: null }, chosen)
    },
    [services, isPaid, workspaceSlug, projectSlug],
  )
  useEffect(() => {
    if (!mayUpload) return
    const paste = (event: ClipboardEvent) => {
      const field = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"], [role=dialog]')
      const files = event.clipboardData?.files
      if (field || !files?.length) return
      event.preventDefault()
      take(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [mayUpload, take])
  const carriesFiles = (event: DragEvent) => mayUpload && event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to do what the button does
    <div
      className={styles.surface}
      onDragEnter={(event) => carriesFiles(event) && setOver(true)}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        const { files, folders } = droppedFiles(event.dataTransfer)
        if (folders > 0) services.say.note(FOLDERS_STAY)
        take(files)
      }}
    >
      {children}
      <Queue list={list} />
      {over && <div className={classNames(overStyle, styles.over)}>Drop to upload</div>}
    </div>
  )
}

function Queue({ list }: { list: DocumentsSubject }) {
  const { services } = useActions()
  const all = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.get)
  useEffect(watchQueue, [])
  const here = all.filter(({ owner }) => owner.projectSlug === list.projectSlug && owner.workspaceSlug === list.workspaceSlug)
  if (here.length === 0) return null
  return (
    <section className={styles.queue} aria-label="Uploads">
      {here.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          onCancel={() => cancelUpload(services, upload.key)}
          onRetry={() => retryUpload(services, upload.key)}
        />
      ))}
    </section>
  )
}
