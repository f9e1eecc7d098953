// The Files tab of a task: what hangs on it, page by page, and a place to drop more (FILES-01..05).
import { LinkIcon, PaperclipIcon } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere, useHidden } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { Permission } from '#src/actions/subject.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { useUnmade } from '#src/data/ids/use-unmade.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatExact, formatRelative } from '#src/lib/dates/date-format.ts'
import { type AttachmentData, ListAttachments } from '#src/model/attachment/attachment.graphql.ts'
import { type FilesOwner, holdId, ownerVariables } from '#src/model/attachment/attachment.ts'
import { isLinked } from '#src/model/attachment/attachment-subject.ts'
import { droppedFiles, FOLDERS_STAY } from '#src/model/attachment/dropped-files.ts'
import { fileKinds, formatKilobytes, kindOf } from '#src/model/attachment/file-kind.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Pagination } from '#src/ui/controls/pagination.tsx'
import { rowsInherit } from '#src/ui/focus/focus-successor.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { previewAttachment, uploadToTask } from './attachment.actions.ts'
import * as styles from './attachment.css.ts'
import { UploadLine } from './upload-line.tsx'
import { useUploads } from './use-uploads.ts'

/** Files dropped on it go up at once, one after another. A task with an `image` has its pictures above. */
export function FilesPanel({ task }: { task: TaskSubject & { image?: string | null | undefined } }) {
  const { services } = useActions()
  const hidden = useHidden()
  const [asked, setPage] = useState(1)
  const [over, setOver] = useState(false)
  const { workspaceSlug, projectSlug, viewerCan } = task
  const owner: FilesOwner = { workspaceSlug, projectSlug, taskId: task.id }
  const uploads = useUploads(owner, { goOn: true })
  const read = useRead({
    query: ListAttachments,
    variables: { ...ownerVariables(owner), page: asked },
    keep: ['page'],
    // The pictures above have just asked for the first page, and keep it fresh.
    requestPolicy: task.image && asked === 1 ? 'cache-first' : 'cache-and-network',
    pause: useUnmade(task.id),
  })
  const { data, error } = read
  const page = data?.attachments
  const files = page?.nodes.filter(({ id }) => !hidden.has(holdId(owner, id)))
  const mayUpload = viewerCan.includes('EDIT')

  const carriesFiles = (event: DragEvent) => mayUpload && event.dataTransfer.types.includes('Files')
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!carriesFiles(event)) return
    event.preventDefault()
    if (!viewerCan.includes('PAID')) return services.say.note(upgradeText)
    const { files: dropped, folders } = droppedFiles(event.dataTransfer)
    if (folders > 0) services.say.note(FOLDERS_STAY)
    if (dropped.length > 0) void uploads.start(dropped).then(() => setPage(1))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to do what the button does
    <div
      className={styles.panel}
      onDragEnter={(event) => carriesFiles(event) && setOver(true)}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={drop}
    >
      {mayUpload && (
        <div className={styles.panelHead}>
          <span className={styles.dropHint}>Drop files here to upload them.</span>
          <ActionButton action={uploadToTask} subjects={{ task: [task] }} label="File Upload" />
        </div>
      )}
      {uploads.list.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          onCancel={() => uploads.cancel(upload.key)}
          onRetry={() => void uploads.retry(upload.key)}
        />
      ))}
      {!files && error ? (
        <ReadFailure inline read={read} what="the files" />
      ) : !files ? (
        <SkeletonLines count={3} start="box" />
      ) : files.length === 0 && uploads.list.length === 0 ? (
        <EmptyState small icon={PaperclipIcon}>
          Add the first file to the task to enrich the context and facilitate collaboration.
        </EmptyState>
      ) : (
        <ul {...rowsInherit} className={styles.list} aria-label="Files">
          {files.map((file) => (
            <FileRow key={file.id} file={file} owner={owner} viewerCan={viewerCan} now={services.now()} />
          ))}
        </ul>
      )}
      {(page?.totalPages ?? asked) > 1 && (
        <Pagination label="Pages of files" page={page?.page ?? asked} totalPages={page?.totalPages ?? asked} onPage={setPage} />
      )}
      {over && <div className={styles.over}>Drop to upload</div>}
    </div>
  )
}

function FileRow({
  file,
  owner,
  viewerCan,
  now,
}: {
  file: AttachmentData
  owner: FilesOwner
  viewerCan: readonly Permission[]
  now: Date
}) {
  const here = useHere()
  const { icon: Icon, name } = fileKinds[kindOf(file)]
  const subject = { ...file, owner, viewerCan }
  const subjects = { attachment: [subject] }
  return (
    <li className={styles.row}>
      <Icon size={16} className={styles.kind} role="img" aria-label={name} />
      <button type="button" className={styles.name} onClick={() => void perform(previewAttachment, here(subjects), 'button')}>
        {file.filename}
      </button>
      {isLinked(subject) && <LinkIcon size={14} className={styles.kind} role="img" aria-label="Linked" />}
      <span className={styles.facts}>
        {file.size !== null && <span className={styles.size}>{formatKilobytes(file.size)}</span>}
        <FileDate file={file} now={now} />
        {file.user && (
          <Avatar person={{ username: file.user.username ?? file.user.name, name: file.user.name, avatar: file.user.avatar }} size={20} />
        )}
      </span>
      <span className={styles.rowButtons}>
        <ActionPlace place="attachment.row" look="icon" subjects={subjects} />
      </span>
    </li>
  )
}

function FileDate({ file: { createdAt, createdAtForHumans }, now }: { file: AttachmentData; now: Date }) {
  if (createdAt === null) return createdAtForHumans && <span className={styles.date}>{createdAtForHumans}</span>
  const date = new Date(createdAt)
  return (
    <time className={styles.date} dateTime={createdAt} title={formatExact(date)}>
      {formatRelative(date, now)}
    </time>
  )
}
