// What a piece of code can be, and how the words of the language readers map to it.

/** What a piece of code is; the colours are in `code.css.ts`. */
export type CodeKind =
  | 'keyword'
  | 'string'
  | 'comment'
  | 'number'
  | 'name'
  | 'type'
  | 'tag'
  | 'meta'
  | 'inserted'
  | 'deleted'
  | 'heading'
  | 'link'

/** A coloured piece, by offsets into the text. */
export interface CodeToken {
  from: number
  to: number
  kind: CodeKind
}

const kinds: readonly (readonly [RegExp, CodeKind])[] = [
  [/inserted|positive/, 'inserted'],
  [/deleted|negative/, 'deleted'],
  [/comment|quote/, 'comment'],
  [/string|regexp|escape|character/, 'string'],
  [/number|atom|bool|null|unit|color|constant/, 'number'],
  [/tag|bracket\.tag/, 'tag'],
  [/type|class|namespace|builtin/, 'type'],
  [/keyword|operatorKeyword|modifier|self|processing/, 'keyword'],
  [/definition|def\b|function|propertyName|property|attribute/, 'name'],
  [/heading/, 'heading'],
  [/link|url/, 'link'],
  [/meta|documentMeta|annotation|instruction/, 'meta'],
]

/** The colour of a style name such as `variableName.definition`; null for plain text. */
export function kindOf(style: string | null): CodeKind | null {
  if (!style) return null
  return kinds.find(([pattern]) => pattern.test(style))?.[1] ?? null
}
