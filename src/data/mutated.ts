// Tells of every mutation that went through, whichever surface sent it.

/** A mutation's field, its payload and the variables it was sent with. */
export interface Mutated {
  field: string
  payload: Readonly<Record<string, unknown>>
  variables: Readonly<Record<string, unknown>>
}

const listeners = new Set<(mutated: Mutated) => void>()

/** Hears of every mutation that was accepted; answers how to stop. */
export function onMutated(listener: (mutated: Mutated) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by the api. */
export function tellMutated(mutated: Mutated): void {
  for (const listener of listeners) listener(mutated)
}
