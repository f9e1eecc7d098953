// One item in a manage dialog: chosen for a task, edited in place, deleted where nothing stands in the way.
import { useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useHere } from '#src/actions/actions-context.tsx'
import type { Permission } from '#src/actions/subject.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import type { Giving } from '#src/model/catalogue/giving.ts'
import { deleteItem } from '#src/model/catalogue/item-actions.ts'
import type { AnyItem, AnyItemKind, ProjectAddress } from '#src/model/catalogue/item-kind.ts'
import { performHere } from '#src/model/catalogue/perform-here.ts'
import { ItemRow } from '#src/ui/lists/item-list.tsx'
import { ManageForm } from './manage-form.tsx'
import { replaceTemplate } from './template.actions.ts'

/** A row; `onChanged` after something was saved or deleted. */
export function ManageItem({
  kind,
  item,
  project,
  viewerCan,
  giving,
  subject,
  onChanged,
  listed,
}: {
  kind: AnyItemKind
  item: AnyItem
  project: ProjectAddress
  viewerCan: readonly Permission[]
  giving: Giving | null
  subject: string
  onChanged: () => void
  /** Where the settings list it: its form is begun from outside, and the rest of its row is theirs. */
  listed?: { open: boolean; onOpen: (open: boolean) => void; row: Pick<Parameters<typeof ItemRow>[0], 'note' | 'count' | 'menu' | 'place'> }
}) {
  const here = useHere()
  const [own, setOwn] = useState(false)
  const [editing, setEditing] = listed ? [listed.open, listed.onOpen] : [own, setOwn]
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const fixed = kind.fixed?.(item.id) === true
  const may = (verb: 'edit' | 'delete') => !fixed && viewerCan.includes(kind.needs[verb])
  const chosen = giving?.chosen.includes(item.id) ?? false
  const edit = () => {
    setProblem(undefined)
    setEditing(true)
  }
  const remove = async () => {
    const failure = await performHere(deleteItem(kind, item), here, { project, viewerCan })
    setProblem(failure === undefined ? undefined : errorText(failure))
    if (failure === undefined) onChanged()
  }
  // What the settings know of it, as far as deleting needs it: the refusal offers the other way (PSET-12).
  const template = {
    ...{ id: item.id, title: item.title, item, kind: kind.id, project, viewerCan },
    ...{ ids: [], tasks: null },
  }
  const inUse = problem?.includes('in use') === true && kind.replace !== undefined && kind.id !== 'label' && !chosen
  const colour = (item as { color?: unknown }).color
  return (
    <ManageForm
      kind={kind}
      project={project}
      viewerCan={viewerCan}
      subject={subject}
      initial={kind.write(item)}
      item={item}
      open={editing}
      onOpen={setEditing}
      onSaved={onChanged}
    >
      {(id) => (
        <ItemRow
          id={id}
          title={item.title}
          colour={typeof colour === 'string' ? colour : undefined}
          hint={kind.hint?.(item)}
          note={fixed ? 'Built in' : undefined}
          choice={giving?.mode ?? 'none'}
          chosen={chosen}
          onPress={giving ? () => giving.choose(item, !chosen) : may('edit') ? edit : undefined}
          onEdit={may('edit') && !listed ? edit : undefined}
          onDelete={may('delete') && !listed ? () => void remove() : undefined}
          undeletable={kind.usedBy && chosen ? `This ${kind.noun} is on the task.` : undefined}
          problem={problem}
          offer={
            inUse && <ActionButton action={replaceTemplate} subjects={{ template: [template] }} label="Move its tasks to… and delete" />
          }
          {...listed?.row}
        />
      )}
    </ManageForm>
  )
}
