// What a mail about notifications says: news by project, each with its link, and how to get no more of them (INBOX-13).
import type { MailBlock, MailContent, MailItem } from '../mails/mail-content.ts'
import { quotedName, shortName } from '../mails/mail-names.ts'
import type { NotificationView } from '../notifications/notifications-list.store.ts'
import { type NewsDetail, sentenceOf } from '../notifications/occasions.ts'
import type { MailKind } from './mail-kinds.ts'
import { targetUrl } from './target-url.ts'

/** News that one mail lists; the rest is counted. */
const MOST = 60

/** For whom and about what; `zone` is the reader's, `stop` the address that ends these mails. */
export type Notice = {
  kind: MailKind
  views: readonly NotificationView[]
  company: { name: string }
  zone: string
  appUrl: string
  stop: string
}

const WHY: Record<MailKind, string> = {
  mentioned: 'You get this because somebody mentioned you and you had not read it after five minutes.',
  assigned: 'You get this because of tasks of yours, and you had not read it after five minutes.',
  rest: 'You get this summary of what you have not read yet.',
}
const STOP: Record<MailKind, string> = {
  mentioned: 'No more mails about mentions',
  assigned: 'No more mails about your tasks',
  rest: 'No more summaries',
}

/** Subject and content of the mail; `views` are the newest first, at least one. */
export function noticeMail(notice: Notice): { subject: string; content: MailContent } {
  const { kind, views, company, appUrl, stop } = notice
  const workspace = quotedName(company.name, 'your workspace')
  const [first] = views
  const title =
    kind === 'rest'
      ? `What is new in ${workspace}`
      : views.length === 1 && first !== undefined
        ? sentence(first, notice.zone)
        : `${views.length} ${kind === 'mentioned' ? 'mentions' : 'changes to your tasks'} in ${workspace}`
  const left = views.length - MOST
  const blocks: MailBlock[] =
    kind !== 'rest' && views.length === 1 && first !== undefined
      ? aboutOne(first, notice)
      : [
          ...groupsOf(notice),
          { is: 'button', label: 'Open inbox', url: `${appUrl}/inbox` },
          ...(left > 0 ? [{ is: 'small' as const, text: `And ${left} more in your inbox.` }] : []),
        ]
  return {
    subject: kind === 'rest' ? `${title}: ${views.length} ${views.length === 1 ? 'change' : 'changes'}` : title,
    content: { title, blocks, why: WHY[kind], unsubscribe: { label: STOP[kind], url: stop, oneClick: true } },
  }
}

/** The title says what happened: what is left is where and when, and the way there. */
function aboutOne(view: NotificationView, { appUrl, zone }: Notice): MailBlock[] {
  const url = targetUrl(appUrl, view)
  const rows = [
    ...(view.project === null ? [] : [{ name: 'Project', value: shortName(view.project.name) }]),
    { name: 'When', value: moment(view.updatedAt, zone) },
  ]
  const way = url === null ? { label: 'Open inbox', url: `${appUrl}/inbox` } : { label: view.code === null ? 'Open' : 'Open task', url }
  return [
    { is: 'facts', rows },
    { is: 'button', ...way },
  ]
}

/** A list for each project, in the order of its newest news; what lies in none stands last. */
function groupsOf({ views, appUrl, zone }: Notice): MailBlock[] {
  const groups = new Map<string, { heading: string; items: MailItem[] }>()
  for (const view of views.slice(0, MOST)) {
    const key = view.project?.slug ?? ''
    const group = groups.get(key) ?? { heading: view.project === null ? 'Workspace' : shortName(view.project.name), items: [] }
    const url = targetUrl(appUrl, view)
    group.items.push({ text: sentence(view, zone), hint: moment(view.updatedAt, zone), ...(url !== null && { url }) })
    groups.set(key, group)
  }
  return [...groups.entries()]
    .sort(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([, { heading, items }]) => ({ is: 'list' as const, heading, items }))
}

/** What somebody typed can neither end its quotation marks nor become a link. */
const typed = (text: string) => shortName(text.replace(/[“”„‟«»"]/g, "'"), 120)

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/

function sentence({ events, subject, many, code }: NotificationView, zone: string): string {
  const [newest] = events
  if (newest === undefined) return typed(subject)
  const detail: NewsDetail = {
    ...newest.detail,
    ...(newest.detail.name !== undefined && { name: typed(newest.detail.name) }),
    ...(newest.detail.file !== undefined && { file: typed(newest.detail.file) }),
    // What is no instant, which is put into the reader's words, is a name that somebody typed.
    ...(typeof newest.detail.to === 'string' && !INSTANT.test(newest.detail.to) && { to: typed(newest.detail.to) }),
  }
  const said = sentenceOf({ reason: newest.reason, detail }, typed(subject), many, (iso) => (iso ? moment(new Date(iso), zone) : ''))
  const whole = newest.actor === null ? said : `${quotedName(newest.actor.name)} ${said}`
  return code === null ? whole : `${whole} (${code})`
}

/** `Wed 26 Nov, 09:12`, by the reader's clock. */
function moment(at: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(at)
  return `${day.replace(',', '')}, ${time}`
}
