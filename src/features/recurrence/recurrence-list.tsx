// The rules of a workspace, the next to come first (RECUR-13).
import { RepeatIcon, SearchXIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { usePress } from '#src/actions/press.tsx'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import type { RecurrenceListSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { recurrenceTexts } from '#src/model/recurrence/recurrence-words.ts'
import { recurrencesPath } from '#src/model/recurrence/recurrence-writes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './recurrence-list.css.ts'
import { RecurrenceListRow } from './recurrence-row.tsx'
import type { useRecurrences } from './use-recurrences.ts'

/** The list; it fills its parent and scrolls inside. */
export function RecurrenceList({ list, read }: { list: RecurrenceListSubject; read: ReturnType<typeof useRecurrences> }) {
  const { services } = useActions()
  const { rules, failed, retry, more } = read
  const lines = useMemo(() => (rules ?? []).map(({ id }) => ({ id })), [rules])
  const { workspaceSlug, filters } = list
  const narrowed = Object.values(filters).some((value) => value !== '')
  if (!rules) {
    if (failed) return <ReadFailure read={{ ...failed, again: retry }} what="recurring tasks" message={recurrenceTexts.failed} />
    return <SkeletonRows count={8} />
  }
  if (rules.length === 0)
    return narrowed ? (
      <EmptyState
        icon={SearchXIcon}
        action={<Button onClick={() => services.go.to(recurrencesPath(workspaceSlug), { replace: true })}>Clear filters</Button>}
      >
        Nothing matches.
      </EmptyState>
    ) : (
      <NothingRepeats list={list} />
    )
  return (
    <ListedList
      kind="recurrence"
      rows={rules}
      many={false}
      label="Recurring tasks"
      menu="Rule"
      lines={lines}
      kept={`recurrences:${list.id}:${JSON.stringify(filters)}`}
      onNearEnd={more}
      onOpen={(rule) => services.go.to(recurrencesPath(workspaceSlug, filters, rule.id))}
      draw={(rule, { active }) => <RecurrenceListRow rule={rule} filters={filters} active={active} />}
      below={
        failed && (
          <div className={styles.foot}>
            <ReadFailure inline read={{ ...failed, again: retry }} what="the rules behind these" message={recurrenceTexts.failed} />
          </div>
        )
      }
    />
  )
}

function NothingRepeats({ list: { viewerCan } }: { list: RecurrenceListSubject }) {
  const press = usePress('recurrence.new', 'and type “every monday”.', { may: viewerCan.includes('EDIT') })
  if (!viewerCan.includes('EDIT')) return <EmptyState icon={RepeatIcon}>{recurrenceTexts.none}</EmptyState>
  if (!viewerCan.includes('PAID')) return <EmptyState icon={RepeatIcon}>{upgradeText}</EmptyState>
  return (
    <EmptyState icon={RepeatIcon} action={<ActionById id="recurrence.new" />}>
      {`${recurrenceTexts.none}${press}`}
    </EmptyState>
  )
}
