// How easy a password is to guess, by zxcvbn, as the host judges it. Fetched when somebody types a new one: the dictionaries are large.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

const judge = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  maxLength: 40,
  l33tMaxSubstitutions: 10,
})

/** From 0 (guessed at once) to 4 (hardly ever). `known` is what somebody who guesses tries first, such as name and address: whole and in parts. */
export function strengthOf(password: string, known: readonly string[]): number {
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u), text.replace(/[^\p{L}\p{N}]+/gu, '')])
  return judge.check(password, ['Palette', ...parts.filter((part) => part.length > 2)]).score
}
