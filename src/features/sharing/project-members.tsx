// The people of a project in its settings: who they are, and what they may do (PSET-07, PSET-08).

import { EllipsisVerticalIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { ActionContextMenu, ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { usePlainList } from '#src/actions/lists/use-plain-list.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { holdsTyped } from '#src/lib/search/search-text.ts'
import { plural } from '#src/lib/text.ts'
import { PersonFace } from '#src/model/person/person-face.tsx'
import { inviteRoles } from '#src/model/project/invite-roles.ts'
import { ListMembers, type MemberRowData } from '#src/model/project/member.graphql.ts'
import type { MemberSubject } from '#src/model/project/member-subject.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
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
        <ComingRows kind="member">
          <SkeletonRows count={Math.min(project.people.length, 8)} />
        </ComingRows>
      </div>
    )
  return <People {...{ members, search, setSearch, project, workspaceOwner }} />
}

/** The rows of those that the search leaves, in the scene. */
function People({
  members,
  search,
  setSearch,
  project,
  workspaceOwner,
}: Whose & { members: readonly MemberRowData[]; search: string; setSearch: (text: string) => void }) {
  const me = useActions().services.viewer?.username
  const found = useMemo(
    () =>
      members
        .filter(({ person }) => search === '' || holdsTyped(`${person.name} ${person.username}`, search))
        .map((member) => subjectOf(member, { project, workspaceOwner }, me)),
    [members, search, project, workspaceOwner, me],
  )
  const { active, frame } = usePlainList('member', found, `members:${project.id}`)
  return (
    <div {...frame} className={styles.body}>
      {members.length > SEARCHED && (
        <TextField
          label="Search people"
          hideLabel
          placeholder="Search people"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ActionContextMenu kind="member" label="Actions" disabled={!found.some((member) => member.id === active && hasMenu(member, me))}>
        <ul className={styles.list} aria-label="People">
          {found.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              data={members.find(({ id }) => id === member.id)}
              menu={member.id === active || found.length <= MENUS}
              me={me}
            />
          ))}
        </ul>
      </ActionContextMenu>
      {found.length === 0 && <p className={styles.none}>Nobody here is called that.</p>}
    </div>
  )
}

/** Each row of a list that is not longer has its menu. */
const MENUS = 60

function subjectOf(
  { id, role, person, openTasks }: MemberRowData,
  { project, workspaceOwner }: Whose,
  me: string | undefined,
): MemberSubject {
  const owns = person.username === project.owner?.username
  const ownsAll = person.username === workspaceOwner
  return {
    ...{ id, role: owns ? 'owner' : role, username: person.username, name: person.name, openTasks, owns: owns || ownsAll },
    fixed: owns || ownsAll ? 'The owner is always an admin.' : person.username === me ? 'Nobody changes their own role.' : null,
    project: { workspaceSlug: project.workspaceSlug, projectSlug: project.slug, name: project.name },
    viewerCan: project.viewerCan,
  }
}

/** Nobody takes themselves or an owner off here, or gives them another role. */
function hasMenu({ viewerCan, owns, username }: MemberSubject, me: string | undefined): boolean {
  return viewerCan.includes('ADMIN') && !owns && username !== me
}

function MemberRow({
  member,
  data,
  menu,
  me,
}: {
  member: MemberSubject
  data: MemberRowData | undefined
  menu: boolean
  me: string | undefined
}) {
  const { services } = useActions()
  if (!data) return null
  const { id, name, username, role, fixed, openTasks, viewerCan } = member
  const text = role === 'owner' ? 'Owner' : (inviteRoles.find(({ value }) => value === role)?.label ?? role)
  const subjects = { member: [member] }
  const since = data.since === null ? null : formatDay(new Date(data.since), services.now())
  return (
    <li className={styles.row} data-row={id} data-item tabIndex={-1} aria-label={name}>
      <PersonFace person={data.person} size={28} />
      <span className={styles.who}>
        <span className={styles.name}>
          {name}
          {username === me && ' (you)'}
        </span>
        <span className={styles.username}>@{username}</span>
      </span>
      <span className={styles.facts}>
        {since !== null && <span>since {since}</span>}
        {openTasks !== null && <span className={styles.figure}>{plural(openTasks, 'open task')}</span>}
      </span>
      <span className={styles.roleCell}>
        {fixed === null && viewerCan.includes('ADMIN') ? (
          <ActionButton action={changeMemberRole} subjects={subjects} label={text} />
        ) : (
          <span className={styles.role}>
            {text}
            {fixed !== null && viewerCan.includes('ADMIN') && <span className={styles.why}>{fixed}</span>}
          </span>
        )}
      </span>
      {viewerCan.includes('ADMIN') && (
        <span className={styles.menu}>
          {menu && hasMenu(member, me) && (
            <ActionMenu kind="member" subjects={subjects} label={`Actions on ${name}`} align="end">
              <IconButton icon={EllipsisVerticalIcon} label={`Actions on ${name}`} size={28} />
            </ActionMenu>
          )}
        </span>
      )}
    </li>
  )
}
