// One line of the log: when, who, what, to what, where.
import { ChevronDownIcon, ChevronRightIcon } from 'lucide-react'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatClock, formatExact, formatMoment } from '#src/lib/dates/date-format.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './activity-log.css.ts'
import type { ActivityLine } from './activity-log.graphql.ts'
import { leadOf } from './target-path.ts'

/** `fold` says that several stand for one; `part` that it is one of those. */
export interface ShownLine {
  line: ActivityLine
  fold: { count: number; isOpen: boolean } | null
  part: boolean
}

/** The cells of a line. */
export function ActivityLineCells({ shown: { line, fold, part }, workspaceSlug }: { shown: ShownLine; workspaceSlug: string }) {
  const { go, now } = useActions().services
  const { author, at, target, project } = line
  const name = author?.name ?? 'Somebody'
  const lead = leadOf(workspaceSlug, target)
  const Fold = fold?.isOpen ? ChevronDownIcon : ChevronRightIcon
  return (
    <>
      <RowCell className={styles.time}>
        {at && (
          <time dateTime={at} title={formatExact(new Date(at))}>
            {formatClock(new Date(at))}
          </time>
        )}
      </RowCell>
      <RowCell className={classNames(styles.said, part && styles.part)}>
        {!part && <Avatar person={{ username: author?.username ?? name, name, avatar: author?.avatar }} size={20} decorative />}
        <span className={styles.words}>
          {!part && <strong className={styles.name}>{name}</strong>} {fold ? `made ${fold.count} changes` : wordsOf(line, now())}
          {target && !part && (
            <>
              {' '}
              {lead ? (
                <button type="button" className={styles.link} tabIndex={-1} onClick={() => lead(go)}>
                  {target.label}
                </button>
              ) : (
                <span className={target.isGone ? styles.gone : styles.label}>{target.label}</span>
              )}
            </>
          )}
        </span>
        {fold && <Fold size={14} aria-hidden className={styles.fold} />}
      </RowCell>
      <RowCell className={styles.project}>
        {project && !part && <span className={project.isGone ? styles.goneChip : styles.chip}>{project.name}</span>}
      </RowCell>
    </>
  )
}

/** The cells of a line that is still loading. */
export function ActivityLineSkeleton({ width }: { width: string }) {
  return (
    <>
      <span className={styles.time}>
        <Skeleton width={32} />
      </span>
      <span className={styles.said}>
        <Skeleton width={20} height={20} round />
        <Skeleton width={width} />
      </span>
      <span className={styles.project}>
        <Skeleton width={88} />
      </span>
    </>
  )
}

/** A line in words, its moments in the reader's own time zone. */
function wordsOf({ parts, sentence }: ActivityLine, now: Date): string {
  if (parts.length === 0) return sentence
  return parts.map(({ text, at }) => (at === null ? (text ?? '') : formatMoment(new Date(at), now))).join('')
}
