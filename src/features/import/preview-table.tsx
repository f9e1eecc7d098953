// The first rows of a file as the tasks that they would be.
import { CheckIcon } from 'lucide-react'
import { useId } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDay } from '#src/lib/dates/date-format.ts'
import * as styles from './columns.css.ts'
import type { ImportDetailData } from './import.graphql.ts'

type Task = ImportDetailData['preview'][number]

/** Columns that nothing stands in are left out, but for the title. */
export function PreviewTable({ tasks, saving }: { tasks: readonly Task[]; saving: boolean }) {
  const { now } = useActions().services
  const id = useId()
  const cells = CELLS.filter(({ text }) => tasks.some((task) => text(task, now()) !== ''))
  return (
    <div className={styles.preview} aria-busy={saving}>
      <h3 id={id} className={styles.legend}>
        {tasks.length === 1 ? 'The first task' : `The first ${tasks.length} tasks`}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by key */}
      <section aria-labelledby={id} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Title</th>
              {cells.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.map((task) => (
              <tr key={task.row}>
                <th scope="row" className={styles.taskTitle} title={task.description ?? undefined}>
                  {task.title === null ? (
                    <span className={styles.out}>No title: it stays out</span>
                  ) : (
                    <span className={styles.titled}>
                      {task.done && <CheckIcon size={12} role="img" aria-label="Done" className={styles.done} />}
                      {task.title}
                    </span>
                  )}
                </th>
                {cells.map(({ name, text }) => (
                  <td key={name}>{text(task, now())}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const CELLS: readonly { name: string; text: (task: Task, now: Date) => string }[] = [
  { name: 'Status', text: ({ status }) => status ?? '' },
  { name: 'Type', text: ({ type }) => type ?? '' },
  { name: 'Labels', text: ({ labels }) => labels.join(', ') },
  { name: 'Assignees', text: ({ assignees }) => assignees.join(', ') },
  { name: 'Due', text: ({ dueDate }, now) => (dueDate === null ? '' : formatDay(new Date(dueDate), now)) },
  { name: 'Parent', text: ({ parent }) => parent ?? '' },
  { name: 'Comments', text: ({ comments }) => (comments === 0 ? '' : String(comments)) },
]
