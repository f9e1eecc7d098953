// How the hours of a line can be rounded, as people choose it (INV-06).

/** In the order in which they are offered; minutes. */
export const ROUNDINGS = [
  { value: 'EXACT', label: 'Exact' },
  ...([6, 15, 30, 60] as const).flatMap((minutes) => [
    { value: `UP_${minutes}` as const, label: `Up to ${minutes} min` },
    { value: `NEAREST_${minutes}` as const, label: `Nearest ${minutes} min` },
  ]),
] as const
