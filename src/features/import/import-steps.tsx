// The steps of an import from its file to the check, one at a time; what is decided in one stays when another is looked at (IMPORT-02).
import { useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import { CancelImport, DryRunImport, type ImportDetailData, type MappingData } from './import.graphql.ts'
import { CheckProgress, StepCheck } from './step-check.tsx'
import { StepColumns } from './step-columns.tsx'
import { StepFile } from './step-file.tsx'
import { type StepId, StepLine, stepsOf } from './step-frame.tsx'
import { StepInto } from './step-into.tsx'
import { StepPeople } from './step-people.tsx'
import type { StepProps } from './step-props.ts'
import { StepSource } from './step-source.tsx'
import { lackOf, useMapping } from './use-mapping.ts'

/** `step` is what the address names, else where it stands. */
export function ImportSteps({
  place,
  detail,
  known,
  step,
  onStep,
}: {
  place: ImportPlace
  detail: ImportDetailData
  known: MappingData
  step: StepId
  onStep: (step: StepId) => void
}) {
  const { api } = useActions().services
  const { id, state } = detail.import
  const mapping = useMapping(place, id, known)
  const [problem, setProblem] = useState<string | null>(null)
  const [going, setGoing] = useState(false)
  const steps = stepsOf(detail)
  const index = steps.findIndex((one) => one.id === step)
  const at = { workspaceSlug: place.workspaceSlug, projectSlug: place.projectSlug, id }
  const show = (next: StepId) => {
    setProblem(null)
    onStep(next)
  }
  const back = () => show(steps[Math.max(0, index - 1)]?.id ?? 'file')

  const goOn = async () => {
    const lack = lackOf(mapping.now)
    if (lack !== null && index >= steps.findIndex((one) => one.id === 'into')) return setProblem(lack)
    setProblem(null)
    setGoing(true)
    try {
      if (lack === null && !(await mapping.flush())) return
      show(steps[Math.min(steps.length - 1, index + 1)]?.id ?? 'check')
    } finally {
      setGoing(false)
    }
  }
  const check = async () => {
    const lack = lackOf(mapping.now)
    if (lack !== null) return setProblem(lack)
    setProblem(null)
    setGoing(true)
    try {
      // One that failed is decided about anew, be it in the same way.
      if (!(await mapping.flush(state === 'FAILED'))) return
      await api.mutate(DryRunImport, at, { lane: `Import:${id}` })
      if (step !== 'check') onStep('check')
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setGoing(false)
    }
  }
  const stopChecking = () => {
    show('people')
    // Where it came through just then there is nothing to stop.
    void api.mutate(CancelImport, at, { lane: `Import:${id}` }).catch(() => undefined)
  }
  if (state === 'DRY_RUN')
    return (
      <>
        <StepLine current="check" steps={steps} onStep={null} />
        <CheckProgress one={detail.import} onBack={stopChecking} />
      </>
    )
  const props: StepProps = {
    ...{ place, detail, mapping, loading: going, onBack: back },
    problem: problem ?? mapping.problem,
    // Whoever comes from the people has decided everything: it is checked at once.
    onContinue: () => void (step === 'people' ? check() : goOn()),
  }
  return (
    <>
      <StepLine current={step} steps={steps} onStep={show} />
      {step === 'file' && <StepFile {...props} />}
      {step === 'source' && <StepSource {...props} />}
      {step === 'into' && <StepInto {...props} />}
      {step === 'columns' && <StepColumns {...props} />}
      {step === 'people' && <StepPeople {...props} />}
      {step === 'check' && <StepCheck key={state} {...props} onCheck={() => void check()} />}
    </>
  )
}
