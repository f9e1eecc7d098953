// Names that people typed, as mails say them: nobody's name becomes a sentence of ours, or a link.
import { asLine } from '../../plain-text.ts'

/** The most characters of a name that a mail says. */
const MOST = 60
const WRITTEN = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A typed line of which no mail program makes a link: what makes an address of it is followed by a space without width. */
export function unlinked(text: string): string {
  return asLine(text).replace(/[.:@/](?=\S)/g, '$&\u200b')
}

/** A typed line, cut to `most` characters and without links; empty when there is nothing to see. */
export function shortName(text: string, most = MOST): string {
  const signs = [...WRITTEN.segment(asLine(text))].map(({ segment }) => segment)
  return unlinked(
    signs.length <= most
      ? signs.join('')
      : `${signs
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`,
  )
}

/** A typed name in quotation marks, which it cannot close; `instead` where there is nothing to see. */
export function quotedName(text: string, instead = 'Somebody'): string {
  const name = shortName(text.replace(/[“”„‟«»"]/g, "'"))
  return name === '' ? instead : `“${name}”`
}
