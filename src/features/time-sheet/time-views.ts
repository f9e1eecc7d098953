// The views of logged time, in the order in which a key goes round.
import type { TimeSheetSubject, TimeView } from '#src/model/time/time-subjects.ts'

/** What each is called. */
export const viewTitles: Readonly<Record<TimeView, string>> = { week: 'Week', list: 'List', chart: 'Chart', missing: 'Missing' }

/** `Missing` is for admins of a project, and not on the way round. */
const ROUND: readonly TimeView[] = ['week', 'list', 'chart']

/** The one after it. */
export function nextView(view: TimeView): TimeView {
  return ROUND[(ROUND.indexOf(view) + 1) % ROUND.length] ?? 'week'
}

/** Whether the missing days of a sheet may be looked at (TIME-13). */
export function seesMissing({ projectSlug, viewerCan }: Pick<TimeSheetSubject, 'projectSlug' | 'viewerCan'>): boolean {
  return projectSlug !== null && viewerCan.includes('ADMIN')
}

/** The views of a sheet as a control shows them. */
export function viewOptions(sheet: Pick<TimeSheetSubject, 'projectSlug' | 'viewerCan'>) {
  const views = seesMissing(sheet) ? [...ROUND, 'missing' as const] : ROUND
  return views.map((value) => ({ value, label: viewTitles[value] }))
}
