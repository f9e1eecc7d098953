// One item of a checklist: ticked, renamed where it stands, with what else can be done to it while it is pointed at.
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { lastTyped } from '#src/data/drafts/use-draft.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { media } from '#src/theme/tokens.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { renameItemTo, toggleChecklistItem } from './checklist.actions.ts'
import * as styles from './checklist.css.ts'
import { type ChecklistSubject, LONGEST_TITLE } from './checklist.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'checklist.row': true
  }
}

/** A row draws its buttons only while it is active, so that a hundred rows stay cheap; under a finger, which cannot point, always. */
export const ChecklistRow = memo(function ChecklistRow({
  item,
  active,
  tabStop,
  editing,
  onActive,
  onEdit,
}: {
  item: ChecklistSubject
  active: boolean
  /** Tab reaches this row's box; the others are reached by the arrows. */
  tabStop: boolean
  editing: boolean
  onActive: (id: string) => void
  /** An id begins to edit that item's title; null ends it. */
  onEdit: (id: string | null) => void
}) {
  const here = useHere()
  const { id, title, done, children, parentId, viewerCan } = item
  const mayEdit = viewerCan.includes('EDIT')
  const finished = children.filter((child) => child.done).length
  const toggle = () => void perform(toggleChecklistItem, here({ checkitem: [item] }), 'form')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only draws its buttons, which Tab reaches from its box
    <div
      className={styles.row}
      data-child={parentId === null ? undefined : true}
      data-item={id}
      onPointerEnter={() => onActive(id)}
      onFocus={() => onActive(id)}
    >
      <Checkbox
        checked={done || (finished > 0 ? 'indeterminate' : false)}
        onChange={toggle}
        label={title}
        disabled={!mayEdit}
        tabIndex={tabStop ? 0 : -1}
        className={styles.box}
      />
      {editing ? (
        <TitleField item={item} onEnd={() => onEdit(null)} />
      ) : mayEdit ? (
        <button type="button" tabIndex={-1} dir="auto" className={styles.title} data-done={done || undefined} onClick={() => onEdit(id)}>
          {title}
        </button>
      ) : (
        <span className={styles.plainTitle} data-done={done || undefined}>
          {title}
        </span>
      )}
      {children.length > 0 && !editing && (
        <span className={styles.below}>
          {finished}/{children.length}
        </span>
      )}
      {(active || underFinger()) && !editing && mayEdit && (
        <span className={styles.buttons}>
          <ActionPlace place="checklist.row" look="icon" size={24} subjects={{ checkitem: [item] }} />
        </span>
      )}
    </div>
  )
})

const underFinger = () => window.matchMedia?.(media.coarse).matches ?? false

/** Enter or leaving saves, Escape gives up; a title that could not be saved waits here for the next try. */
function TitleField({ item, onEnd }: { item: ChecklistSubject; onEnd: () => void }) {
  const here = useHere()
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, `checklist-item:${item.id}:title`, {
    initial: item.title,
    gather: lastTyped,
    hasArrived: (sent) => sent.trim() === item.title,
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const ended = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const end = () => {
    ended.current = true
    onEnd()
  }
  const save = () => {
    if (ended.current) return
    const typed = draft.text
    void form.submit({
      stays: false,
      sent: end,
      send: async () => ({ arrived: (await perform(renameItemTo(typed), here({ checkitem: [item] }), 'form')) === 'done' }),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      save()
    } else if (event.key === 'Escape') {
      draft.clear()
      end()
    }
  }
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={`Title of ${item.title}`}
      className={styles.titleField}
      maxLength={LONGEST_TITLE}
      value={draft.text}
      onChange={(event) => draft.setText(event.target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  )
}
