// The three forms of the frame that shows questions, and how what stands inside knows its own.
import { createContext, useContext, useMemo } from 'react'
import type { AskedFrom, PointedPlace } from '#src/actions/asked-from.ts'
import { media } from '#src/theme/tokens.ts'

/** `palette` in the middle of the desk, `popover` beside what was pressed, `sheet` at the bottom within reach of the thumb. */
export type FrameForm = { kind: 'palette' } | { kind: 'popover'; place: PointedPlace } | { kind: 'sheet' }

const palette: FrameForm = { kind: 'palette' }
const sheet: FrameForm = { kind: 'sheet' }

/** The form of a frame that was asked for like this; on a phone everything is a sheet. */
export function useFrameForm(from: AskedFrom): FrameForm {
  return useMemo(() => {
    if (window.matchMedia(media.phone).matches || from?.kind === 'touch') return sheet
    return from?.kind === 'place' ? { kind: 'popover', place: from.place } : palette
  }, [from])
}

export const FrameFormContext = createContext<FrameForm['kind']>('palette')

/** The form of the frame around: a popover has no room for what a palette tells of its keys. */
export function useFrameKind(): FrameForm['kind'] {
  return useContext(FrameFormContext)
}
