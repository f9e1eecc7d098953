// The files of a task read page by page, as far as somebody looks: the first page at once, each further one when it is asked for.
import { useCallback, useEffect, useState } from 'react'
import { useRead } from '#src/data/use-read.ts'
import { type AttachmentData, ListAttachments } from '#src/model/attachment/attachment.graphql.ts'
import { type FilesOwner, ownerVariables } from '#src/model/attachment/attachment.ts'

const NONE: { of: string; files: readonly AttachmentData[] } = { of: '', files: [] }

/** `files` is undefined until the first page is there; `more` says that there is another page and that it is not on its way. */
export function usePages(owner: FilesOwner) {
  const variables = ownerVariables(owner)
  const of = JSON.stringify(variables)
  // The first page is the Files tab's: an upload or a deletion shows here, too.
  const first = useRead({ query: ListAttachments, variables: { ...variables, page: 1 } })
  const newest = first.data?.attachments
  const [reach, setReach] = useState(1)
  const [older, setOlder] = useState(NONE)
  const last = useRead({ query: ListAttachments, variables: { ...variables, page: reach }, pause: reach === 1 })
  const page = reach === 1 ? newest : last.data?.attachments
  const arrived = page?.page === reach
  useEffect(() => {
    if (reach > 1 && page?.page === reach) setOlder((before) => ({ of, files: joined(before.of === of ? before.files : [], page.nodes) }))
  }, [of, reach, page])
  // With another number of files the pages begin elsewhere, of another owner anew.
  const count = newest?.totalCount
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number and the owner are what it follows
  useEffect(() => {
    setReach(1)
    setOlder(NONE)
  }, [of, count])
  const readMore = useCallback(() => setReach((before) => before + 1), [])
  const read = reach === 1 ? first : last
  return {
    files: newest && joined(newest.nodes, older.of === of ? older.files : []),
    read,
    more: arrived && !read.error && reach < (newest?.totalPages ?? 1),
    readMore,
  }
}

function joined(files: readonly AttachmentData[], others: readonly AttachmentData[]): readonly AttachmentData[] {
  const known = new Set(files.map(({ id }) => id))
  return [...files, ...others.filter(({ id }) => !known.has(id))]
}
