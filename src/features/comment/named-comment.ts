// The comment that the address names (`&comment=<id>`), as the link of a notification does.
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sessionId } from '#src/data/ids/session-ids.ts'

/** Answers its id, null for none, and once it is among the comments goes to it (OPEN-30). */
export function useNamedComment(comments: readonly { readonly id: string }[], goTo: (id: string, block: 'center') => void): string | null {
  const [query] = useSearchParams()
  const asked = query.get('comment')
  const named = asked && sessionId(asked, 'Comment')
  const isThere = named !== null && comments.some(({ id }) => id === named)
  const go = useRef(goTo)
  go.current = goTo
  useEffect(() => {
    if (isThere) go.current(named, 'center')
  }, [named, isThere])
  return named
}
