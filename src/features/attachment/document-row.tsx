// A document as a row: its picture or kind, name, tasks, size, uploader and date (DOCS-04).
import { EllipsisVerticalIcon, MessageSquareIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatExact, formatRelative } from '#src/lib/dates/date-format.ts'
import { sharedTaskPath } from '#src/lib/paths.ts'
import type { AttachmentSubject } from '#src/model/attachment/attachment-subject.ts'
import { formatKilobytes } from '#src/model/attachment/file-kind.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import * as styles from './document-list.css.ts'
import { Thumbnail } from './thumbnail.tsx'

const SHOWN_TASKS = 2

/** The menu's button is there while the row is active. */
export function DocumentRow({ file, active, onOpen }: { file: AttachmentSubject; active: boolean; onOpen: () => void }) {
  const { services } = useActions()
  const { filename, size, user, createdAt, createdAtForHumans, versions, comments } = file
  const created = createdAt === null ? null : new Date(createdAt)
  return (
    <>
      <RowCell className={styles.mark}>
        <Thumbnail file={file} size={24} />
      </RowCell>
      <RowCell className={styles.name}>
        <button type="button" tabIndex={-1} dir="auto" className={styles.title} title={filename} onClick={onOpen}>
          {filename}
        </button>
        {(versions ?? 1) > 1 && (
          <span className={styles.version} title={`${versions} versions`}>
            v{versions}
          </span>
        )}
        {(comments ?? 0) > 0 && (
          <span className={styles.comments} title={`${comments} ${comments === 1 ? 'comment' : 'comments'}`}>
            <MessageSquareIcon size={12} aria-hidden /> {comments}
          </span>
        )}
      </RowCell>
      <RowCell className={styles.tasks}>
        <TaskChips file={file} />
      </RowCell>
      <RowCell className={styles.size}>{size === null ? '' : formatKilobytes(size)}</RowCell>
      <RowCell className={styles.user}>
        {user && <Avatar person={{ username: user.username ?? user.name, name: user.name, avatar: user.avatar }} size={20} />}
      </RowCell>
      <RowCell className={styles.date}>
        {created ? (
          <time dateTime={createdAt ?? ''} title={formatExact(created)}>
            {formatRelative(created, services.now())}
          </time>
        ) : (
          createdAtForHumans
        )}
      </RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="attachment" subjects={{ attachment: [file] }} label={`Actions on ${filename}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}

/** The task it belongs to, then those it is linked with; each leads there. */
function TaskChips({ file: { task, links, owner } }: { file: AttachmentSubject }) {
  const tasks = [...(task ? [task] : []), ...(links ?? [])]
  const rest = tasks.slice(SHOWN_TASKS)
  return (
    <>
      {tasks.slice(0, SHOWN_TASKS).map(({ id, code, title }) => (
        <Link key={id} to={sharedTaskPath({ ...owner, id })} tabIndex={-1} className={styles.chip} title={title} draggable={false}>
          {code}
        </Link>
      ))}
      {rest.length > 0 && (
        <span className={styles.chip} title={rest.map(({ code, title }) => `${code} ${title}`).join('\n')}>
          +{rest.length}
        </span>
      )}
    </>
  )
}
