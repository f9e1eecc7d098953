// The 14 px ring of a workflow: its colour, and how far along it is.
import { parseHex, textOn } from '#src/lib/colour.ts'
import { vars } from '#src/theme/vars.css.ts'
import { contrastColour } from './contrast-colour.ts'

/** `fraction` 0 is an empty ring, between a growing pie, 1 a full disc with a tick. `label` names it where no text stands beside it. */
export function StatusRing({
  colour,
  fraction,
  label,
  size = 14,
}: {
  colour: string | null | undefined
  fraction: number
  label?: string | undefined
  size?: number | undefined
}) {
  const known = colour && parseHex(colour) ? colour : undefined
  const ink = contrastColour(colour)
  const share = Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction)) : 0
  // A stroke as wide as the circle's radius turns its dash into a pie.
  const pie = 2 * Math.PI * 1.9
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up on hover; the label says it, or the text beside it does
    <svg
      // Not cut off at its own box, as icons are not (reset.css.ts).
      viewBox="0 0 14 14"
      width={size}
      height={size}
      style={{ flex: 'none', overflow: 'visible' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {share === 1 ? (
        <>
          <circle cx="7" cy="7" r="7" style={{ fill: ink }} />
          <path
            d="m4 7.2 2.1 2.1L10 5.2"
            fill="none"
            stroke={known ? textOn(known) : vars.surface}
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <circle cx="7" cy="7" r="6.2" fill="none" style={{ stroke: ink }} strokeWidth="1.6" />
          {share > 0 && (
            <circle
              cx="7"
              cy="7"
              r="1.9"
              fill="none"
              style={{ stroke: ink }}
              strokeWidth="3.8"
              strokeDasharray={`${share * pie} ${pie}`}
              transform="rotate(-90 7 7)"
            />
          )}
        </>
      )}
    </svg>
  )
}
