// The people of a project in its settings: who they are, and what they may do (PSET-07, PSET-08).
import { useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { holdsTyped } from '#src/lib/search/search-text.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { ListMembers, type MemberRowData } from './invite.graphql.ts'
import { inviteRoles } from './invite-roles.ts'
import { changeMemberRole } from './member.actions.ts'
import * as styles from './project-members.css.ts'

interface Whose {
  project: ProjectSubject & { owner: { username: string } | null; people: readonly unknown[] }
  /** Of the workspace, where it is known. */
  workspaceOwner: string | null
}

/** Only so many are looked through by eye. */
const SEARCHED = 8
/** The height of one, with its line, in px. */
const ROW = 49

/** A row each; their role is a button for admins, but for owners and oneself. */
export function ProjectMembers({ project, workspaceOwner }: Whose) {
  const read = useRead({
    query: ListMembers,
    variables: { workspaceSlug: project.workspaceSlug, projectSlug: project.slug },
    requestPolicy: 'cache-and-network',
  })
  const [search, setSearch] = useState('')
  const members = read.data?.members
  if (!members && read.error) return <ReadFailure inline read={read} what="the members" />
  // As high as what comes: nothing below it moves.
  if (!members)
    return (
      <div style={{ height: project.people.length * ROW }}>
        <SkeletonRows count={Math.min(project.people.length, 8)} />
      </div>
    )
  const found = members.filter(({ person }) => search === '' || holdsTyped(`${person.name} ${person.username}`, search))
  return (
    <>
      {members.length > SEARCHED && (
        <TextField
          label="Search people"
          hideLabel
          placeholder="Search people"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul className={styles.list} aria-label="People">
        {found.map((member) => (
          <MemberRow key={member.id} member={member} project={project} workspaceOwner={workspaceOwner} />
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>Nobody here is called that.</p>}
    </>
  )
}

function MemberRow({ member: { id, role, person }, project, workspaceOwner }: Whose & { member: MemberRowData }) {
  const { viewer } = useActions().services
  const owns = person.username === project.owner?.username
  const isMe = person.username === viewer?.username
  const fixed =
    owns || person.username === workspaceOwner ? 'The owner is always an admin.' : isMe ? 'Nobody changes their own role.' : null
  const text = owns ? 'Owner' : (inviteRoles.find(({ value }) => value === role)?.label ?? role)
  const subject = {
    ...{ id, role, fixed, name: person.name, viewerCan: project.viewerCan },
    project: { workspaceSlug: project.workspaceSlug, projectSlug: project.slug, name: project.name },
  }
  return (
    <li className={styles.row}>
      <Avatar person={person} size={28} decorative />
      <span className={styles.who}>
        <span className={styles.name}>
          {person.name}
          {isMe && ' (you)'}
        </span>
        <span className={styles.username}>@{person.username}</span>
      </span>
      {fixed === null && project.viewerCan.includes('ADMIN') ? (
        <ActionButton action={changeMemberRole} subjects={{ member: [subject] }} label={text} />
      ) : (
        <span className={styles.role} title={fixed ?? undefined}>
          {text}
        </span>
      )}
    </li>
  )
}
