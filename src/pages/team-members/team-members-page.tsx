// Who belongs to a workspace, and who was invited: `/{companySlug}/team-members`.
import { useLayoutEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ListedBulkBar } from '#src/actions/lists/listed-bulk-bar.tsx'
import { teamPath } from '#src/features/team/team.actions.ts'
import { TeamList } from '#src/features/team/team-list.tsx'
import { OwnerPage } from '#src/features/workspace/owner-page.tsx'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { TEAM_SORTS, type TeamListSubject, type TeamSort } from '#src/model/team/team-subject.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'team.bulk': true
  }
}

/** The owner's; others read whose it is. */
export function TeamMembersPage() {
  const { companySlug = '' } = useParams()
  return (
    <OwnerPage slug={companySlug} title="Team members" what="the team" lists="teammember">
      {(workspace) => <Team key={workspace.slug} workspace={workspace} />}
    </OwnerPage>
  )
}

const isSort = (text: string): text is TeamSort => Object.hasOwn(TEAM_SORTS, text)

/** Below that the buttons of the head are one word each, in px. */
const NARROW = 480
/** Below that people are cards, in px. */
const CARDS = 640

function Team({ workspace: { slug, name, viewerCan } }: { workspace: WorkspaceHeadData }) {
  const { scene } = useActions()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const narrow = useNarrower(frame, NARROW)
  const cards = useNarrower(frame, CARDS)
  const [total, setTotal] = useState<number | null>(null)
  const search = query.get('q') ?? ''
  const asked = (query.get('sort') ?? '').toUpperCase()
  const sort = isSort(asked) ? asked : 'NAME'
  const list = useMemo(
    (): TeamListSubject => ({ id: slug, workspaceSlug: slug, workspaceName: name, search, sort, viewerCan }),
    [slug, name, search, sort, viewerCan],
  )
  useLayoutEffect(() => scene.set({ teamlist: list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ teamlist: null }), [scene])
  return (
    <div ref={setFrame} className={page}>
      <PageHeader
        title="Team members"
        meta={total !== null && <span className={count}>{total}</span>}
        actions={<ActionPlace place="team.tools" short={narrow} subjects={{ teamlist: [list] }} />}
      >
        <SearchBox
          label="Search people"
          text={search}
          onSearch={(q) => void navigate(teamPath(slug, { search: q, sort }), { replace: true })}
        />
      </PageHeader>
      <TeamList key={`${search} ${sort}`} list={list} label={`People of ${name}`} cards={cards} onTotal={setTotal} />
      <ListedBulkBar place="team.bulk" />
    </div>
  )
}
