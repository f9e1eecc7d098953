// Says to screen readers which page came into view: they name a new document by themselves, but not what is drawn at a new address of the same one.

import { hiddenVisually } from '#src/theme/text.css.ts'
import { pageTitle } from '#src/ui/marks/document-title.ts'
import type { Navigation } from './navigation.ts'

/**
 * Says the title of each page that is drawn at another path, once it has one: politely, a single time. The first is left to the browser. What is said
 * stands in a closed shadow tree, so that it is no second place where the page's words are found. Answers how to stop.
 */
export function announcePages(navigation: Pick<Navigation, 'location' | 'page'>, parent: HTMLElement = document.body): () => void {
  const place = document.createElement('div')
  place.className = hiddenVisually
  const line = document.createElement('p')
  line.setAttribute('aria-live', 'polite')
  place.attachShadow({ mode: 'closed' }).append(line)
  parent.append(place)

  let path = navigation.location.pathname
  let isDue = false
  const say = () => {
    const title = pageTitle.get()
    if (!isDue || title === null) return
    isDue = false
    line.textContent = title
  }
  const arrive = () => {
    if (navigation.location.pathname === path) return
    path = navigation.location.pathname
    isDue = true
    line.textContent = ''
    say()
  }
  const stops = [navigation.page.subscribe(arrive), pageTitle.subscribe(say)]
  return () => {
    for (const stop of stops) stop()
    place.remove()
  }
}
