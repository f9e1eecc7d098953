// How a person looks at charts of sprints: kept on this device.
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { createStore } from '#src/lib/store.ts'
import type { SprintCurve, SprintUnit } from '#src/model/sprint/sprint-burndown.ts'

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: unknown) =>
    values.find((known) => known === value) ?? null

/** What is counted. */
export const unitChoice = surfaceChoice<SprintUnit>('sprint-unit', oneOf('tasks', 'hours'))

/** Which curve is drawn. */
export const curveChoice = surfaceChoice<SprintCurve>('sprint-curve', oneOf('burndown', 'burnup'))

/** Whether the chart stands there, or its sentence alone; as wide as a phone it is the sentence unless somebody said otherwise. */
export const foldChoice = surfaceChoice<'open' | 'folded'>('sprint-chart', oneOf('open', 'folded'))

/** Whether the figures are shown in place of the drawing. */
export const chartAsTable = createStore(() => false)
