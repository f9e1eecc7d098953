// What was sent by a form, as far as the list was scrolled.
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import { ListSubmissions } from '#src/model/form/form.graphql.ts'
import type { FormSubject, SubmissionSubject } from '#src/model/form/form-subject.ts'
import type { SubmissionState } from '#src/model/form/form-words.ts'

const PER_PAGE = 50

/** `submissions` is null until the first answer is there; `more` loads the next page. */
export function useSubmissions(form: FormSubject, state: SubmissionState) {
  const { workspaceSlug, projectSlug, id: formId, viewerCan } = form
  const asked = useMemo(
    () => ({ workspaceSlug, projectSlug, formId, state, perPage: PER_PAGE }),
    [workspaceSlug, projectSlug, formId, state],
  )
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const count = wanted.asked === asked ? wanted.pages : 1
  const requests = useMemo(() => Array.from({ length: count }, (_, at) => ({ ...asked, page: at + 1 })), [asked, count])
  const { pages, retry } = usePages(ListSubmissions, requests, pageIn, 'cache-and-network')
  const hidden = useHidden()
  const [first, last] = [pages[0]?.data, pages.at(-1)]
  const totalPages = first?.totalPages ?? 1
  const more = useCallback(() => {
    if (last?.data && count < totalPages) setWanted({ asked, pages: count + 1 })
  }, [last, count, totalPages, asked])
  const submissions = useMemo((): readonly SubmissionSubject[] | null => {
    if (!first) return null
    // What was judged a moment ago is of another list already.
    return nodesOf(pages)
      .filter((one) => one.state === state && !hidden.has(heldId('submission', one.id)))
      .map((one) => ({ ...one, formId, workspaceSlug, projectSlug, viewerCan }))
  }, [pages, first, state, hidden, formId, workspaceSlug, projectSlug, viewerCan])
  return { submissions, counts: first?.counts ?? null, failed: pages.find(({ error }) => error), retry, more }
}

function pageIn({ submissions }: ResultOf<typeof ListSubmissions>) {
  return submissions
}
