// Addresses that share a link on other networks (SHARE-01, OPEN-62).
import { wellFormed } from './text.ts'

/** What is shared: the address, the words before it, and a subject for mail. */
export interface Shared {
  url: string
  message: string
  subject: string
}

/** A network: `name` is shown, `spoken` is said where it has to tell more. */
export interface ShareTarget {
  id: 'whatsapp' | 'telegram' | 'wechat' | 'facebook' | 'linkedin' | 'twitter' | 'email'
  name: string
  spoken?: string
  link: (shared: Shared) => string
}

// `+` for a space is not understood in mail and by some apps.
function query(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
    .join('&')
}

const wordsAndLink = ({ message, url }: Shared) => (message === '' ? url : `${message}\n${url}`)

/** The networks in the specification's order. WeChat has no address to share by; its entry leads to Weibo and says so (DEFECT-11). */
export const shareTargets: readonly ShareTarget[] = [
  { id: 'whatsapp', name: 'WhatsApp', link: (shared) => `https://wa.me/?${query({ text: wordsAndLink(shared) })}` },
  { id: 'telegram', name: 'Telegram', link: ({ url, message }) => `https://t.me/share/url?${query({ url, text: message })}` },
  {
    id: 'wechat',
    name: 'WeChat',
    spoken: 'WeChat (via Weibo)',
    link: ({ url, message }) => `https://service.weibo.com/share/share.php?${query({ url, title: message })}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    link: ({ url, message }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: message })}`,
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    link: ({ url, message, subject }) =>
      `https://www.linkedin.com/shareArticle?${query({ mini: 'true', url, title: subject, summary: message })}`,
  },
  { id: 'twitter', name: 'Twitter', link: ({ url, message }) => `https://twitter.com/intent/tweet?${query({ url, text: message })}` },
  { id: 'email', name: 'Email', link: (shared) => `mailto:?${query({ subject: shared.subject, body: wordsAndLink(shared) })}` },
]
