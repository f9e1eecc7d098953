// How easy a password is to guess, by zxcvbn. Imported when a password is set for the first time: the dictionaries take half a second.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

// What stands behind the first 40 characters makes a password no easier; both limits keep the worst text that can be sent below 0.1 s.
const judge = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  maxLength: 40,
  l33tMaxSubstitutions: 10,
})

/** From 0 (guessed at once) to 4 (hardly ever); `known` are words that who guesses would try first. */
export function strengthOf(password: string, known: readonly string[]): number {
  return judge.check(password, [...known]).score
}
