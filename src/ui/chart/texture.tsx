// Patterns over colors, so that no series is told by its color alone (SCREEN-11).
import * as styles from './chart.css.ts'

/** What lies over a colour. */
export type Texture = 'plain' | 'stripes' | 'dots' | 'rungs' | 'cross' | 'rails'

const SIZE = 6
const PATHS: Readonly<Record<Texture, string>> = {
  plain: '',
  stripes: 'M-1 1 L1 -1 M0 6 L6 0 M5 7 L7 5',
  dots: 'M1.5 2 h1 M4.5 5 h1',
  rungs: 'M0 3 H6',
  cross: 'M0 6 L6 0 M0 0 L6 6',
  rails: 'M3 0 V6',
}

/** All of them, in the order in which series get them. */
export const TEXTURES = Object.keys(PATHS) as readonly Texture[]

/** Whether a look is one of them. */
export function isTexture(look: string): look is Texture {
  return look in PATHS
}

/** The pattern by its id, for `fill="url(#id)"` over the colour. */
export function TexturePattern({ id, texture }: { id: string; texture: Texture }) {
  return (
    <defs>
      <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <path d={PATHS[texture]} strokeWidth={texture === 'dots' ? 1.6 : 1.2} className={styles.texture} />
      </pattern>
    </defs>
  )
}
