// Looks every minute, while the host runs, for news that nobody has read and that is to be mailed (INBOX-13).
import { type RoundParts, type Rounds, startRounds } from '#process/rounds.ts'
import { mailAtOnce, mailSummaries, type NoticeParts } from './notices.store.ts'

const EVERY_MS = 30_000

/** Starts at once; `now` and `every` (ms) are replaced by tests. */
export function startNotices(
  parts: NoticeParts,
  { every = EVERY_MS, ...rounds }: Omit<RoundParts, 'round' | 'every'> & { every?: number },
): Rounds {
  return startRounds({
    ...rounds,
    every,
    async round(now) {
      await mailAtOnce(parts, now).catch(rounds.onError)
      await mailSummaries(parts, now)
    },
  })
}
