// Who finished how much in a project: `.../rockstars`.
import { EyeOffIcon } from 'lucide-react'
import { useLayoutEffect, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import * as styles from '#src/features/rockstar/rockstar.css.ts'
import { GetRockstars } from '#src/features/rockstar/rockstar.graphql.ts'
import { RockstarBoard } from '#src/features/rockstar/rockstar-board.tsx'
import { RockstarSkeleton } from '#src/features/rockstar/rockstar-skeleton.tsx'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { periodNameOf, periodTitles } from '#src/lib/dates/period.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { askedFor, type LeaderboardSubject, rockstarsPath, variablesOf } from '#src/model/rockstar/leaderboard-subject.ts'
import { useAgainAfterTasks } from '#src/model/task/rows/use-again-after-tasks.ts'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page as frame } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

const SORTS = [
  { value: 'tasks', label: 'Tasks' },
  { value: 'hours', label: 'Hours' },
] as const

/** The layout makes another project another page. */
export function RockstarsPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const { scene, services } = useActions()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const [query] = useSearchParams()
  const today = plainDateOf(services.now())
  const asked = useMemo(() => askedFor(query, today), [query, today])
  const place = { workspaceSlug, projectSlug }
  const read = useRead({
    query: GetRockstars,
    variables: variablesOf({ ...place, ...asked }),
    keep: ['from', 'to'],
    requestPolicy: 'cache-and-network',
  })
  const found = read.data?.rockstars
  const hidden = project?.status === 'ARCHIVED' ? null : (found?.viewerHidden ?? null)
  const page = useMemo(
    (): LeaderboardSubject => ({
      ...{ id: `${workspaceSlug}/${projectSlug}`, workspaceSlug, projectSlug, hidden, viewerCan: project?.viewerCan ?? [] },
      ...asked,
    }),
    [workspaceSlug, projectSlug, hidden, project, asked],
  )
  useLayoutEffect(() => scene.set({ leaderboard: page }), [scene, page])
  useLayoutEffect(() => () => scene.set({ leaderboard: null }), [scene])
  useAgainAfterTasks(projectSlug, read.again)
  useDocumentTitle(project ? `Rockstar Team of ${project.name}` : 'Rockstar Team')
  const subjects = { leaderboard: [page] }
  const name = periodNameOf(page.days, today)
  const days = formatTimebox(page.days.start, page.days.end)
  const isOff = project?.showsRockstars === false
  return (
    <div className={frame}>
      <PageHeader title="Rockstar Team" actions={!isOff && <ActionPlace place="rockstars.tools" look="icon" subjects={subjects} />}>
        {!isOff && (
          <div className={styles.bar}>
            <ActionById id="rockstars.earlier" look="icon" subjects={subjects} />
            <ActionPlace place="rockstars.period" subjects={subjects} labels={{ 'rockstars.period': name ? periodTitles[name] : days }} />
            <ActionById id="rockstars.later" look="icon" subjects={subjects} />
            {name && <span className={styles.range}>{days}</span>}
            <Segmented
              label="Sort by"
              value={page.sort}
              onChange={(sort) => services.go.to(rockstarsPath({ ...page, sort }, today))}
              options={SORTS}
            />
          </div>
        )}
      </PageHeader>
      <div className={styles.scroller}>
        <div className={styles.column} aria-busy={!found}>
          {isOff ? (
            <EmptyState icon={EyeOffIcon}>This page is switched off for this project.</EmptyState>
          ) : found ? (
            <RockstarBoard page={page} data={found} now={services.now()} />
          ) : read.error ? (
            <ReadFailure read={read} what="what was finished" />
          ) : (
            <RockstarSkeleton />
          )}
        </div>
      </div>
    </div>
  )
}
