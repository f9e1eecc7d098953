// Pure colour arithmetic: reading hex colours, luminance, contrast and the text colour for a chip.

/** Red, green and blue, each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `#rgb`, `#rrggbb` or `#rrggbbaa` (with or without `#`, alpha ignored); null when it is no hex colour. */
export function parseHex(value: string): Rgb | null {
  const text = value.trim().replace(/^#/, '')
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return null
  const long = text.length === 3 ? [...text].map((digit) => digit + digit).join('') : text
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

/** Perceived luminance 0–255 (ITU-R BT.601 weights); null when the value is no hex colour. */
export function luminance(colour: string): number | null {
  const rgb = parseHex(colour)
  return rgb && (299 * rgb[0] + 587 * rgb[1] + 114 * rgb[2]) / 1000
}

/** Text colour on a coloured chip: black above luminance 128, else white (TEMPLATE-08). An unreadable colour counts as dark. */
export function textOn(colour: string): '#000000' | '#ffffff' {
  return (luminance(colour) ?? 0) > 128 ? '#000000' : '#ffffff'
}

/**
 * The fill of a chip in `colour` whose text is `textOn(colour)`: the colour itself where that is readable at 4.5 : 1,
 * else the nearest darker (or, under black text, lighter) shade. Throws on anything that is no hex colour.
 */
export function readableFill(colour: string): string {
  const text = textOn(colour)
  const rgb = parseHex(colour)
  if (!rgb) throw new Error(`Not a hex color: ${colour}`)
  const end = text === '#ffffff' ? 0 : 255
  for (let step = 0; step <= 50; step++) {
    const shade = writeHex(rgb.map((part) => Math.round(part + ((end - part) * step) / 50)))
    if (contrastRatio(shade, text) >= 4.5) return shade
  }
  return end === 0 ? '#000000' : '#ffffff'
}

/** Parts 0–255 as `#rrggbb`. */
export function writeHex(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG contrast ratio of two hex colours, 1–21; throws on anything that is no hex colour. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function relativeLuminance(colour: string): number {
  const rgb = parseHex(colour)
  if (!rgb) throw new Error(`Not a hex color: ${colour}`)
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}
