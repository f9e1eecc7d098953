// What is known of a mail server, in sentences.
import type { MailServerData, WorkspaceMailData } from './mail-server.graphql.ts'

type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad'

const CHIPS: Record<MailServerData['state'], { label: string; tone: Tone }> = {
  UNTESTED: { label: 'Untested', tone: 'warn' },
  WORKING: { label: 'Working', tone: 'good' },
  FAILING: { label: 'Failing', tone: 'bad' },
  NEEDS_PASSWORD: { label: 'Needs password', tone: 'bad' },
}

/** The state in a word or two. */
export function stateChip(server: MailServerData | null): { label: string; tone: Tone } {
  return server ? CHIPS[server.state] : { label: 'Off', tone: 'neutral' }
}

/** By which server mails go, and why (SMTP-05). */
export function stateSentence(server: MailServerData | null): string {
  if (server === null) return "Mail of this workspace goes through Palette's server."
  const { state, host, fallback } = server
  if (state === 'WORKING') return `Mail of this workspace goes through ${host}.`
  if (state === 'NEEDS_PASSWORD') return 'The saved password cannot be read with the present key. Enter it again.'
  if (state === 'FAILING')
    return fallback
      ? `${host} does not take mail at present. Palette's server stands in.`
      : `${host} does not take mail at present. Mail waits until it does.`
  return "Until a test mail has arrived, mail of this workspace goes through Palette's server."
}

const AT_STAGE = {
  connect: 'The server could not be reached',
  tls: 'The way to the server could not be protected',
  'sign-in': 'The server did not accept user and password',
  sender: 'The server did not accept the sender address',
} as const

/** A stage that a field is about. */
type FieldStage = keyof typeof AT_STAGE

const READ = /^([a-z-]+): (.*)$/s

/** What the server refused at this stage last; undefined where it did not, or works again. */
export function refusedAt(server: MailServerData | null, stage: FieldStage): string | undefined {
  if (server === null) return undefined
  if (server.state === 'NEEDS_PASSWORD') return stage === 'sign-in' ? stateSentence(server) : undefined
  const [, at, reply] = READ.exec(server.lastReply ?? '') ?? []
  return at === stage ? `${AT_STAGE[stage]}: ${reply}` : undefined
}

/** What it said last, where no field shows it; null for nothing worth telling. */
export function lastAnswer(server: MailServerData): string | null {
  const [, at, reply] = READ.exec(server.lastReply ?? '') ?? []
  if (at === undefined || at in AT_STAGE) return null
  if (at === 'sent') return `Last answer: ${reply}`
  return at === 'recipient' ? `A recipient was not accepted: ${reply}` : `The mail was not accepted: ${reply}`
}

const MAILS: Record<WorkspaceMailData['state'], { label: string; tone: Tone }> = {
  WAITING: { label: 'Waiting', tone: 'warn' },
  SENT: { label: 'Sent', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
}

/** What became of a mail in a word. */
export const mailChip = ({ state }: WorkspaceMailData) => MAILS[state]

/** How a mail went, or why it did not. */
export function mailFacts({ state, tries, lastReply, byWorkspace }: WorkspaceMailData): string {
  if (state === 'SENT') return byWorkspace ? 'by your server' : "by Palette's server"
  const tried = tries === 1 ? 'tried once' : `tried ${tries} times`
  return [tries > 0 && tried, lastReply].filter(Boolean).join(' · ')
}
