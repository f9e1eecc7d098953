// The Time Tracking tab of a task: how far it is on top, what was worked on it below (TDETAIL-06, TIMELOG-01).

import { EstimativeSlider } from '#src/features/task-properties/estimative-slider.tsx'
import { TimePanel } from '#src/features/time-entry/time-panel.tsx'
import type { KnownDetail } from '#src/model/task/known-detail.ts'

/** Two features on one tab. */
export function TimeTrackingPanel({ task }: { task: KnownDetail }) {
  return (
    <>
      <EstimativeSlider task={task} />
      <TimePanel task={task} />
    </>
  )
}
