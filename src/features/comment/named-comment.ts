// The comment that the address names (`&comment=<id>`), as the link of a notification does.
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sessionId } from '#src/data/ids/session-ids.ts'

/** Scrolls to it and gives it the focus as soon as it is `drawn`; `isNamed` tells which one is to be marked (OPEN-30). */
export function useNamedComment(drawn: readonly { readonly id: string }[]) {
  const list = useRef<HTMLUListElement>(null)
  const [query] = useSearchParams()
  const asked = query.get('comment')
  const named = asked && sessionId(asked, 'Comment')
  const isDrawn = named !== null && drawn.some(({ id }) => id === named)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `named` may change while one is drawn
  useEffect(() => {
    const item = isDrawn ? list.current?.querySelector<HTMLElement>('[aria-current]') : null
    item?.scrollIntoView({ block: 'center' })
    item?.focus({ preventScroll: true })
  }, [named, isDrawn])
  return { list, isNamed: (id: string) => id === named }
}
