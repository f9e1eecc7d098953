// `Manage Labels` and its like: the list of a kind, edited in place by the kind's own actions; opened from a task it also gives.

import { PlusIcon, SearchIcon } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { Permission } from '#src/actions/subject.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { isRouteMissing } from '#src/data/missing-route.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useDebounced } from '#src/data/use-debounced.ts'
import { useRead } from '#src/data/use-read.ts'
import { holdsTyped } from '#src/lib/search/search-text.ts'
import type { Giving } from '#src/model/catalogue/giving.ts'
import { initialTexts } from '#src/model/catalogue/item-actions.ts'
import type { AnyItem, AnyItemKind, ProjectAddress } from '#src/model/catalogue/item-kind.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Pagination } from '#src/ui/controls/pagination.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { ItemList } from '#src/ui/lists/item-list.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import * as styles from './manage-dialog.css.ts'
import { ManageForm } from './manage-form.tsx'
import { ManageItem } from './manage-item.tsx'

/** The dialog; `giving` is null where it was not opened from a task. */
export function ManageDialog({
  kind,
  project,
  viewerCan,
  giving,
  onClose,
}: {
  kind: AnyItemKind
  project: ProjectAddress
  viewerCan: readonly Permission[]
  giving: Giving | null
  onClose: () => void
}) {
  const locked = kind.plan === true && !viewerCan.includes('PAID')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind.manage}
      width={560}
      onOpenAutoFocus={(event) => {
        // The list comes later; the dialog itself has the focus until something is chosen.
        if (locked) event.preventDefault()
      }}
    >
      {locked ? (
        <p className={styles.gate}>{upgradeText}</p>
      ) : (
        <Managing kind={kind} project={project} viewerCan={viewerCan} giving={giving} />
      )}
    </Dialog>
  )
}

function Managing({
  kind,
  project,
  viewerCan,
  giving,
}: {
  kind: AnyItemKind
  project: ProjectAddress
  viewerCan: readonly Permission[]
  giving: Giving | null
}) {
  const { source } = kind
  const hidden = useHidden()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [creating, setCreating] = useState(false)
  const search = useDebounced(typed.trim(), 300)
  const missing = project.workspaceSlug === '' || project.projectSlug === ''
  useEffect(() => {
    // BOARD-11, for whatever is listed.
    isRouteMissing({ workspaceSlug: project.workspaceSlug, projectSlug: project.projectSlug })
  }, [project.workspaceSlug, project.projectSlug])
  const read = useRead({
    query: source.document,
    variables: source.variables(project, { search: source.paged ? search : '', page, notOnTask: giving?.taskId }),
    keep: ['search', 'page'],
    requestPolicy: 'cache-and-network',
    pause: missing,
  })
  const { data, error, fetching, stale, again } = read
  const list = data === undefined || data === null ? null : source.read(data)
  const items = useKnownItems(list?.items ?? null, giving).filter(({ id }) => !hidden.has(heldId(kind.id, id)))
  const shown = source.paged || typed.trim() === '' ? items : items.filter(({ title }) => holdsTyped(title, typed))
  const subject = `items:${project.workspaceSlug}/${project.projectSlug}:${kind.id}`
  const mayCreate = viewerCan.includes(kind.needs.create)
  if (missing) return null
  return (
    <div className={styles.body}>
      {(source.paged || items.length > 8 || typed !== '') && (
        <TextField
          label={`Search ${kind.plural}`}
          hideLabel
          icon={SearchIcon}
          placeholder={`Search ${kind.plural}…`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(1)
          }}
        />
      )}
      <div className={styles.scroll} aria-busy={fetching || stale}>
        {!list && error ? (
          <ReadFailure inline read={read} what={`the ${kind.plural}`} message={kind.readFailure} />
        ) : !list ? (
          <SkeletonLines count={5} />
        ) : shown.length === 0 ? (
          <EmptyState small icon={kind.icons.create}>
            {typed.trim() === '' ? kind.empty : `Nothing matches “${typed.trim()}”.`}
          </EmptyState>
        ) : (
          <ItemList label={kind.plural}>
            {shown.map((item) => (
              <ManageItem
                key={item.id}
                kind={kind}
                item={item}
                project={project}
                viewerCan={viewerCan}
                giving={giving}
                subject={`${subject}:${item.id}`}
                onChanged={again}
              />
            ))}
          </ItemList>
        )}
      </div>
      {(list?.totalPages ?? page) > 1 && <Pagination page={page} totalPages={list?.totalPages ?? page} onPage={setPage} />}
      {mayCreate && (
        <ManageForm
          kind={kind}
          project={project}
          viewerCan={viewerCan}
          subject={`${subject}:new`}
          initial={initialTexts(kind)}
          item={null}
          open={creating}
          onOpen={setCreating}
          onSaved={again}
        >
          {(id) => (
            <Button id={id} className={styles.start} icon={PlusIcon} variant="subtle" onClick={() => setCreating(true)}>
              {`New ${kind.noun}`}
            </Button>
          )}
        </ManageForm>
      )}
    </div>
  )
}

/** What the list says and what the task has, by name; one that was just taken off the task stays until the list has it again. */
function useKnownItems(listed: readonly AnyItem[] | null, giving: Giving | null): readonly AnyItem[] {
  const own = giving?.own
  const [seen, setSeen] = useState<readonly AnyItem[]>([])
  const merging = giving?.mode === 'many'
  const missing = merging ? (own ?? []).filter(({ id }) => !seen.some((item) => item.id === id)) : []
  if (missing.length > 0) setSeen([...seen, ...missing])
  return useMemo(() => {
    if (!merging) return listed ?? []
    const all = new Map([...seen, ...(own ?? []), ...(listed ?? [])].map((item) => [item.id, item]))
    return listed === null ? [] : [...all.values()].sort((a, b) => a.title.localeCompare(b.title))
  }, [listed, own, seen, merging])
}
