// The tab's title.
import { useEffect } from 'react'
import { createPageStore } from '#src/lib/store.ts'
import { isPicture } from './person-mark.ts'

const PRODUCT = 'Palette'

interface Shown {
  readonly title: string | null
}

/** Of the page: what names the tab, in the order in which it came: a page, and over it the detail of a task. */
const shown = createPageStore<readonly Shown[]>(() => [])

/** What names the tab now, without the product's name; null while nothing does. */
export const pageTitle = {
  get: () => shown.get().at(-1)?.title ?? null,
  subscribe: shown.subscribe,
}

/** Shows `title` in the browser's tab while mounted, then again what is below; the product's name alone when null. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    const own: Shown = { title }
    name([...shown.get(), own])
    return () => name(shown.get().filter((one) => one !== own))
  }, [title])
}

function name(next: readonly Shown[]): void {
  shown.set(next)
  const title = pageTitle.get()
  document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
}

/** Shows `href` as the page's icon while mounted, the product's own when null or not a picture (OPEN-26). */
export function useDocumentIcon(href: string | null): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link || !isPicture(href)) return
    const own = link.href
    link.href = href
    return () => {
      link.href = own
    }
  }, [href])
}
