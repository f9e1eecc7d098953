// Rows of the specification that cannot be true yet, by what they wait for. Reviewed by hand: a row leaves this list with the change that makes it true.

/** What rows wait for. */
export type WaitsFor = 'project screens' | 'workspace screens'

/** Rows of `requirements.md`. Tests may name some of them for the part that is there; they count once the whole row is true. */
export const WAITING: Readonly<Record<WaitsFor, readonly string[]>> = {
  'project screens': [],
  'workspace screens': [],
}

/** Files of the specification that belong to those screens as a whole; a row there counts as soon as a test names it. */
export const WAITING_FILES: Readonly<Record<string, WaitsFor>> = {
  'screens-project.md': 'project screens',
  'screens-workspace.md': 'workspace screens',
}
