// What pictures are chosen for, and what each is cut and scaled to.
import type { Size } from '#src/lib/picture-frame.ts'

/** In px. `round` is shown as a circle; `whole` may leave room around it, so that a mark is not cut. */
export const picturePurposes = {
  logo: { width: 512, height: 512, round: false, whole: true },
  'wide-logo': { width: 640, height: 160, round: false, whole: true },
  favicon: { width: 64, height: 64, round: false, whole: true },
  avatar: { width: 256, height: 256, round: true, whole: false },
} as const satisfies Record<string, Size & { round: boolean; whole: boolean }>

/** What a picture is for. */
export type PicturePurpose = keyof typeof picturePurposes
