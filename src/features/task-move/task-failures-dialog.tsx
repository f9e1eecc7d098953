// Which tasks of a step could not be changed, and why; exactly those are tried again.
import { RotateCwIcon } from 'lucide-react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import * as type from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import * as styles from './task-failures-dialog.css.ts'

/** Names every task that failed; a title opens its task. */
export function TaskFailuresDialog({ text, failures, retry, onClose }: DialogProps['task.failures'] & { onClose: () => void }) {
  const { go } = useActions().services
  const same = new Set(failures.map(({ reason }) => reason)).size === 1
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Could not be changed"
      description={text}
      flush
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            icon={RotateCwIcon}
            onClick={() => {
              onClose()
              retry()
            }}
          >
            Retry {failures.length === 1 ? 'this one' : `these ${failures.length}`}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {failures.map(({ task, reason }) => (
          <li key={task.id} className={styles.item}>
            <span className={type.fact}>{task.code}</span>
            <button
              type="button"
              className={styles.title}
              onClick={() => {
                onClose()
                go.task(task)
              }}
            >
              {task.title}
            </button>
            {!same && <span className={styles.reason}>{reason}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
