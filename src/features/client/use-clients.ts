// The clients of a workspace as far as the list was scrolled.
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, totalOf, usePages } from '#src/data/use-pages.ts'
import { ListClients } from '#src/model/client/client.graphql.ts'
import { type ClientListSubject, type ClientSubject, clientSubject } from '#src/model/client/client-subject.ts'

const PER_PAGE = 50

/** `clients` is null until the first answer is there; `more` loads the next page. */
export function useClients(list: ClientListSubject) {
  const { workspaceSlug, archived, search } = list
  const asked = useMemo(
    () => ({ workspaceSlug, archived, ...(search !== '' && { search }), perPage: PER_PAGE }),
    [workspaceSlug, archived, search],
  )
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const count = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(() => Array.from({ length: count }, (_, at) => ({ ...asked, page: at + 1 })), [asked, count])
  const { pages, retry } = usePages(ListClients, requests, clientsIn, 'cache-and-network')
  const hidden = useHidden()
  const last = pages.at(-1)
  const totalPages = pages[0]?.data?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && count < totalPages) setWanted({ asked, pages: count + 1 })
  }, [last, count, totalPages, asked])
  const clients = useMemo((): readonly ClientSubject[] | null => {
    if (!pages[0]?.data) return null
    return nodesOf(pages)
      .filter(({ id, archivedAt }) => !hidden.has(heldId('client', id)) && (archivedAt !== null) === archived)
      .map((client) => clientSubject(client, list))
  }, [pages, hidden, list, archived])
  return { clients, total: totalOf(pages, clients?.length ?? null), failed: pages.find(({ error }) => error), retry, more }
}

function clientsIn({ clients }: ResultOf<typeof ListClients>) {
  return clients
}
