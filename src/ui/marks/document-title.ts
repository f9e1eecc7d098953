// The tab's title.
import { useEffect } from 'react'
import { isPicture } from './person-mark.ts'

const PRODUCT = 'Palette'

/** Shows `title` in the browser's tab while mounted; the product's name alone when null. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
    return () => {
      document.title = PRODUCT
    }
  }, [title])
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
