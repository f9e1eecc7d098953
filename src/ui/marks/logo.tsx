// The square mark of a workspace or project: its picture, or its first letter on a gradient.
import { useState } from 'react'
import { classNames } from './class-names.ts'
import * as styles from './logo.css.ts'
import { initials, isPicture, markColour } from './person-mark.ts'

/** The default logo stands in when `src` is no http or data-image string (WS-09), or does not load. Decoration: the name stands beside it. */
export function Logo({
  name,
  id,
  src,
  size = 20,
  className,
}: {
  name: string
  /** What the colour follows: the slug, so that a rename keeps it. */
  id?: string | undefined
  src?: string | null | undefined
  /** Side in px. */
  size?: number | undefined
  className?: string | undefined
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const square = { width: size, height: size, borderRadius: Math.round(size / 4) }
  if (isPicture(src) && src !== broken)
    return <img className={classNames(styles.picture, className)} style={square} src={src} alt="" onError={() => setBroken(src)} />
  const colour = markColour(id ?? name)
  return (
    <span
      aria-hidden
      data-default-logo
      className={classNames(styles.logo, className)}
      style={{
        ...square,
        fontSize: Math.round(size * 0.52),
        background: `linear-gradient(140deg, ${colour}, color-mix(in srgb, ${colour} 82%, #000))`,
      }}
    >
      {[...initials(name)][0]}
    </span>
  )
}
