// A colour: swatches that read well in both themes, or any `#rrggbb`, with the chip it makes.
import { CheckIcon } from 'lucide-react'
import { useState } from 'react'
import { parseHex, textOn } from '#src/lib/colour.ts'
import { Popover } from '#src/ui/layers/popover.tsx'
import { SolidChip } from '#src/ui/marks/chip.tsx'
import * as styles from './colour-field.css.ts'
import { TextField } from './text-field.tsx'

/** The swatches, with the names that are said. The first two are the defaults of types and of labels (TEMPLATE-07, LABEL-04). */
export const SWATCHES: readonly (readonly [colour: string, name: string])[] = [
  ['#088efb', 'Blue'],
  ['#000000', 'Black'],
  ['#64748b', 'Slate'],
  ['#8a8f98', 'Gray'],
  ['#e5484d', 'Red'],
  ['#be123c', 'Crimson'],
  ['#d97706', 'Amber'],
  ['#f5c518', 'Yellow'],
  ['#65a30d', 'Lime'],
  ['#16a34a', 'Green'],
  ['#0d9488', 'Teal'],
  ['#0891b2', 'Cyan'],
  ['#3b82f6', 'Sky'],
  ['#8b5cf6', 'Violet'],
  ['#a855f7', 'Purple'],
  ['#c026d3', 'Pink'],
]

/** A button with the colour, which opens swatches and a hex field. `onChange` is told every text; only six or three digits are a colour. */
export function ColourField({
  label,
  value,
  onChange,
  sample,
  error,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  /** The text of the chip that shows the colour at work (TEMPLATE-08). */
  sample: string
  error?: string | undefined
}) {
  const [open, setOpen] = useState(false)
  const known = parseHex(value) ? withSign(value) : null
  const choose = (colour: string) => {
    onChange(colour)
    setOpen(false)
  }
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      width={236}
      trigger={
        <button type="button" className={styles.button} aria-label={`${label}: ${nameOf(value)}`} {...(error && { 'data-invalid': '' })}>
          <span className={styles.fill} style={known ? { background: known } : undefined} />
        </button>
      }
    >
      <div className={styles.panel}>
        <fieldset className={styles.swatches} aria-label="Swatches">
          {SWATCHES.map(([colour, name]) => (
            <button
              key={colour}
              type="button"
              className={styles.swatch}
              style={{ background: colour, color: textOn(colour) }}
              aria-label={name}
              aria-pressed={known?.toLowerCase() === colour}
              onClick={() => choose(colour)}
            >
              {known?.toLowerCase() === colour && <CheckIcon aria-hidden size={14} />}
            </button>
          ))}
        </fieldset>
        <TextField
          label="Hex"
          value={value}
          maxLength={7}
          spellCheck={false}
          placeholder="#rrggbb"
          error={known ? undefined : 'A color looks like #088efb.'}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (known) setOpen(false)
          }}
        />
        <span className={styles.sample}>
          <SolidChip colour={known}>{sample || 'Preview'}</SolidChip>
        </span>
      </div>
    </Popover>
  )
}

function withSign(value: string): string {
  const text = value.trim()
  return text.startsWith('#') ? text : `#${text}`
}

function nameOf(value: string): string {
  return SWATCHES.find(([colour]) => colour === withSign(value).toLowerCase())?.[1] ?? value
}
