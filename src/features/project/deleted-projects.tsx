// The deleted projects of a workspace that can be had back, for its settings (PSET-15).
import { useMemo } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { borderedList } from '#src/model/settings/bordered-list.css.ts'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import { Logo } from '#src/ui/marks/logo.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './deleted-projects.css.ts'
import { restoreThis } from './project-deletion.actions.ts'
import { type DeletedProjectData, ListDeletedProjects } from './project-deletion.graphql.ts'

/** A row each, newest first, with the day on which it is gone for good. */
export function DeletedProjects({ workspace }: { workspace: WorkspaceSubject }) {
  const read = useRead({
    query: ListDeletedProjects,
    variables: { workspaceSlug: workspace.slug },
    requestPolicy: 'cache-and-network',
  })
  const projects = read.data?.deletedProjects
  if (!projects && read.error) return <ReadFailure inline read={read} what="the deleted projects" />
  if (!projects) return <SkeletonRows count={2} />
  if (projects.length === 0)
    return <p className={styles.none}>Projects that their owners delete stand here for 30 days. None was deleted.</p>
  return (
    <ul className={borderedList} aria-label="Deleted projects">
      {projects.map((one) => (
        <DeletedRow key={one.id} one={one} workspace={workspace} />
      ))}
    </ul>
  )
}

function DeletedRow({ one, workspace }: { one: DeletedProjectData; workspace: WorkspaceSubject }) {
  const { now } = useActions().services
  const { id, name } = one
  const action = useMemo(() => restoreThis({ id, name }), [id, name])
  const by = one.deletedBy ? ` by ${one.deletedBy.name}` : ''
  return (
    <li className={styles.row}>
      <Logo name={name} id={id} src={one.logo} size={28} />
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>
          Deleted {formatDay(new Date(one.deletedAt), now())}
          {by}, kept until {formatDay(new Date(one.keptUntil), now())}
        </span>
      </span>
      <ActionButton action={action} subjects={{ workspace: [workspace] }} />
    </li>
  )
}
