// Copying an address, the same for everything that has one.
import { saying } from '#src/data/errors/error-text.ts'
import type { Outcome } from './action.ts'
import type { Services } from './services.ts'

/** Copies the address of `path`, which begins with a slash. Rejects with a sentence when the browser refuses. */
export async function copyLink({ clipboard, origin }: Pick<Services, 'clipboard' | 'origin'>, path: string): Promise<Outcome> {
  await clipboard.write(origin + path).catch(saying('Failed to copy link to clipboard. Please try again.'))
  return { said: 'Copied!' }
}
