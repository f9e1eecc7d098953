// Tells of every mutation that went through, whichever surface sent it.

/** A mutation's field, its payload and the variables it was sent with. */
export interface MutationEvent {
  field: string
  payload: Readonly<Record<string, unknown>>
  variables: Readonly<Record<string, unknown>>
}

const listeners = new Set<(mutated: MutationEvent) => void>()

/** Hears of every mutation that was accepted; answers how to stop. */
export function onMutation(listener: (mutated: MutationEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by the api. */
export function tellMutation(mutated: MutationEvent): void {
  for (const listener of listeners) listener(mutated)
}
