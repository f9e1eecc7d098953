// Which requirement ids the tests prove: those in the title of a test that asserts more than that something comes later.

/** A test's title, and its text up to the next test. */
interface Proof {
  title: string
  body: string
}

/** What a page says that is not there yet; a test that looks for it proves the page's absence. */
const PLACEHOLDER = /Not built yet/

/** The ids that the test files with these texts prove. */
export function provenIds(texts: readonly string[]): Set<string> {
  const proofs = texts.flatMap(proofsIn).filter(({ body }) => !PLACEHOLDER.test(body))
  return new Set(proofs.flatMap(({ title }) => idsIn(title)))
}

/** Only titles count: an id in a comment proves nothing. */
function proofsIn(text: string): Proof[] {
  // Titles of `test('…')`, and of `test.each([…])('…')`, whose table may hold strings of its own.
  const plain = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/gs
  const tabled = /\](?: as const)?\)\(\s*(['"`])((?:(?!\1).)*)\1/gs
  const found = [...text.matchAll(plain), ...text.matchAll(tabled)].sort((a, b) => a.index - b.index)
  return found.map((match, at) => ({ title: match[2] ?? '', body: text.slice(match.index, found[at + 1]?.index) }))
}

/** The ids in a title; `REST-53..56` stands for all four. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]+)-(\d{2})(?:\.\.(\d{2}))?(?!\d)/g)].flatMap(([, section = '', first = '', last = first]) =>
    Array.from(
      { length: Math.max(1, Number(last) - Number(first) + 1) },
      (_, at) => `${section}-${String(Number(first) + at).padStart(2, '0')}`,
    ),
  )
}
