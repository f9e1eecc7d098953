// How the parts of the invite dialog use its one message area.

/** Shows or takes away the message; successes stay 3 s, errors 5 s (INVITE-17, OPEN-17). */
export interface Telling {
  show: (tone: 'good' | 'bad', text: string) => void
  clear: () => void
}
