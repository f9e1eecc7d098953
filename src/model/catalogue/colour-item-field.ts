// The colour of an item: a field typed as `#rrggbb` or chosen.
import { parseHex } from '#src/lib/colour.ts'
import type { ItemField } from './item-kind.ts'

/** A colour; `initial` is offered for a new thing. Three digits will do: `#08f` is `#0088ff`. */
export function colourField(initial: string): ItemField {
  return {
    name: 'color',
    label: 'Color',
    type: 'colour',
    placeholder: '#rrggbb',
    initial,
    check: (text) => (readColour(text) === null ? 'A color looks like #088efb.' : null),
  }
}

/** `#rrggbb` in lower case, of `#rgb`, `#rrggbb` or the same without the sign; null for anything else. */
export function readColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  const long = /^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, '$&$&') : digits
  return /^[0-9a-f]{6}$/.test(long) && parseHex(`#${long}`) ? `#${long}` : null
}
