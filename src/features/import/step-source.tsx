// Who wrote the file: recognized by its shape, and changeable (IMPORT-01).
import type { MappingData } from './import.graphql.ts'
import { sourceNames } from './import-words.ts'
import { RadioCards } from './radio-cards.tsx'
import { ImportNotes } from './step-file.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

// Our own archives are no tables, and tables are no archives.
const OPTIONS = (Object.keys(sourceNames) as MappingData['source'][])
  .filter((value) => value !== 'PALETTE')
  .map((value) => ({ value, label: sourceNames[value] }))

/** `This looks like a Jira export`. */
export function StepSource({ detail, mapping, problem, loading, onBack, onContinue }: StepProps) {
  const { source } = detail.import
  const name = sourceNames[source]
  const article = /^[AEIOU]/.test(name) ? 'an' : 'a'
  return (
    <StepFrame
      title={source === 'CSV' ? 'This looks like a table' : `This looks like ${article} ${name} export`}
      text="If it is something else, say so: columns are read by where they come from."
      {...{ problem, loading, onBack, onContinue }}
    >
      <RadioCards
        label="Source"
        narrow
        value={mapping.now.source}
        onChange={(chosen) => mapping.change({ source: chosen })}
        options={OPTIONS}
      />
      <ImportNotes detail={detail} />
    </StepFrame>
  )
}
