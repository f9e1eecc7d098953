// The people of a pasted list of addresses, in whatever form it comes (TEAM-03).
import { isEmail } from '#src/lib/email.ts'

/** Somebody to write to. */
export interface PastedPerson {
  name: string
  email: string
}

const PASTED = /(?:"([^"<>]*)"\s*|([^<>,;"\n\r\t]*))<\s*([^<>\s]+)\s*>|([^\s,;<>"]+@[^\s,;<>"]+)/g
const BETWEEN = /[,;\n\r\t]+/

/** `Mia Chen` of `mia.chen@example.com`, to begin with. */
const nameIn = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * Commas, semicolons or lines between them, `Name <address>` or the address alone, also behind its name; each once. Names are cut at 120 characters and made of
 * the address where there is none. `rest` is what is neither, word by word as it was typed.
 */
export function readPeople(text: string): { people: PastedPerson[]; rest: string[] } {
  const found = new Map<string, PastedPerson>()
  const rest: string[] = []
  const leave = (parts: readonly string[]) => rest.push(...parts.map((part) => part.trim()).filter((part) => part !== ''))
  let end = 0
  for (const match of text.matchAll(PASTED)) {
    const [whole, quoted, plain, inside, alone] = match
    const email = (inside ?? alone ?? '').replace(/[.:!?]+$/, '')
    const before = text.slice(end, match.index).split(BETWEEN)
    end = match.index + whole.length
    if (!isEmail(email)) {
      leave([...before, whole])
      continue
    }
    // What stands in front of a bare address, with nothing between them, is its name.
    const named = alone === undefined ? '' : (before.pop() ?? '').trim()
    leave(before)
    const name = (quoted ?? plain ?? named).trim().slice(0, 120)
    if (!found.has(email.toLowerCase())) found.set(email.toLowerCase(), { email, name: name || nameIn(email) })
  }
  leave(text.slice(end).split(BETWEEN))
  return { people: [...found.values()], rest }
}

/** A list that `readPeople` reads as these people. */
export function writePeople(people: readonly PastedPerson[]): string {
  return people.map(({ name, email }) => (name === nameIn(email) ? email : `"${name.replaceAll('"', "'")}" <${email}>`)).join('\n')
}
