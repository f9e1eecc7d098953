// What stands beside a discussion: the task that was made of it, and who is told of it (DISC-05, DISC-10).
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { figure } from '#src/lib/figures.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { heading } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import * as styles from './thread-page.css.ts'
import type { ThreadDetail } from './thread-view.tsx'

/** As many names stand there; the others are a number. */
const SHOWN = 8

/** A column of its own, below the comments where there is no room for one. */
export function ThreadSide({ thread }: { thread: ThreadDetail }) {
  const { followers, followersCount, task } = thread
  const shown = (followers ?? []).slice(0, SHOWN)
  const more = (followersCount ?? shown.length) - shown.length
  return (
    <section className={styles.side} aria-label="About this discussion">
      {(task || thread.viewerCan.includes('EDIT')) && (
        <section aria-label="Task">
          <h2 className={`${heading.section} ${styles.sideHead}`}>Task</h2>
          {task ? (
            <Link
              to={taskHref({ id: task.id, workspaceSlug: thread.workspaceSlug, projectSlug: thread.projectSlug })}
              className={styles.task}
            >
              <span className={styles.number}>{task.code}</span> {task.title}
            </Link>
          ) : (
            <ActionById id="thread.to-task" subjects={{ thread: [thread] }} />
          )}
        </section>
      )}
      <section aria-label="Followers">
        <h2 className={`${heading.section} ${styles.sideHead}`}>
          Followers <span className={styles.fact}>{figure(followersCount ?? shown.length)}</span>
        </h2>
        <ul className={styles.people}>
          {shown.map((person) => (
            <li key={person.id} className={styles.person}>
              <Avatar person={person} size={20} decorative />
              <span dir="auto" className={styles.personName} title={person.name}>
                {person.name}
              </span>
            </li>
          ))}
          {more > 0 && <li className={styles.fact}>and {figure(more)} more</li>}
        </ul>
        <ActionById id="thread.follow" look="subtle" subjects={{ thread: [thread] }} />
      </section>
    </section>
  )
}
