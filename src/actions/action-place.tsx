// A place for actions: shows every action that names it, so that a row shows another feature's action without importing it.
import type { Place } from './action.ts'
import { ActionButton, type ActionButtonProps } from './action-button.tsx'
import { useActions } from './actions-context.tsx'
import type { Subjects } from './subject.ts'

/** Buttons of the actions in `place`: those of `first` in that order, the others in the registry's, without `except`; `labels` gives shorter words by action id. */
export function ActionPlace({
  place,
  subjects,
  first = [],
  except = [],
  labels = {},
  short = false,
  ...look
}: {
  place: Place
  subjects?: Subjects
  first?: readonly string[]
  except?: readonly string[]
  labels?: Readonly<Record<string, string>>
  /** One word each, where the action has one. */
  short?: boolean
} & Pick<ActionButtonProps, 'look' | 'size' | 'tabIndex' | 'className'>) {
  const { registry } = useActions()
  return registry
    .inPlace(place)
    .filter((action) => !except.includes(action.id))
    .sort((a, b) => rank(first, a.id) - rank(first, b.id))
    .map((action) => (
      <ActionButton
        key={action.id}
        action={action}
        subjects={subjects}
        label={labels[action.id] ?? ((short && action.short) || undefined)}
        {...look}
      />
    ))
}

function rank(first: readonly string[], id: string): number {
  const at = first.indexOf(id)
  return at === -1 ? first.length : at
}
