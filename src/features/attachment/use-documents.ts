// The documents of a project, page by page as far as they were scrolled to; read anew when somebody says that they changed (DOCS-11).
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import { onEvent } from '#src/data/app-events.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, totalOf, usePages } from '#src/data/use-pages.ts'
import { ListDocuments } from '#src/model/attachment/attachment.graphql.ts'
import { holdId } from '#src/model/attachment/attachment.ts'
import type { AttachmentSubject, DocumentsSubject } from '#src/model/attachment/attachment-subject.ts'
import { type DocumentsView, variablesOf } from './documents-view.ts'

/** `files` is null until the first page is there. `more` loads the next one. */
export function useDocuments(list: DocumentsSubject, view: DocumentsView) {
  const { api } = useActions().services
  const { workspaceSlug, projectSlug } = list
  const asked = JSON.stringify(variablesOf(view))
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const pages = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(() => {
    const variables = JSON.parse(asked) as ReturnType<typeof variablesOf>
    return Array.from({ length: pages }, (_, at) => ({ workspaceSlug, projectSlug, ...variables, page: at + 1 }))
  }, [workspaceSlug, projectSlug, asked, pages])
  const read = usePages(ListDocuments, requests, documentsIn)
  useEffect(
    () =>
      onEvent('refreshDocuments', () => {
        // A failed look is made up for by the next one.
        void Promise.allSettled(requests.map((request) => api.query(ListDocuments, request, { requestPolicy: 'network-only' })))
      }),
    [api, requests],
  )
  const hidden = useHidden()
  const first = read.pages[0]?.data ?? null
  const last = read.pages.at(-1)
  const totalPages = first?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && pages < totalPages) setWanted({ asked, pages: pages + 1 })
  }, [last, pages, totalPages, asked])
  const files = useMemo((): readonly AttachmentSubject[] | null => {
    if (!first) return null
    return nodesOf(read.pages)
      .map((file) => ({ ...file, owner: { workspaceSlug, projectSlug, taskId: file.task?.id ?? null }, viewerCan: list.viewerCan }))
      .filter(({ id, owner }) => !hidden.has(holdId(owner, id)))
  }, [first, read.pages, hidden, workspaceSlug, projectSlug, list.viewerCan])
  const failed = read.pages.find(({ error }) => error)
  return { files, total: totalOf(read.pages, files?.length ?? null), failed, retry: read.retry, more }
}

function documentsIn({ attachments }: ResultOf<typeof ListDocuments>) {
  return attachments
}
