// What is said of a text that was sent to make something, and whose answer was lost.

/** Beside the text that came back. */
export const MAYBE_CREATED = 'This may have been created already.'
