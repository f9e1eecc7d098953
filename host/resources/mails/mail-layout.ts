// The one layout of all mails: plain text, and HTML that says the same (SMTP-08).
import type { MailBlock, MailContent, MailItem, MailSender } from './mail-content.ts'
import { quotedName, shortName } from './mail-names.ts'

/** A mail as it is sent; `pictures` are shown by the HTML under their `cid`. */
export type LaidOut = { text: string; html: string; pictures: { cid: string; filename: string; contentType: string; content: Buffer }[] }

const PRODUCT = 'Palette'

/** Fills the layout. Without `sender` the mail is the product's own. */
export function layOut(content: MailContent, sender: MailSender | null): LaidOut {
  const picture = pictureOf(sender?.logo ?? null)
  return { text: textOf(content, sender), html: htmlOf(content, sender, picture?.src ?? null), pictures: picture?.files ?? [] }
}

/** Mail programs show no data addresses: such a picture goes along as a file. */
function pictureOf(logo: string | null): { src: string; files: LaidOut['pictures'] } | null {
  if (logo === null) return null
  const [, type, data] = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.+)$/.exec(logo) ?? []
  if (type === undefined || data === undefined) return /^https?:/.test(logo) ? { src: logo, files: [] } : null
  const file = { cid: 'logo', filename: `logo.${type.slice(6)}`, contentType: type, content: Buffer.from(data, 'base64') }
  return { src: 'cid:logo', files: [file] }
}

const itemText = ({ text, url, hint }: MailItem) => [`- ${text}${hint ? ` (${hint})` : ''}`, ...(url ? [`  ${url}`] : [])].join('\n')

function blockText(block: MailBlock): string {
  switch (block.is) {
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'list':
      return [...(block.heading ? [block.heading] : []), ...block.items.map(itemText)].join('\n')
    default:
      return block.text
  }
}

const endOf = (sender: MailSender | null) =>
  sender === null || sender.name === PRODUCT ? `Sent by ${PRODUCT}` : `Sent by ${quotedName(sender.name)} with ${PRODUCT}`

function textOf({ title, blocks, why, unsubscribe }: MailContent, sender: MailSender | null): string {
  const end = [endOf(sender), ...(why ? [why] : []), ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])]
  return `${[title, ...blocks.map(blockText), `-- \n${end.join('\n')}`].join('\n\n')}\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** What is written from right to left reads so, wherever it stands, and turns no other word about. */
const isolated = (html: string) => (FROM_RIGHT.test(html) ? `<span dir="auto">${html}</span>` : html)
/** Codes of tasks stay on one line: `(WEB-214)`. */
const whole = (html: string) => html.replace(/\([A-Z][A-Z0-9]*-\d+\)/g, '<span style="white-space:nowrap">$&</span>')
/** Names stand in quotation marks. */
const worded = (text: string) => whole(escaped(text)).replace(/(?<=“)[^“”]*(?=”)/g, isolated)
const linesOf = (text: string) => worded(text).replaceAll('\n', '<br>')

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
// The colors of both themes: mail programs that know none of it show the first.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:#4f46e5}
@media (prefers-color-scheme:dark){.page{background:#131316!important}.card{background:#1c1c21!important;border-color:#33333b!important}.strong{color:#ededf0!important}.body{color:#c9c9d1!important}.quiet{color:#9d9da8!important}.line{border-color:#33333b!important}a{color:#a5a6fb}.button a{color:#ffffff!important}}
@media (max-width:480px){.page{padding:0!important}.card{border-radius:0!important;border-width:0!important;padding:24px 20px!important}}`

function itemHtml({ text, url, hint }: MailItem): string {
  const shown = url
    ? `<a class="strong" href="${escaped(url)}" style="color:#17171c;text-decoration:none">${worded(text)}</a>`
    : worded(text)
  const after = hint ? ` <span class="quiet" style="color:#6b6b76;font-size:12px;white-space:nowrap">${escaped(hint)}</span>` : ''
  return `<tr><td class="body line" style="padding:7px 0;border-top:1px solid #e6e6eb;color:#3f3f48">${shown}${after}</td></tr>`
}

