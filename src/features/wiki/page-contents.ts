// The contents of a page: its headings with their anchors, and which of them is read (WIKI-14).
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** A heading of the first three levels, from 0. */
export interface Heading {
  id: string
  text: string
  level: number
}

/** From how many headings on contents are shown. */
export const LEAST_HEADINGS = 3

/** Words of headings as anchors, numbered when equal. */
export function anchorsOf(texts: readonly string[]): string[] {
  const used = new Map<string, number>()
  return texts.map((text) => {
    const words =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '') || 'section'
    const times = (used.get(words) ?? 0) + 1
    used.set(words, times)
    return times === 1 ? words : `${words}-${times}`
  })
}

/** Gives the headings in an element their anchors, goes to the one of the address, and follows which is read. */
export function useContents(
  element: RefObject<HTMLElement | null>,
  html: string,
): { headings: readonly Heading[]; current: string | null } {
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  const [current, setCurrent] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useLayoutEffect(() => {
    const found = [...(element.current?.querySelectorAll<HTMLElement>('h2, h3, h4') ?? [])]
    const anchors = anchorsOf(found.map(({ textContent }) => textContent ?? ''))
    found.forEach((heading, at) => {
      heading.id = anchors[at] ?? ''
    })
    setHeadings(found.map((heading) => ({ id: heading.id, text: heading.textContent ?? '', level: Number(heading.localName[1]) - 2 })))
    const wanted = decodeURIComponent(window.location.hash.slice(1))
    if (wanted !== '') found.find(({ id }) => id === wanted)?.scrollIntoView()
  }, [element, html])
  useEffect(() => {
    if (headings.length < LEAST_HEADINGS || typeof IntersectionObserver === 'undefined') return
    const look = () => {
      const passed = headings.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < 180,
      )
      setCurrent((passed.at(-1) ?? headings[0])?.id ?? null)
    }
    look()
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', look, { capture: true })
  }, [headings])
  return { headings, current }
}
