// The people of a workspace, and under them who was invited (TEAM-01).

import { SearchXIcon, UserPlusIcon } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ListedRow } from '#src/actions/listed-rows.ts'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { Press } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { usePages } from '#src/data/use-pages.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { TeamListSubject, TeamMemberSubject } from '#src/model/team/team-subject.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import { InvitedAndRemoved } from './invited.tsx'
import { type TeamMemberData, TeamMembers } from './team.graphql.ts'
import { OPENED_PX, TeamCard, TeamRow, TeamSkeleton } from './team-row.tsx'

const PER_PAGE = 50

type Row = TeamMemberSubject & ListedRow & { member: TeamMemberData }

/** Which cards are open, and how much higher they are by that. */
function useOpened() {
  const [opened, setOpened] = useState<ReadonlyMap<string, number>>(new Map())
  const toggle = (id: string) =>
    setOpened((before) => new Map(before.has(id) ? [...before].filter(([one]) => one !== id) : [...before, [id, OPENED_PX]]))
  return { opened, toggle }
}

const NONE: ReadonlyMap<string, number> = new Map()

interface TeamListProps {
  list: TeamListSubject
  label: string
  /** Narrow, people are cards that open; else rows that lead to their profiles. */
  cards: boolean
  onTotal: (total: number | null) => void
}

/** The list; another question is another list. */
export function TeamList({ list, label, cards, onTotal }: TeamListProps) {
  const { opened, toggle } = useOpened()
  const { go } = useActions().services
  const hidden = useHidden()
  const { workspaceSlug, workspaceName, search, sort, viewerCan } = list
  const [count, setCount] = useState(1)
  const requests = useMemo(
    () => Array.from({ length: count }, (_, at) => ({ workspaceSlug, search, sort, page: at + 1, perPage: PER_PAGE })),
    [workspaceSlug, search, sort, count],
  )
  const read = useCallback(
    ({ teamMembers }: { teamMembers: { nodes: readonly TeamMemberData[]; totalPages: number; totalCount: number | null } }) => {
      onTotal(teamMembers.totalCount)
      return teamMembers
    },
    [onTotal],
  )
  const { pages, retry } = usePages(TeamMembers, requests, read, 'cache-and-network')
  const members = useMemo(() => pages.flatMap(({ data }) => data?.nodes ?? []), [pages])
  const rows = useMemo(
    () =>
      members
        .filter(({ person }) => !hidden.has(heldId('teammember', person.username)))
        .map((member): Row => {
          const { username, name } = member.person
          const { email, role, projects } = member
          return { id: username, workspaceSlug, workspaceName, username, name, email, role, projects, viewerCan, member }
        }),
    [members, hidden, workspaceSlug, workspaceName, viewerCan],
  )
  const lines = useMemo(() => rows.map(({ id }) => ({ id })), [rows])
  const [first, last] = [pages[0], pages.at(-1)]
  if (!first?.data)
    return first?.error ? (
      <ReadFailure read={{ ...first, stale: false, again: retry }} what="the team" />
    ) : (
      <ComingRows kind="teammember">
        <SkeletonList count={8} draw={(width) => <TeamSkeleton width={width} card={cards} />} />
      </ComingRows>
    )
  if (rows.length === 0) return <EmptyState icon={SearchXIcon}>Nobody matches.</EmptyState>
  return (
    <ListedList
      kind="teammember"
      rows={rows}
      many
      label={label}
      menu="Person"
      lines={lines}
      kept={`team:${list.id}:${search}:${sort}`}
      onNearEnd={() => last?.data && count < (first.data?.totalPages ?? 1) && setCount(count + 1)}
      taller={cards ? opened : NONE}
      onOpen={({ id, username }) => (cards ? toggle(id) : go.to(pathTo('profile', { username })))}
      draw={(row, { active }) => {
        const { id, member } = row as Row
        return cards ? (
          <TeamCard member={member} active={active} open={opened.has(id)} onToggle={() => toggle(id)} />
        ) : (
          <TeamRow member={member} />
        )
      }}
      below={
        <>
          {members.length === 1 && search === '' && (
            <EmptyState small icon={UserPlusIcon}>
              You are alone here.
              <Press id="team.invite" does="to invite somebody." />
            </EmptyState>
          )}
          <InvitedAndRemoved list={list} />
        </>
      }
    />
  )
}
