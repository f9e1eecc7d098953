// How often a property is tried: in full by npm test, a fifth as often by npm run check, which is run all day with another seed each time.

/** `many` times, or a fifth of it (at least 20) where QUICK is `on`. */
export function runs(many: number): number {
  return process.env.QUICK === 'on' ? Math.min(many, Math.max(20, Math.round(many / 5))) : many
}
