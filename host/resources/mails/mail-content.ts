// What a mail says, without how it looks: the layout makes plain text and HTML of it.

/** A line of a list: a task, a notification, a position; `hint` stands behind it, small. */
export type MailItem = { text: string; url?: string; hint?: string }

/**
 * A part of a mail. All texts are plain: `text` is a paragraph, `quote` somebody's words, `button` the one thing to do, `facts` names and values,
 * `list` lines under a heading, `small` what is said besides.
 */
export type MailBlock =
  | { is: 'text'; text: string }
  | { is: 'quote'; text: string }
  | { is: 'button'; label: string; url: string }
  | { is: 'facts'; rows: { name: string; value: string }[] }
  | { is: 'list'; heading?: string; items: MailItem[] }
  | { is: 'small'; text: string }

/** A whole mail: `title` is its heading, `why` says at the end why one gets it, `unsubscribe` is where that is changed; `oneClick`: a POST there is enough (RFC 8058). */
export type MailContent = {
  title: string
  blocks: MailBlock[]
  why?: string
  unsubscribe?: { label: string; url: string; oneClick?: boolean }
}

/** Whose mail it is, as it shows: the workspace, or the product where it is about an account. `logo` is an http address or a data-image. */
export type MailSender = { name: string; logo: string | null; url: string }
