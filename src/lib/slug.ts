// Words for addresses and file names.
import { foldWords } from '#src/lib/search/search-text.ts'

/** Lower case words joined by dashes, safe in an address or file name: `Über uns!` → `uber-uns`. Empty when there is no word. */
export function slug(text: string): string {
  return foldWords(text).join('-')
}
