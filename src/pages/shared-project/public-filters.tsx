// What narrows a public project: two lists to choose from, on a phone one button and a chip for what is set (SCREEN-02, BP-05).
import { FilterIcon } from 'lucide-react'
import type { PublicProjectData } from '#src/features/public-page/public-page.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { Chip, Dot, LabelChip } from '#src/ui/marks/chip.tsx'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import type { PublicCommand } from './public-commands.tsx'
import type { PublicFilter } from './public-tasks.ts'

const ALL = ''

/** Props of PublicFilters; `onAsk` opens the list of all that can be chosen. */
export interface PublicFiltersProps {
  project: Pick<PublicProjectData, 'statuses' | 'labels'>
  filter: PublicFilter
  narrow: boolean
  onChange: (changed: Partial<Record<'status' | 'label', string | null>>) => void
  onAsk: () => void
}

/** The controls beside the search. */
export function PublicFilters({ project: { statuses, labels }, filter, narrow, onChange, onAsk }: PublicFiltersProps) {
  if (narrow) {
    const status = statuses.find(({ id }) => id === filter.status)
    const label = labels.find(({ title }) => title === filter.label)
    return (
      <>
        <Button icon={FilterIcon} keys="f" onClick={onAsk}>
          Filter
        </Button>
        {status && <Chip onRemove={() => onChange({ status: null })}>{status.title}</Chip>}
        {label && (
          <LabelChip colour={label.color} onRemove={() => onChange({ label: null })}>
            {label.title}
          </LabelChip>
        )}
      </>
    )
  }
  return (
    <>
      <Select
        label="Status"
        hideLabel
        size={28}
        value={filter.status ?? ALL}
        onChange={(status) => onChange({ status: status || null })}
        options={[{ value: ALL, label: 'All statuses' }, ...statuses.map(({ id, title }) => ({ value: id, label: title }))]}
      />
      {labels.length > 0 && (
        <Select
          label="Label"
          hideLabel
          size={28}
          value={filter.label ?? ALL}
          onChange={(label) => onChange({ label: label || null })}
          options={[{ value: ALL, label: 'All labels' }, ...labels.map(({ title }) => ({ value: title, label: title }))]}
        />
      )}
    </>
  )
}

/** Every status and label to narrow by; what is set is ticked, and chosen again it is taken off. */
export function filterLines({
  project: { statuses, labels },
  filter,
  onChange,
}: Omit<PublicFiltersProps, 'narrow' | 'onAsk'>): PublicCommand[] {
  return [
    ...statuses.map(({ id, title, color }) => ({
      ...{ title, group: 'Status', icon: <StatusRing colour={color} fraction={0} />, checked: filter.status === id },
      run: () => onChange({ status: filter.status === id ? null : id }),
    })),
    ...labels.map(({ title, color }) => ({
      ...{ title, group: 'Label', icon: <Dot colour={color} />, checked: filter.label === title },
      run: () => onChange({ label: filter.label === title ? null : title }),
    })),
  ]
}
