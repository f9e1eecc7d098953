// A start that cannot succeed.

/** The message is the one sentence that the person at the terminal is shown; the process ends with 1. */
export class StartError extends Error {}
