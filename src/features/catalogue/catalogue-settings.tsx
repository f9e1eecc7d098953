// Statuses, types, efforts, labels or boards in the settings of a project: in their order, with how many tasks have each (PSET-11, PSET-13).

import { EllipsisVerticalIcon, PlusIcon, SearchIcon } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ActionContextMenu, ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions, useHere, useHidden } from '#src/actions/actions-context.tsx'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { usePlainList } from '#src/actions/lists/use-plain-list.ts'
import { perform } from '#src/actions/perform.ts'
import type { Permission } from '#src/actions/subject.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { holdsTyped } from '#src/lib/search/search-text.ts'
import { plural } from '#src/lib/text.ts'
import { initialTexts } from '#src/model/catalogue/item-actions.ts'
import type { AnyItemKind, ProjectAddress } from '#src/model/catalogue/item-kind.ts'
import { formName, type TemplateListSubject, type TemplateSubject } from '#src/model/catalogue/template-subject.ts'
import { TaskCounts } from '#src/model/task/task.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { putInPlace } from '#src/ui/fields/in-place.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { ItemList, type ItemPlace } from '#src/ui/lists/item-list.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { type TreeDrag, useRowDrag, useTreeDrag } from '#src/ui/tree/tree-drag.ts'
import * as styles from './catalogue-settings.css.ts'
import { ManageForm } from './manage-form.tsx'
import { ManageItem } from './manage-item.tsx'
import { kindOf, putInOrder } from './template.actions.ts'

interface Given {
  /** The id of a kind of the catalogue: `label`. */
  kind: string
  project: ProjectAddress
  viewerCan: readonly Permission[]
}

/** Each row of a list that is not longer has its menu; of a longer one, where a menu each would be slow, the active row. */
const MENUS = 60
/** Only so many are looked through by eye. */
const SEARCHED = 8

/** The list of one kind, edited in place; what a paid plan is needed for says so. */
export function CatalogueSettings({ kind: kindId, project, viewerCan }: Given) {
  const kind = kindOf({ kind: kindId })
  if (kind.plan && !viewerCan.includes('PAID')) return <p className={styles.text}>{upgradeText}</p>
  return <Listing key={kindId} kind={kind} project={project} viewerCan={viewerCan} />
}

