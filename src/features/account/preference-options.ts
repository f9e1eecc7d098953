// What can be chosen for dates: zones with their clocks, locales with a sample of each, days.

/** The days a week may begin with, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label, at) => ({
  value: String((at + 1) % 7),
  label,
}))

/** Every zone that the browser knows, with how far it is from UTC now. */
export function zoneOptions(now: Date): { id: string; label: string; hint: string }[] {
  return Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' '), hint: offsetOf(id, now) }))
}

function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC')
}

const LOCALES = [
  ...['en-US', 'en-AU', 'en-CA', 'en-IN', 'cs-CZ', 'da-DK', 'de-AT', 'de-CH', 'de-DE', 'es-ES', 'es-MX', 'fi-FI', 'fr-CA', 'fr-FR'],
  ...[
    'hu-HU',
    'it-IT',
    'ja-JP',
    'ko-KR',
    'nb-NO',
    'nl-NL',
    'pl-PL',
    'pt-BR',
    'pt-PT',
    'ro-RO',
    'sv-SE',
    'tr-TR',
    'uk-UA',
    'zh-CN',
    'zh-TW',
  ],
]

/** The product's own format first; `present` is in the list whatever it is. */
export function localeOptions(present: string | null, now: Date): { value: string; label: string; hint: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const sample = (locale: string) =>
    `${new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(now)} · ${(1240.5).toLocaleString(locale)}`
  const own = { value: '', label: names.of('en-GB') ?? 'en-GB', hint: sample('en-GB') }
  const all = present === null || LOCALES.includes(present) ? LOCALES : [present, ...LOCALES]
  return [own, ...all.map((value) => ({ value, label: names.of(value) ?? value, hint: sample(value) }))]
}
