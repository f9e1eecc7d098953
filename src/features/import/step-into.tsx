// Where the tasks of a file go: a new project, one that there is, or one for each value of a column.
import { useRead } from '#src/data/use-read.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './import.css.ts'
import { ImportProjects, type MappingData } from './import.graphql.ts'
import { nameOfFile } from './import-words.ts'
import { RadioCards } from './radio-cards.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

/** Who imports into a project decides nothing here. */
export function StepInto(props: StepProps) {
  const { place, mapping, problem, loading, onBack, onContinue } = props
  if (place.projectSlug !== null)
    return (
      <StepFrame
        title={`All of it goes into ${props.detail.import.project?.name ?? place.projectSlug}`}
        text="The owner of the workspace can import into others, and into new ones."
        {...{ problem, loading, onBack, onContinue }}
      />
    )
  const choose = (into: MappingData['into']) =>
    mapping.change({ into, ...(into === 'NEW' && !mapping.now.intoName && { intoName: nameOfFile(props.detail.import.filename) }) })
  return (
    <StepFrame title="Where should the tasks go?" {...{ problem, loading, onBack, onContinue }}>
      <RadioCards
        label="Into"
        value={mapping.now.into}
        onChange={choose}
        options={[
          { value: 'NEW', label: 'A new project', below: <NewName {...props} /> },
          { value: 'EXISTING', label: 'A project that there is', below: <Existing {...props} /> },
          {
            value: 'EACH',
            label: 'A project for each value of a column',
            hint: 'such as a team, a list or a repository; projects of the same name are taken',
            below: <Each {...props} />,
          },
        ]}
      />
    </StepFrame>
  )
}

function NewName({ mapping }: StepProps) {
  return (
    <TextField
      label="Name"
      value={mapping.now.intoName ?? ''}
      maxLength={120}
      onChange={(event) => mapping.change({ intoName: event.target.value })}
    />
  )
}

function Existing({ place, mapping }: StepProps) {
  const read = useRead({ query: ImportProjects, variables: { workspaceSlug: place.workspaceSlug } })
  const projects = (read.data?.projects ?? []).filter(
    ({ status, viewerCan, slug }) => (status !== 'ARCHIVED' && viewerCan.includes('ADMIN')) || slug === mapping.now.intoProject,
  )
  return (
    <Select
      label="Project"
      value={mapping.now.intoProject ?? null}
      placeholder={read.data && projects.length === 0 ? 'You administer no project yet' : 'Choose a project…'}
      onChange={(intoProject) => mapping.change({ intoProject })}
      options={projects.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  )
}

function Each({ detail, mapping }: StepProps) {
  const { columns } = mapping.now
  const chosen = columns.findIndex(({ target }) => target === 'PROJECT')
  const choose = (value: string) => {
    const index = Number(value)
    mapping.change({
      columns: columns.map((column, at) => {
        if (at === index) return { ...column, target: 'PROJECT' as const }
        return column.target === 'PROJECT' ? { ...column, target: 'NAMED_LABEL' as const } : column
      }),
    })
  }
  const column = detail.columns[chosen]
  return (
    <>
      <Select
        label="Column"
        value={chosen < 0 ? null : String(chosen)}
        placeholder="Choose a column…"
        onChange={choose}
        options={detail.columns.flatMap(({ name, filled, samples }, at) =>
          filled === 0 ? [] : [{ value: String(at), label: name, hint: samples[0] }],
        )}
      />
      {column && column.values.length > 0 && (
        <p className={styles.facts}>
          {column.values
            .slice(0, 6)
            .map(({ value, count }) => `${value} (${count})`)
            .join(', ')}
          {(column.more || column.values.length > 6) && ' and others'}
        </p>
      )}
    </>
  )
}