function Listing({ kind, project, viewerCan }: Omit<Given, 'kind'> & { kind: AnyItemKind }) {
  const kindId = kind.id
  const { scene } = useActions()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const { read, rows, shown } = useTemplates(kind, { kind: kindId, project, viewerCan }, typed)
  const { workspaceSlug, projectSlug } = project
  const list = useMemo(
    (): TemplateListSubject => ({
      id: `${workspaceSlug}/${projectSlug}:${kindId}`,
      kind: kindId,
      project: { workspaceSlug, projectSlug },
      viewerCan,
    }),
    [workspaceSlug, projectSlug, kindId, viewerCan],
  )
  useLayoutEffect(() => {
    scene.set({ 'template-list': list })
    return () => scene.set({ 'template-list': null })
  }, [scene, list])
  const { active, frame } = usePlainList('template', shown, `templates:${list.id}`)
  // A key begins the form of a new one, or of the row that it acts on.
  useEffect(() => putInPlace(formName(list, 'new'), () => setOpen('new')), [list])
  useEffect(() => (active === null ? undefined : putInPlace(formName(list, active), () => setOpen(active))), [list, active])
  const drag = useOrdering(kind, shown, typed !== '')
  const may = viewerCan.includes(kind.needs.edit) && shown.some(({ id }) => id === active && !kind.fixed?.(id))
  const shared = { kind, project, viewerCan, giving: null, onChanged: read.again }
  if (!rows && read.error) return <ReadFailure inline read={read} what={`the ${kind.plural}`} message={kind.readFailure} />
  if (!rows)
    return (
      <ComingRows kind="template">
        <SkeletonLines count={5} />
      </ComingRows>
    )
  return (
    <div {...frame} className={styles.body}>
      {(rows.length > SEARCHED || typed !== '') && (
        <TextField
          label={`Search ${kind.plural}`}
          hideLabel
          icon={SearchIcon}
          placeholder={`Search ${kind.plural}…`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {kind.order && shown.length > 1 && <p className={styles.text}>New tasks get the first one. Drag to put them in order.</p>}
      {shown.length === 0 ? (
        <EmptyState small icon={kind.icons.create}>
          {typed.trim() === '' ? kind.empty : `Nothing matches “${typed.trim()}”.`}
        </EmptyState>
      ) : (
        // A text that is being typed keeps the browser's menu, a finger that rests drags.
        <ActionContextMenu kind="template" label="Actions" longPress={false} disabled={open !== null || !may}>
          <div>
            <ItemList label={kind.plural}>
              {shown.map((row, at) => (
                <Row
                  key={row.id}
                  {...shared}
                  row={row}
                  first={at === 0 && typed === '' && kind.order !== undefined}
                  menu={row.id === active || shown.length <= MENUS}
                  drag={drag}
                  open={open === row.id}
                  onOpen={(opened) => setOpen(opened ? row.id : null)}
                />
              ))}
            </ItemList>
          </div>
        </ActionContextMenu>
      )}
      {viewerCan.includes(kind.needs.create) && (
        <ManageForm
          {...shared}
          subject={formName(list, 'new')}
          initial={initialTexts(kind)}
          item={null}
          open={open === 'new'}
          onOpen={(opened) => setOpen(opened ? 'new' : null)}
          onSaved={read.again}
        >
          {(id) => (
            <Button id={id} className={styles.start} icon={PlusIcon} variant="subtle" keys="n" onClick={() => setOpen('new')}>
              {`New ${kind.noun}`}
            </Button>
          )}
        </ManageForm>
      )}
    </div>
  )
}

/** What the list says as subjects, those that are being deleted left out; `shown` are those that the search leaves. */
function useTemplates(kind: AnyItemKind, given: Given, typed: string) {
  const hidden = useHidden()
  const { source } = kind
  const { project, viewerCan } = given
  const { workspaceSlug, projectSlug } = project
  const read = useRead({
    query: source.document,
    variables: source.variables(project, { search: '', page: 1 }),
    requestPolicy: 'cache-and-network',
  })
  const counts = useRead({
    query: TaskCounts,
    variables: { workspaceSlug, projectSlug, by: kind.counted ?? 'LABEL' },
    requestPolicy: 'cache-and-network',
    pause: !kind.counted,
  }).data?.taskCounts
  const { data } = read
  const rows = useMemo((): readonly TemplateSubject[] | null => {
    if (data === undefined || data === null) return null
    const items = kind.source.read(data).items.filter(({ id }) => !hidden.has(heldId(kind.id, id)))
    const ids = items.map(({ id }) => id)
    return items.map((item) => ({
      ...{ id: item.id, kind: kind.id, title: item.title, item, ids, viewerCan, project: { workspaceSlug, projectSlug } },
      // No board is the main board.
      tasks: counts ? (counts.find(({ group }) => group === (kind.fixed?.(item.id) ? null : item.id))?.count ?? 0) : null,
    }))
  }, [data, counts, kind, hidden, workspaceSlug, projectSlug, viewerCan])
  const shown = useMemo(() => rows?.filter(({ title }) => typed.trim() === '' || holdsTyped(title, typed)) ?? [], [rows, typed])
  return { read, rows, shown }
}

/** Follows a drag over the rows; null where there is no order, or only a part of the list is shown. */
function useOrdering(kind: AnyItemKind, rows: readonly TemplateSubject[], searching: boolean): TreeDrag | null {
  const here = useHere()
  const treeRows = useMemo(
    () => rows.map(({ id, title }) => ({ node: { id, text: title, order: 'template', content: () => null }, level: 0, parent: null })),
    [rows],
  )
  const drag = useTreeDrag(treeRows, (id, ids) => {
    const one = rows.find((row) => row.id === id)
    if (!one) return
    const order = defineAction({
      ...{
        id: 'template.order',
        on: 'template',
        title: 'Put in order',
        icon: EllipsisVerticalIcon,
        group: 'project',
        needs: 'EDIT',
        listed: false,
      },
      run: (context) => putInOrder(context, one, ids),
    })
    void perform(order, here({ template: [one] }), 'drag')
  })
  const movable = kind.order !== undefined && !searching && rows[0]?.viewerCan.includes('EDIT') === true
  return movable ? drag : null
}

/** One row: its form, its menu, and the line where a dragged one lands. */
function Row({
  row,
  first,
  menu: hasMenu,
  drag,
  open,
  onOpen,
  ...shared
}: Omit<Parameters<typeof ManageItem>[0], 'item' | 'subject' | 'listed'> & {
  row: TemplateSubject
  first: boolean
  menu: boolean
  drag: TreeDrag | null
  open: boolean
  onOpen: (open: boolean) => void
}) {
  const element = useRef<HTMLLIElement>(null)
  const { dragging, edge } = useRowDrag(element, drag, { id: row.id, text: row.title, order: 'template', content: () => null })
  const place: ItemPlace = { id: row.id, element, movable: drag !== null, dragging, edge: edge === 'into' ? null : edge }
  const menu = hasMenu && (
    <ActionMenu kind="template" subjects={{ template: [row] }} label={`Actions on ${row.title}`} align="end">
      <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
    </ActionMenu>
  )
  const count = row.tasks === null ? undefined : plural(row.tasks, 'task')
  const note = shared.kind.fixed?.(row.id) ? 'Built in' : first ? 'Default' : undefined
  return (
    <ManageItem {...shared} item={row.item} subject={formName(row, row.id)} listed={{ open, onOpen, row: { note, count, menu, place } }} />
  )
}
