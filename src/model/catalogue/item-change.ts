// Changing a small thing of a project: only what differs is sent, and only that is taken back.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { ItemKind, ProjectAddress } from './item-kind.ts'

type Source<D extends { title: string }> = Pick<ItemKind<D>, 'source'>

/** How it is on the host at this moment; undefined when it is gone. Pages are looked through, those with its `title` first. */
async function readItem<D extends { title: string }>(
  { source }: Source<D>,
  api: Services['api'],
  project: ProjectAddress,
  { id, title }: { id: string; title: string },
): Promise<(D & { id: string }) | undefined> {
  const { document, variables, read, paged } = source
  for (const search of paged ? [title, ''] : ['']) {
    for (let page = 1, last = 1; page <= last; page++) {
      const { items, totalPages } = read(await api.query(document, variables(project, { search, page }), { requestPolicy: 'network-only' }))
      const found = items.find((one) => one.id === id)
      if (found) return found
      last = totalPages
    }
  }
  return undefined
}

/**
 * Makes `draft` of an item as it was shown; undefined where it is so already. What was not changed is not sent, because the screen may be old: what
 * somebody else changed meanwhile stays, and undo refuses where that is what it would take back.
 */
export async function changeItem<D extends { title: string }>(
  kind: Source<D> & Pick<ItemKind<D>, 'noun' | 'write' | 'read' | 'edit'>,
  { api }: Pick<Services, 'api'>,
  project: ProjectAddress,
  item: D & { id: string },
  draft: D,
): Promise<Outcome | undefined> {
  const before = kind.read(kind.write(item))
  const names = (Object.keys(draft) as (keyof D)[]).filter((name) => draft[name] !== before[name])
  if (names.length === 0) return undefined
  const part = (of: D) => Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<D>
  await kind.edit(api, project, item.id, part(draft))
  return {
    said: `${kind.noun.charAt(0).toUpperCase()}${kind.noun.slice(1)} “${draft.title}” saved`,
    async undo() {
      const found = await readItem(kind, api, project, { id: item.id, title: draft.title })
      const now = found && kind.read(kind.write(found))
      if (!now || names.some((name) => now[name] !== draft[name])) throw new UndoRefused(CHANGED_SINCE)
      return kind.edit(api, project, item.id, part(before))
    },
  }
}
