// Whether the list of first steps is over on this device, so that nobody is asked for it again.
import { surfaceChoice } from '#src/data/storage/storage.ts'

/** The username of whoever put the list away, or had done everything, last; '' for nobody. */
export const stepsOver = surfaceChoice<string>('first-steps', (value) => (typeof value === 'string' ? value : null))
