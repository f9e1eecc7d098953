// Scrolling while something is dragged near an edge.

/** How far to scroll per frame when the pointer is `distance` px from an edge (within 56 px, faster the nearer). */
export function edgeScroll(distance: number): number {
  return distance >= 56 ? 0 : Math.round(Math.min(18, 2 + ((56 - Math.max(0, distance)) / 56) * 16))
}
