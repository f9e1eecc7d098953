// Says things to screen readers through one live region a politeness, made when first used.
import { hiddenVisually } from '#src/theme/text.css.ts'

/** Says `text` once; the same text twice in a row is said twice. `assertive` interrupts: for failures only. */
export function announce(text: string, politeness: 'polite' | 'assertive' = 'polite'): void {
  const id = `live-${politeness}`
  let region = document.getElementById(id)
  if (!region) {
    region = document.createElement('div')
    region.id = id
    region.className = hiddenVisually
    region.setAttribute('aria-live', politeness)
    region.setAttribute('role', politeness === 'assertive' ? 'alert' : 'status')
    document.body.append(region)
  }
  const line = document.createElement('p')
  line.textContent = text
  region.replaceChildren(line)
}
