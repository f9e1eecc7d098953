// The Time Tracking tab of a task: how far it is on top, what was worked on it below (TDETAIL-06, TIMELOG-01).
import { EstimativeSlider } from '#src/features/task/estimative-slider.tsx'
import type { KnownDetail } from '#src/features/task/task-properties.tsx'
import { TimePanel } from '#src/features/time-entry/time-panel.tsx'

/** Two features on one tab. */
export function TimeTrackingPanel({ task }: { task: KnownDetail }) {
  return (
    <>
      <EstimativeSlider task={task} />
      <TimePanel task={task} />
    </>
  )
}
