// What was done in a workspace, and by whom: `/{companySlug}/team-members/log`.
import { useLayoutEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ActivityFeed } from '#src/features/activity-log/activity-feed.tsx'
import { LogFilterChips } from '#src/features/activity-log/log-filter-chips.tsx'
import { OwnerPage } from '#src/features/workspace/owner-page.tsx'
import type { WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { type LogSubject, logPath, readLogAddress } from '#src/model/activity/log-subject.ts'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

/** The owner's; others read whose it is. */
export function ActivityLogPage() {
  const { companySlug = '' } = useParams()
  return (
    <OwnerPage slug={companySlug} title="Activity log" what="the activity log" lists="logline">
      {(workspace) => <Log key={workspace.slug} workspace={workspace} />}
    </OwnerPage>
  )
}

function Log({ workspace: { slug, name, viewerCan } }: { workspace: WorkspaceHeadData }) {
  const { scene } = useActions()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = query.toString()
  const log = useMemo(
    (): LogSubject => ({ id: slug, workspaceSlug: slug, filters: readLogAddress(new URLSearchParams(asked)), viewerCan }),
    [slug, asked, viewerCan],
  )
  useLayoutEffect(() => scene.set({ log }), [scene, log])
  useLayoutEffect(() => () => scene.set({ log: null }), [scene])
  const subjects = { log: [log] }
  return (
    <div className={page}>
      <PageHeader title="Activity log" actions={<ActionPlace place="log.tools" subjects={subjects} />}>
        <SearchBox
          label="Search activity"
          text={log.filters.q}
          onSearch={(q) => void navigate(logPath(slug, { ...log.filters, q }), { replace: true })}
        />
        <ActionPlace place="log.filter" subjects={subjects} />
        <LogFilterChips log={log} />
      </PageHeader>
      <ActivityFeed key={asked} log={log} label={`Activity of ${name}`} />
    </div>
  )
}
