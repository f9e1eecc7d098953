// Where a project stands among others: work that goes on first, then what is done, then what is put away (PSET-05).
/** What every screen of an archived project says (SCREEN-15). */
export const ARCHIVED_TEXT = 'This project is archived. Reopen it in its settings.'

interface Standing {
  status: string | null
}

const places: Readonly<Record<string, number>> = { COMPLETED: 1, ARCHIVED: 2 }

const placeOf = ({ status }: Standing): number => places[status ?? ''] ?? 0

/** True for a project that nobody can write into (SCREEN-15). */
export const isArchived = ({ status }: Standing): boolean => status === 'ARCHIVED'

/** Why an owner can do nothing to it but reopen it; true where it can be changed. */
export const writable = ({ status = null }: Partial<Standing>): true | { reason: string } =>
  isArchived({ status }) ? { reason: ARCHIVED_TEXT } : true

/** The projects with those that are done below the others; otherwise in the order in which they came. */
export function byStanding<T extends Standing>(projects: readonly T[]): readonly T[] {
  return [...projects].sort((a, b) => placeOf(a) - placeOf(b))
}
