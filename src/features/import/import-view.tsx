// One import, as far as it is: its steps, its progress, or how it ended. The address names it and its step, so that it is found again (IMPORT-02).
import { useLayoutEffect, useMemo } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import { FieldsSkeleton } from '#src/model/settings/settings-skeleton.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'
import * as styles from './import.css.ts'
import type { ImportData, ImportDetailData } from './import.graphql.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportFailure, ImportResult } from './import-result.tsx'
import { ImportSteps } from './import-steps.tsx'
import { StepFile } from './step-file.tsx'
import { type StepId, StepLine, stepsOf } from './step-frame.tsx'
import { subjectOf, useImport } from './use-import.ts'

/** For who may import there. */
export function ImportView({ place, id }: { place: ImportPlace; id: string }) {
  const { workspaceSlug, projectSlug } = place
  const read = useImport(place, id)
  const detail = read.data?.import
  const one = detail?.import
  useInView(useMemo(() => one && subjectOf(one, { workspaceSlug, projectSlug }), [one, workspaceSlug, projectSlug]))
  if (!detail) return read.error ? <ReadFailure read={read} what="this import" /> : <FieldsSkeleton count={4} />
  return (
    <div className={styles.frame}>
      <Stage key={stageOf(detail.import)} place={place} detail={detail} />
    </div>
  )
}

/** Actions act on it while its page is in view. */
function useInView(subject: ReturnType<typeof subjectOf> | undefined): void {
  const { scene } = useActions()
  useLayoutEffect(() => scene.set({ import: subject ?? null }), [scene, subject])
  useLayoutEffect(() => () => scene.set({ import: null }), [scene])
}

type StageName = 'steps' | 'work' | 'end' | 'failed'

function stageOf({ state }: ImportData): StageName {
  if (state === 'RUNNING' || state === 'UNDOING') return 'work'
  if (state === 'DONE' || state === 'CANCELLED' || state === 'UNDONE') return 'end'
  return state === 'FAILED' ? 'failed' : 'steps'
}

function Stage({ place, detail }: { place: ImportPlace; detail: ImportDetailData }) {
  const [query, setQuery] = useAddressQuery()
  const { import: one, mapping } = detail
  const named = stepsOf(detail).find(({ id }) => id === query.get('step'))?.id
  const goTo = (step: StepId) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      next.set('step', step)
      return next
    })
  const stage = stageOf(one)
  if (stage === 'work') return <ImportProgress place={place} one={one} />
  if (stage === 'end') return <ImportResult place={place} detail={detail} />
  if (stage === 'failed' && (named === undefined || named === 'check' || mapping === null))
    return (
      <ImportFailure
        place={place}
        detail={detail}
        onBack={mapping === null ? null : () => goTo(detail.archive === null ? 'columns' : 'people')}
      />
    )
  if (mapping === null || one.state === 'READING')
    return (
      <>
        <StepLine current="file" steps={stepsOf(detail)} onStep={null} />
        <StepFile place={place} detail={detail} />
      </>
    )
  const stands = one.state === 'READY' || one.state === 'DRY_RUN' ? 'check' : detail.archive === null ? 'source' : 'file'
  return <ImportSteps place={place} detail={detail} known={mapping} step={named ?? stands} onStep={goTo} />
}
