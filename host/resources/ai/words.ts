// Words as the rules see them: abbreviations that stay large, verbs that titles begin with, words that tell nothing.

const ACRONYMS = new Set(
  'ai api app cdn ci cli cms cpu cs crm css csv cta db dns dom dpi erp faq ftp gdpr gif gpu html http https id ios ip jpeg jpg js json jwt kpi ldap llm mfa mvp oauth os pdf php png pr qa qr ram rest roi rss saas sdk seo sla smtp sms sql ssh sso ssl svg tls ui uri url usb utc utf ux uuid vat vpn wcag wifi xls xlsx xml xss yaml zip 2fa'.split(
    ' ',
  ),
)

const NAMES = new Set(
  'android apple azure aws chrome docker edge english excel figma firefox french german github gitlab gmail google graphql intercom ios ipad iphone javascript jira kubernetes linkedin linux mac macos microsoft node outlook paypal postgres postgresql react safari salesforce slack spanish stripe trello typescript windows zapier zoom'.split(
    ' ',
  ),
)

/** True for what is written in capitals whatever stands around it: `API`, `WEB-214`, `HTTP2`. */
export function isAcronym(word: string): boolean {
  return /\d/.test(word) || ACRONYMS.has(bare(word))
}

/** True for what keeps its own capitals: acronyms, names of products and languages, `iPhone`. */
export function keepsCase(word: string): boolean {
  return isAcronym(word) || NAMES.has(bare(word)) || /^\p{L}+\p{Lu}/u.test(word)
}

/** A word that was shouted, as it is written otherwise: `LOGIN` → `login`, `SAFARI` → `Safari`, `API` stays. */
export function unshouted(word: string): string {
  if (isAcronym(word)) return word
  const small = word.toLowerCase()
  return NAMES.has(bare(word)) ? capital(small) : small
}

/** The word in small letters without what stands around it. */
export function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
}

/** The text with a capital at its start, unless its first word has a spelling of its own. */
export function capital(text: string): string {
  if (/^\p{Ll}+\p{Lu}/u.test(text)) return text
  return text.replace(/^([^\p{L}\d]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** The text with a small letter at its start, unless its first word keeps its capitals; `known` are words seen with a capital elsewhere. */
export function small(text: string, known: ReadonlySet<string> = new Set()): string {
  const [first = ''] = text.split(' ', 1)
  if (keepsCase(first) || known.has(bare(first)) || first === 'I') return text
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
}

const BASES =
  'add allow archive build change check clean create delete document enable ensure export extend fix handle hide implement import improve increase investigate invite keep let link list load log make merge migrate move open prevent print publish reduce refactor remember remove rename replace restore review rewrite save send set show simplify sort split start stop store support switch sync test track translate turn update upgrade upload use validate verify warn write'.split(
    ' ',
  )
const DOUBLED = new Set(['log', 'set', 'split', 'stop', 'let'])
const IRREGULAR: Readonly<Record<string, string>> = {
  built: 'build',
  hid: 'hide',
  kept: 'keep',
  made: 'make',
  rewrote: 'rewrite',
  sent: 'send',
  showed: 'show',
  wrote: 'write',
}
// Their -ing forms are hardly ever nouns, whatever follows.
const PLAIN = new Set('add create delete fix implement improve investigate refactor remove rename replace rewrite'.split(' '))

type Form = { base: string; sure: boolean }
const FORMS = new Map<string, Form>(
  BASES.flatMap((base): [string, Form][] => {
    const stem = base.endsWith('e') ? base.slice(0, -1) : DOUBLED.has(base) ? base + base.slice(-1) : base
    const past = base.endsWith('y') ? `${base.slice(0, -1)}ied` : `${stem}ed`
    const third = base.endsWith('y') ? `${base.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(base) ? `${base}es` : `${base}s`
    const sure = PLAIN.has(base)
    return [
      [`${stem}ing`, { base, sure }],
      [past, { base, sure: false }],
      [third, { base, sure: false }],
    ]
  }),
)
for (const [form, base] of Object.entries(IRREGULAR)) FORMS.set(form, { base, sure: false })

const DETERMINERS = new Set('the a an our all my this that these those some every each missing broken'.split(' '))

/** True when a title begins with what is to be done. */
export function isVerb(word: string): boolean {
  return (
    BASES.includes(bare(word)) ||
    /^(speed|set|log|clean|back|roll|find|get|give|do|plan|draft|design|agree|call|ask|order|talk|decide|prepare|run|try|tell|put|cut|drop|bring|pay|read|look|follow|choose|collect|convert|measure|monitor|notify|reset|resolve|scan|schedule|secure|tidy|tune|wire|wrap)$/.test(
      bare(word),
    )
  )
}

/** `Fixing the login` → `fix`; null where the word is no such form, or may as well be a noun. */
export function imperativeOf(word: string, next: string): string | null {
  const form = FORMS.get(bare(word))
  if (!form) return null
  return form.sure || DETERMINERS.has(bare(next)) ? form.base : null
}

const TYPOS: Readonly<Record<string, string>> = {
  acces: 'access',
  adress: 'address',
  arent: "aren't",
  buton: 'button',
  calender: 'calendar',
  cant: "can't",
  didnt: "didn't",
  doesnt: "doesn't",
  dont: "don't",
  enviroment: 'environment',
  isnt: "isn't",
  langauge: 'language',
  occured: 'occurred',
  pasword: 'password',
  recieve: 'receive',
  recieved: 'received',
  seperate: 'separate',
  succesful: 'successful',
  teh: 'the',
  wont: "won't",
}

const LARGE = new Set('api csv css gdpr html http https json pdf png qr seo sms smtp sql ssl sso svg tls url vat xml xss'.split(' '))

/** The word with a common slip of the fingers mended, its capital stays; `csv` is `CSV`. */
export function mended(word: string): string {
  if (LARGE.has(bare(word)) && word === word.toLowerCase()) return word.toUpperCase()
  const right = TYPOS[bare(word)]
  if (right === undefined) return word
  const written = /^\p{Lu}/u.test(word) ? capital(right) : right
  return word.replace(/[\p{L}\d]+/u, () => written)
}

const STOP = new Set(
  'about after again all also and any are because been before being both but can cannot could did does doing down each few for from had has have having her here his how into its just let like made make makes may more most must need needs new nor not now off once one only other our out over own please same shall she should show shows some still such than that the their them then there these they this those through too under until use used user users very via was way were what when where which while who why will with without work works would you your task tasks add fix change update set get page'.split(
    ' ',
  ),
)

/** The telling words of a text, each once: small, without accents, endings cut (`filters`, `filtering` → `filter`). */
export function tellingWords(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]{3,}/gu)
  return new Set((words ?? []).filter((word) => !STOP.has(word)).map(stemOf))
}

function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3).replace(/(.)\1$/, '$1')
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2).replace(/(.)\1$/, '$1')
  if (word.length > 4 && /[^s]s$/.test(word)) return word.slice(0, -1)
  return word
}
