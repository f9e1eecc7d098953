// One form of an e-mail address: look-ups, limits and the unique index all use it.
import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'

/**
 * An address as it is stored and compared: composed (NFKC), without white space around it, in lower case.
 * The migration `canonical_emails` and the table's check say the same in SQL.
 */
export function canonicalEmail(email: string): string {
  // Lower case may take a letter apart, so it is composed again.
  return email.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}

// No white space, nothing unseen, and none of the signs that mean something in a list of addresses.
const PARTS = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\".]+(\.[^\s\p{C}@,;:<>()[\]\\".]+)+$/u

/** True when the text is one mailbox and nothing else, to the eye and to what sends the mail. */
function isOneMailbox(text: string): boolean {
  const [only, ...more] = addressparser(text)
  return PARTS.test(text) && more.length === 0 && only?.address === text && only.name === ''
}

/** An e-mail address in a body, made canonical: local@domain.tld, one mailbox (OPEN-15). */
export const emailText = z
  .string()
  .max(1000, { error: 'This email address is too long.', abort: true })
  .overwrite(canonicalEmail)
  .max(254, { error: 'This email address is too long.', abort: true })
  .refine(isOneMailbox, 'Invalid email address.')
