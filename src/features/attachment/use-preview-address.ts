// The previewed file in the address, `?file={uuid}`: an address with it opens the preview, and closing that takes it away (DOCS-07).
import { useEffect, useRef } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { GetAttachment } from '#src/model/attachment/attachment.graphql.ts'
import type { DocumentsSubject } from '#src/model/attachment/attachment-subject.ts'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

const PARAMETER = 'file'

/** Keeps the address and the preview the same while the page is in view. */
export function usePreviewAddress({ workspaceSlug, projectSlug, viewerCan }: DocumentsSubject): void {
  const { services } = useActions()
  const [query, setQuery] = useAddressQuery()
  const named = query.get(PARAMETER)
  const latest = useRef({ named, setQuery, viewerCan })
  // What the preview itself put into the address: it may be drawn only after the next file was shown, and opens nothing.
  const written = useRef(new Set<string>())
  useEffect(() => {
    latest.current = { named, setQuery, viewerCan }
  })
  useEffect(() => {
    const { dialogs } = services
    const follow = () => {
      const open = dialogs.list().find(({ name }) => name === 'attachment.preview')
      const uuid = open?.name === 'attachment.preview' ? open.props.attachment.uuid : null
      if (uuid === latest.current.named) return
      latest.current.named = uuid
      if (uuid !== null) written.current.add(uuid)
      latest.current.setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (uuid === null) next.delete(PARAMETER)
          else next.set(PARAMETER, uuid)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    }
    return dialogs.subscribe(follow)
  }, [services])
  // Rights come a moment after the page: the preview offers what they allow.
  const known = viewerCan.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the project is known, what its rights are is read from the latest
  useEffect(() => {
    const { api, dialogs, say } = services
    const isOpen = dialogs.list().some((open) => open.name === 'attachment.preview' && open.props.attachment.uuid === named)
    if (named === null || isOpen || written.current.has(named)) return
    let current = true
    api.query(GetAttachment, { workspaceSlug, projectSlug, id: named }).then(
      ({ attachment }) => {
        if (!current) return
        if (attachment === null) return say.note('This file does not exist any more.')
        const owner = { workspaceSlug, projectSlug, taskId: attachment.task?.id ?? null }
        dialogs.open('attachment.preview', { attachment: { ...attachment, owner, viewerCan: latest.current.viewerCan } })
      },
      (error: unknown) => current && say.error(errorText(error)),
    )
    return () => {
      current = false
    }
  }, [services, workspaceSlug, projectSlug, named, known])
}
