// What a list is narrowed by, one chip a condition: each of its parts is changed by itself, and all of them go with one press.
import { XIcon } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useAction, useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import type { TaskView } from '#src/model/task/rows/task-view.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { rowsInherit } from '#src/ui/focus/focus-successor.ts'
import { useKeptFocus } from '#src/ui/focus/kept-focus.ts'
import * as styles from './filter-bar.css.ts'
import { type FilterChipText, filterChips } from './task-filter-chips.ts'

/** A line below the tools; nothing while nothing is filtered. Where it goes with the focus, `heir` has it. */
export function FilterBar({
  view,
  onChange,
  catalogue,
  heir,
}: {
  view: TaskView
  onChange: (part: Partial<TaskView>) => void
  catalogue: ProjectCatalogueData | null
  heir: RefObject<HTMLElement | null>
}) {
  const here = useHere()
  const clear = useAction('list.clear-filters')
  const chips = filterChips(view, catalogue)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useKeptFocus(bar)
  const shown = chips.length > 0
  const was = useRef(shown)
  useLayoutEffect(() => {
    if (was.current && !shown && document.activeElement === document.body) heir.current?.focus({ preventScroll: true })
    was.current = shown
  }, [shown, heir])
  if (!shown) return null
  return (
    <ul ref={setBar} className={styles.bar} aria-label="Filters" {...rowsInherit}>
      {chips.map((chip) => (
        <li key={chip.name} className={styles.item}>
          <FilterChip chip={chip} onRemove={() => onChange({ ...chip.without, page: 1 })} />
        </li>
      ))}
      <li className={styles.item}>
        <Button variant="subtle" onClick={() => clear && void perform(clear, here(), 'button')}>
          Clear
        </Button>
      </li>
    </ul>
  )
}

function FilterChip({ chip: { name, title, verb, value }, onRemove }: { chip: FilterChipText; onRemove: () => void }) {
  const { ask, say } = useActions().services
  // What is asked comes with the first press.
  const asks = async (what: 'askField' | 'askOperator' | 'askFilter') => {
    try {
      await (await import('./filter-parts.ts'))[what](ask, name)
    } catch (error) {
      say.error(errorText(error))
    }
  }
  const said = [title, verb, value].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields, and these are buttons
    <div role="group" aria-label={said} className={styles.chip}>
      <button
        type="button"
        className={styles.field}
        aria-label={`Filter by ${title}, change the field`}
        onClick={() => void asks('askField')}
      >
        {title}
      </button>
      <button
        type="button"
        className={styles.operator}
        aria-label={`${title} ${verb}, change the operator`}
        onClick={() => void asks('askOperator')}
      >
        {verb}
      </button>
      {value && (
        <button type="button" className={styles.value} aria-label={`${said}, change the value`} onClick={() => void asks('askFilter')}>
          <span dir="auto">{value}</span>
        </button>
      )}
      <button type="button" className={styles.remove} aria-label={`Remove filter ${title}`} onClick={onRemove}>
        <XIcon size={12} aria-hidden />
      </button>
    </div>
  )
}
