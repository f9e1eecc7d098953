// Links to pages and tasks while a text is edited: the editor keeps addresses, so each is one as long as it is in there.
const NAMED = /<a data-(page|task)="([0-9a-f-]{36})">/g
const ADDRESSED = /<a\b[^>]*?href="https:\/\/(page|task)\.wiki\.invalid\/([0-9a-f-]{36})"[^>]*>/g

/** HTML as the editor takes it. */
export function forEditor(html: string): string {
  return html.replace(NAMED, '<a href="https://$1.wiki.invalid/$2">')
}

/** HTML of the editor as it is kept. */
export function fromEditor(html: string): string {
  return html.replace(ADDRESSED, '<a data-$1="$2">')
}
