// The code of a project, with which the codes of its tasks begin (PSET-03).

/** Whether this is a code: 1 to 6 of A–Z and 0–9. */
export const isCode = (text: string): boolean => /^[A-Z0-9]{1,6}$/.test(text)

/** What is said of anything else. */
export const CODE_SHAPE = 'A project ID has 1 to 6 letters and digits.'
