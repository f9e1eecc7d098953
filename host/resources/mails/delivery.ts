// How handing a mail over went: at which stage it stopped and what the server said.

/** The stages of handing a mail over, in their order; `sent` is the end. */
export const STAGES = ['connect', 'tls', 'sign-in', 'sender', 'recipient', 'message', 'sent'] as const

/** One of them. */
export type Stage = (typeof STAGES)[number]

/** What failed, by the stage at which it stopped. */
export const FAILED_AT: Record<Exclude<Stage, 'sent'>, string> = {
  connect: 'The server could not be reached',
  tls: 'The way to the server could not be protected',
  'sign-in': 'The server did not accept user and password',
  sender: 'The server did not accept the sender address',
  recipient: 'The server did not accept your address',
  message: 'The server did not accept the mail',
}

/**
 * The last stage, `sent` or the one that failed, and what the server said, at most 300 characters on one line. `permanent`: the mail itself was
 * refused for good, so that trying again is no use; `server`: the server is not what its settings say, whatever the mail.
 */
export type Delivery = { stage: Stage; reply: string; permanent: boolean; server: boolean }

type MailError = { code?: string; command?: string; response?: string; responseCode?: number; message?: string }

/** What a server said, as plain text on one line. */
export function replyText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
}

/** The stage at which nodemailer gave up. */
function stageOf({ code = '', command = '', message = '' }: MailError): Stage {
  if (code === 'ETLS' || /certificate|TLS|SSL|wrong version number/i.test(message)) return 'tls'
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2' || /^AUTH/.test(command)) return 'sign-in'
  if (command === 'MAIL FROM') return 'sender'
  if (command === 'RCPT TO' || code === 'EENVELOPE') return 'recipient'
  if (code === 'EMESSAGE' || command === 'DATA' || code === 'ESTREAM') return 'message'
  return 'connect'
}

/** What a failure of nodemailer means. */
export function failedDelivery(error: unknown): Delivery {
  const known = error as MailError
  const stage = stageOf(known)
  const refused = stage === 'recipient' || stage === 'message'
  return {
    stage,
    reply: replyText(known.response ?? known.message ?? 'The server did not say why.'),
    permanent: refused && (known.responseCode ?? 0) >= 500,
    server: !refused,
  }
}

/** The mail was taken; `response` is what the server said. */
export const taken = (response: string): Delivery => ({ stage: 'sent', reply: replyText(response), permanent: false, server: false })