const table = (rows: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;${style}">${rows}</table>`
const paragraph = (text: string, style = '') =>
  `<p dir="auto" class="body" style="margin:0 0 14px;color:#3f3f48;${style}">${linesOf(text)}</p>`

function blockHtml(block: MailBlock): string {
  switch (block.is) {
    case 'quote':
      return `<blockquote dir="auto" class="body line" style="margin:0 0 14px;padding:2px 12px;border:solid #d9d9e0;border-width:0 0 0 3px;border-inline-width:3px 0;color:#3f3f48">${linesOf(block.text)}</blockquote>`
    case 'button':
      return `<p class="button" style="margin:6px 0 20px"><a href="${escaped(block.url)}" style="display:inline-block;padding:9px 16px;border-radius:6px;background:#4f46e5;color:#ffffff;font-weight:500;text-decoration:none">${escaped(block.label)}</a></p>`
    case 'facts': {
      const rows = block.rows.map(
        ({ name, value }) =>
          `<tr><td class="quiet" style="padding:4px 16px 4px 0;color:#6b6b76;white-space:nowrap;vertical-align:top">${escaped(name)}</td><td class="strong" width="100%" style="padding:4px 0;color:#17171c">${isolated(linesOf(value))}</td></tr>`,
      )
      return table(rows.join(''), 'margin:0 0 16px')
    }
    case 'list': {
      const heading = block.heading
        ? `<tr><td class="strong" style="padding:0 0 8px;color:#17171c;font-weight:600">${isolated(escaped(block.heading))}</td></tr>`
        : ''
      return table(heading + block.items.map(itemHtml).join(''), 'margin:4px 0 20px')
    }
    case 'small':
      return `<p dir="auto" class="quiet" style="margin:0 0 12px;color:#6b6b76;font-size:12px;line-height:18px">${linesOf(block.text)}</p>`
    default:
      return paragraph(block.text)
  }
}

/** The first letter of a name, on the accent: what stands where there is no logo. */
function markOf(name: string, src: string | null): string {
  if (src !== null)
    return `<img src="${escaped(src)}" alt="" width="28" height="28" style="display:block;border-radius:6px;object-fit:contain">`
  const letter = [...name][0]?.toUpperCase() ?? ''
  return `<div style="width:28px;height:28px;line-height:28px;border-radius:6px;background:#4f46e5;color:#ffffff;font-weight:600;text-align:center">${escaped(letter)}</div>`
}

function htmlOf({ title, blocks, why, unsubscribe }: MailContent, sender: MailSender | null, logo: string | null): string {
  const name = sender === null ? PRODUCT : shortName(sender.name)
  const head = `<tr><td style="padding:0 10px 0 0;width:28px">${markOf(name, logo)}</td><td class="strong" style="color:#17171c;font-weight:600">${isolated(escaped(name))}</td></tr>`
  const leave = unsubscribe
    ? ` <a class="quiet" href="${escaped(unsubscribe.url)}" style="color:#6b6b76">${escaped(unsubscribe.label)}</a>`
    : ''
  const end = `${worded(endOf(sender))}${why ? `<br>${escaped(why)}` : ''}${leave}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:32px 16px;background:#f4f4f6;${FONT};font-size:14px;line-height:21px;-webkit-text-size-adjust:100%">
<div class="card" style="max-width:520px;margin:0 auto;padding:28px 32px 22px;background:#ffffff;border:1px solid #e6e6eb;border-radius:10px;word-wrap:break-word;overflow-wrap:anywhere">
${table(head, 'margin:0 0 22px')}
<h1 dir="auto" class="strong" style="margin:0 0 14px;color:#17171c;font-size:19px;line-height:26px;font-weight:600">${worded(title)}</h1>
${blocks.map(blockHtml).join('\n')}
<p class="quiet line" style="margin:22px 0 0;padding:14px 0 0;border-top:1px solid #e6e6eb;color:#6b6b76;font-size:12px;line-height:18px">${end}</p>
</div>
</body></html>
`
}
