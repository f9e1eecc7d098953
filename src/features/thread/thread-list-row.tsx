// A discussion as a row: whether there is something new, its title, what became of it, who said something last and how much was said (DISC-04).
import { CheckIcon, EllipsisVerticalIcon, MessageSquareIcon, PinIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatExact, formatRelative } from '#src/lib/dates/date-format.ts'
import { figure } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import type { ThreadSubject } from '#src/model/thread/thread-subject.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './thread-list.css.ts'
import { threadPath } from './thread-writes.ts'

/** The menu's button is there while the row is active. */
export function ThreadListRow({ thread, active }: { thread: ThreadSubject; active: boolean }) {
  const { services } = useActions()
  const { number, title, isPinned, isUnread, isClosed, answerId, task, commentsCount, lastComment, author, createdAt } = thread
  const who = lastComment ? lastComment.author : author
  const when = lastComment ? lastComment.createdAt : createdAt
  const name = who?.name ?? 'Former member'
  return (
    <>
      <RowCell className={styles.mark}>{isUnread && <span className={styles.dot} role="img" aria-label="Unread" />}</RowCell>
      <RowCell className={styles.name}>
        {isPinned && <PinIcon size={14} role="img" aria-label="Pinned" className={styles.pin} />}
        <Link
          to={threadPath(thread)}
          tabIndex={-1}
          dir="auto"
          className={classNames(styles.title, isUnread && styles.unread)}
          draggable={false}
        >
          {title}
        </Link>
        <span className={styles.number}>#{number}</span>
        {answerId !== null && (
          <Chip tone="good" className={styles.chip}>
            <CheckIcon size={12} aria-hidden /> Answered
          </Chip>
        )}
        {isClosed && <Chip className={styles.chip}>Closed</Chip>}
        {task && (
          <span className={styles.task} title={task.title}>
            {task.code}
          </span>
        )}
      </RowCell>
      <RowCell className={styles.author}>{author?.name}</RowCell>
      <RowCell className={styles.last}>
        <Avatar person={{ username: who?.username ?? name, name, avatar: who?.avatar ?? null }} size={20} decorative />
        <span className={styles.lastName}>
          <VisuallyHidden>{lastComment ? 'Last comment: ' : 'Started: '}</VisuallyHidden>
          {name}
        </span>
        {when && (
          <time dateTime={when} className={styles.when} title={formatExact(new Date(when))}>
            {formatRelative(new Date(when), services.now())}
          </time>
        )}
      </RowCell>
      <RowCell className={styles.count}>
        <MessageSquareIcon size={12} aria-hidden />
        <span aria-hidden>{figure(commentsCount)}</span>
        <VisuallyHidden>{plural(commentsCount, 'comment')}</VisuallyHidden>
      </RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="thread" subjects={{ thread: [thread] }} label={`Actions on ${title}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}

/** The row while it is still read. */
export function ThreadRowSkeleton({ width }: { width: string }) {
  return (
    <>
      <span className={styles.mark} />
      <span className={styles.name}>
        <Skeleton width={width} />
      </span>
      <span className={styles.author}>
        <Skeleton width={72} />
      </span>
      <span className={styles.last}>
        <Skeleton width={20} height={20} round />
        <Skeleton width={88} />
      </span>
      <span className={styles.count}>
        <Skeleton width={24} />
      </span>
      <span className={styles.menu} />
    </>
  )
}
