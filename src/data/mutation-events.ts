// Tells of every mutation that went through, whichever surface sent it.
import { createChannel } from '#src/lib/store.ts'

/** A mutation's field, its payload and the variables it was sent with. */
export interface MutationEvent {
  field: string
  payload: Readonly<Record<string, unknown>>
  variables: Readonly<Record<string, unknown>>
}

const mutations = createChannel<MutationEvent>()

/** Hears of every mutation that was accepted; answers how to stop. */
export const onMutation = mutations.hear

/** Called by the api. */
export const tellMutation = mutations.tell

const doubts = createChannel<string>()

/** Hears what a write was sent as whose answer was lost; answers how to stop. */
export const onDoubt = doubts.hear

/** Called by the api. */
export const tellDoubt = doubts.tell
