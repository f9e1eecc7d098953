// What is wrong with a value, in plain words where its schema has none of its own.

/** What a schema objects to: `keyword` is zod's code, `params` its figures. */
export type Issue = { keyword: string; instancePath: string; message?: string; params: Record<string, unknown> }

const REQUIRED = 'This field is required.'

/** One sentence for people; a schema's own sentence stays as it is. */
export function sentenceOf({ keyword, message = 'Not valid.', params }: Issue): string {
  if (keyword === 'invalid_type' && /received undefined$/.test(message)) return REQUIRED
  if (message.startsWith('Invalid string: must match pattern')) return 'Not valid.'
  if (!/^Too (big|small): /.test(message)) return message
  const { origin, maximum, minimum, inclusive } = params
  const most = keyword === 'too_big'
  const bound = Number(most ? maximum : minimum)
  if (origin === 'string' && !most && bound === 1) return REQUIRED
  const unit = origin === 'string' ? ` character${bound === 1 ? '' : 's'}` : ''
  const figure = `${bound.toLocaleString('en-US')}${unit}`
  if (inclusive === false) return `${most ? 'Less' : 'More'} than ${figure}.`
  return `${most ? 'At most' : 'At least'} ${figure}.`
}
