// What of a project is shared by links that everybody may read, and the way to end each (SHARE-03).
import { Link } from 'react-router-dom'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { ListTaskShares } from './shared-task.graphql.ts'
import * as styles from './shared-tasks.css.ts'
import { switchShare } from './task-share.actions.ts'

/** The newest first, each with who shared it. */
export function SharedTasks({ project: { workspaceSlug, slug: projectSlug } }: { project: { workspaceSlug: string; slug: string } }) {
  const { services } = useActions()
  const here = useHere()
  const read = useRead({ query: ListTaskShares, variables: { workspaceSlug, projectSlug }, requestPolicy: 'cache-and-network' })
  const shares = read.data?.taskShares
  const end = (task: { id: string; code: string | null; title: string }) =>
    void perform(
      switchShare(false),
      here({ task: [{ ...task, workspaceSlug, projectSlug, viewerCan: [] }] } as unknown as Subjects),
      'button',
    )
  return (
    <section className={styles.part} aria-labelledby="shared-tasks">
      <h3 id="shared-tasks" className={styles.title}>
        Shared tasks
      </h3>
      {shares?.length ? (
        <ul className={styles.list}>
          {shares.map((share) => (
            <li key={share.id} className={styles.row}>
              <span className={styles.words}>
                <Link to={taskHref({ id: share.id, workspaceSlug, projectSlug })} className={styles.name}>
                  {[share.code, share.title].filter(Boolean).join(' ')}
                </Link>
                <span className={styles.note}>
                  {`Shared${share.by ? ` by ${share.by.name}` : ''}${share.since ? ` on ${formatDay(new Date(share.since), services.now())}` : ''}`}
                </span>
              </span>
              <Button size={28} aria-label={`Stop sharing ${share.code ?? share.title}`} onClick={() => end(share)}>
                Stop sharing
              </Button>
            </li>
          ))}
        </ul>
      ) : shares ? (
        <p className={styles.note}>No task is shared: open one and share it to make a link that everybody can read.</p>
      ) : read.error ? (
        <ReadFailure inline read={read} what="the shared tasks" />
      ) : (
        <SkeletonRows count={2} />
      )}
    </section>
  )
}
