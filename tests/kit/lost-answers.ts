// A gateway for pages: the work is done, its answer is lost as often as a test says.
import { GraphQLError } from 'graphql'

/** What a lost answer looks like at the client. */
export function lostAnswer(retryable: boolean): GraphQLError {
  return new GraphQLError('The host cannot be reached.', {
    extensions: { code: 'UPSTREAM_UNREACHABLE', outcomeUnknown: true, retryable },
  })
}

/** Runs `work` once for each key and answers alike, or each time where the host keeps no keys; the first `losses` answers are lost. */
export function doneOnce<Answer>(losses: number, keeps = true): (key: string | null | undefined, work: () => Answer) => Answer {
  const answers = new Map<string, Answer>()
  let left = losses
  return (key, work) => {
    const known = keeps && key != null ? answers.get(key) : undefined
    const answer = known ?? work()
    if (key != null) answers.set(key, answer)
    left -= 1
    if (left >= 0) throw lostAnswer(keeps)
    return answer
  }
}
