// How a picture lies in the frame it is cut to: placed, moved and scaled in whole frames, nothing drawn.

/** A width and a height in px. */
export interface Size {
  width: number
  height: number
}

/** Where the picture's corner lies in the frame, in px of the frame, and px of the frame for one px of the picture. */
export interface Placed {
  x: number
  y: number
  scale: number
}

/** The scale at which all of the picture is seen, and that at which it fills the frame. */
export function scalesOf(picture: Size, frame: Size): { whole: number; full: number } {
  const across = frame.width / picture.width
  const down = frame.height / picture.height
  return { whole: Math.min(across, down), full: Math.max(across, down) }
}

/** In the middle. */
export function placeIn(picture: Size, frame: Size, scale: number): Placed {
  return { scale, x: (frame.width - picture.width * scale) / 2, y: (frame.height - picture.height * scale) / 2 }
}

/** Moved by px of the frame, but never so that the frame is left emptier than it has to be. */
export function movedBy(placed: Placed, picture: Size, frame: Size, x: number, y: number): Placed {
  return {
    scale: placed.scale,
    x: held(placed.x + x, frame.width - picture.width * placed.scale),
    y: held(placed.y + y, frame.height - picture.height * placed.scale),
  }
}

/** At another scale, around what is in the middle of the frame. */
export function scaledTo(placed: Placed, picture: Size, frame: Size, scale: number): Placed {
  const by = scale / placed.scale
  const around = (at: number, middle: number) => middle - (middle - at) * by
  const next = { scale, x: around(placed.x, frame.width / 2), y: around(placed.y, frame.height / 2) }
  return movedBy(next, picture, frame, 0, 0)
}

/** `room` is what the frame has more than the picture: with some, the picture stays in the middle. */
function held(at: number, room: number): number {
  return room >= 0 ? room / 2 : Math.min(0, Math.max(room, at))
}
