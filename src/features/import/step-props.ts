// What the steps of an import have in common.
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import type { ImportDetailData } from './import.graphql.ts'
import type { Mapping } from './use-mapping.ts'

/** What every step is given. */
export interface StepProps {
  place: ImportPlace
  detail: ImportDetailData
  mapping: Mapping
  problem: string | null
  loading: boolean
  onBack: () => void
  onContinue: () => void
}
