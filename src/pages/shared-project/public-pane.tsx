// One task of a public project beside the others, with its public fields (BP-05).
import { ArrowLeftIcon, XIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetPublicTask } from '#src/features/public-page/public-page.graphql.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { htmlToText } from '#src/lib/html-text.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { LabelChip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import * as styles from './shared-project-page.css.ts'

/** `narrow` is a phone, where it covers the page and has a way back. */
export function PublicPane({
  token,
  code,
  now,
  narrow,
  onClose,
}: {
  token: string
  code: string
  now: Date
  narrow: boolean
  onClose: () => void
}) {
  const pane = useRef<HTMLElement>(null)
  const read = useRead({ query: GetPublicTask, variables: { token, code }, requestPolicy: 'cache-and-network' })
  const task = read.data?.publicTask
  const shown = useRef(code)
  useEffect(() => {
    shown.current = code
  })
  // Closed, the row of the task that was read last has the focus, else what led here.
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (document.activeElement !== document.body) return
      const row = [...document.querySelectorAll<HTMLElement>('[data-row]')].find((one) => one.dataset.row === shown.current)
      const heir = row ?? before
      if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another task is another pane to read
  useEffect(() => pane.current?.focus(), [code])
  const facts: [string, ReactNode][] = task
    ? [
        [
          'Status',
          <span key="status" className={styles.factValue}>
            <StatusRing colour={task.status.color} fraction={task.done ? 1 : task.progress / 100} /> {task.status.title}
          </span>,
        ],
        ...(task.assignees.length > 0 ? [['Assignees', task.assignees.join(', ')] as [string, string]] : []),
        ...(task.startDate ? [['Start', formatDay(new Date(task.startDate), now)] as [string, string]] : []),
        ...(task.dueDate ? [['Due', formatDay(new Date(task.dueDate), now)] as [string, string]] : []),
      ]
    : []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the focus when it opens, and scrolls by keys
    <aside ref={pane} className={styles.pane} aria-label={task ? `${task.code} ${task.title}` : code} tabIndex={0}>
      <div className={styles.paneTop}>
        <span className={styles.code}>{code}</span>
        <IconButton icon={narrow ? ArrowLeftIcon : XIcon} label={narrow ? 'Back to the tasks' : 'Close'} keys="Escape" onClick={onClose} />
      </div>
      {task ? (
        <>
          <h2 dir="auto" className={styles.paneTitle}>
            {task.title}
          </h2>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {task.labels.length > 0 && (
            <p className={styles.cardFacts}>
              {task.labels.map((label) => (
                <LabelChip key={label.title} colour={label.color}>
                  {label.title}
                </LabelChip>
              ))}
            </p>
          )}
          {htmlToText(task.description ?? '') !== '' && <SafeHtml html={task.description ?? ''} />}
        </>
      ) : read.error ? (
        <ReadFailure read={read} what="the task" />
      ) : read.data ? (
        <p className={styles.none}>There is nothing at this address.</p>
      ) : (
        <SkeletonRows count={4} />
      )}
    </aside>
  )
}
