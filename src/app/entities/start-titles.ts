// The titles of one session: follows which workspaces are the person's, so that nothing is found of one that they were removed from.
import type { Api } from '#src/data/api.ts'
import { ownWorkspace } from '#src/data/storage/own-workspace.ts'
import { companiesList } from '#src/data/storage/storage.ts'
import { ListWorkspaces } from '#src/features/workspace/workspace.graphql.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { createTaskTitles, type TaskTitleSource } from './task-titles.ts'
import type { TitleReader } from './title-reader.ts'

/** How old the list of workspaces may be when somebody begins to search, in ms. */
const LOOKED_MS = 10_000

/** Titles, and a look at whose they are. */
export interface SessionTitles extends TaskTitleSource {
  /** Asks for the person's workspaces where titles of several are kept. */
  look(): void
}

/** Begins with the workspaces known last; `isWanted` is false once the session is over, and nothing is read any more. */
export function startTitles(api: Api, changed: () => void, isWanted: () => boolean, read?: TitleReader): SessionTitles {
  const rest = (work: () => void) => void api.quiet().then(() => whenIdle(() => isWanted() && work()))
  const titles = createTaskTitles({ changed, rest, ...(read && { read }) })
  // Under the own domain of a workspace the others are elsewhere (DOMAIN-07).
  const keepToKnown = () => titles.keepTo(ownWorkspace() ? [] : (companiesList.read() ?? []))
  keepToKnown()
  const hear = ({ key }: StorageEvent) => {
    if (!isWanted()) window.removeEventListener('storage', hear)
    // All is cleared at once where the key is null.
    else if (key === companiesList.key || key === null) keepToKnown()
  }
  window.addEventListener('storage', hear)
  let lookedAt = Number.NEGATIVE_INFINITY

  return {
    ...titles,
    look() {
      if (titles.elsewhere().length === 0 || performance.now() - lookedAt < LOOKED_MS) return
      lookedAt = performance.now()
      api.query(ListWorkspaces, { search: '' }, { requestPolicy: 'network-only' }).then(
        ({ workspaces }) => titles.keepTo(workspaces),
        (error: unknown) => console.warn('The palette could not look up the workspaces:', error),
      )
    },
  }
}
