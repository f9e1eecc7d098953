// Numbers as screens show them.

/** `1,240`, `13.5`: at most one digit behind the point. */
export function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 })
}

/** A share of a whole in percent, rounded; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0
}
