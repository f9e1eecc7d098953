// A noun and its forms, as files, code and sentences want them.

/** The forms of a noun. */
export interface Noun {
  /** `user-story`: folders, files and ids of actions. */
  readonly one: string
  /** `user-stories`: folders of the host, addresses. */
  readonly many: string
  /** `userStory`, `userStories`. */
  readonly name: string
  readonly names: string
  /** `UserStory`, `UserStories`. */
  readonly Type: string
  readonly Types: string
  /** `user story`, `user stories`. */
  readonly words: string
  readonly allWords: string
  /** `user_stories`. */
  readonly table: string
}

/** The forms of `user-story`; `many` where the plural is not made by rule. Throws on what cannot name a folder. */
export function nounOf(one: string, many = pluralOf(one)): Noun {
  for (const word of [one, many])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word))
      throw new Error(`“${word}” is no name for a folder: write it small and with hyphens, as in user-story.`)
  if (one === many) throw new Error(`One ${one} and many need different names: give the plural, too.`)
  return {
    one,
    many,
    name: camel(one),
    names: camel(many),
    Type: capital(camel(one)),
    Types: capital(camel(many)),
    words: one.replaceAll('-', ' '),
    allWords: many.replaceAll('-', ' '),
    table: many.replaceAll('-', '_'),
  }
}

function pluralOf(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`
}

function camel(text: string): string {
  return text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
