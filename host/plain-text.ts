// What plain text may hold: the field types of names, titles and notes, for all resources.
import { z } from 'zod'

// Control characters, line and paragraph separators, what turns the direction of the text around it, and halves of characters.
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what this is about
const NOT_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]/u
// Characters that draw nothing: a name of these alone would be none. The last is an empty Braille cell.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]/gu

/** The sentence for a line with a character that does not belong there. */
export const ONE_LINE = 'Line breaks, tabs and invisible control characters are not allowed here.'
/** The sentence for a text with a character that does not belong there. */
export const NO_CONTROLS = 'Invisible control characters are not allowed here.'

/** Whether anything of the text can be seen. */
function isSeen(text: string): boolean {
  return text.replace(UNSEEN, '') !== ''
}

/** What a line says when there is nothing to see (`none`), when it is too long, and when the field is not there at all. */
type LineSentences = { none: string; long?: string; absent?: string }

/** A name or a title: one line, trimmed, something to see. `most` counts UTF-16 units. */
export function lineText(most: number, { none, long = `At most ${most} characters.`, absent }: LineSentences) {
  return z
    .string(absent === undefined ? {} : { error: absent })
    .trim()
    .refine(isSeen, { error: none, abort: true })
    .max(most, long)
    .refine((text) => !NOT_IN_A_LINE.test(text), ONE_LINE)
}

/** Text of several lines: line breaks and tabs stay, other control characters are refused. `most` counts UTF-16 units of `text`, the given string or what is made of it. */
export function linesText(most: number, long: string, text = z.string()) {
  return text.max(most, { error: long, abort: true }).refine((text) => !NOT_IN_TEXT.test(text), NO_CONTROLS)
}

/** A text without the control characters that texts refuse: for what was written in another form, as HTML's `&#7;`. */
export function withoutControls(text: string): string {
  return text.replace(new RegExp(NOT_IN_TEXT, 'gu'), '')
}

/** A foreign text as a line for a mail or a name: what does not belong there becomes a space. Empty when there is nothing to see. */
export function asLine(text: string): string {
  const line = text.replace(new RegExp(NOT_IN_A_LINE, 'gu'), ' ').replace(/\s+/g, ' ').trim()
  return isSeen(line) ? line : ''
}
