// @vitest-environment node
// Texts of people in lines of the log are cut, each by itself.
import { expect, test } from 'vitest'
import { cutText, LOGGED_TEXT, sentence } from './log-line.ts'

test('TLOG-03 each text in a sentence is cut by itself, its quotes and the words behind it stay', () => {
  const [long, short] = ['a'.repeat(500), 'b'.repeat(LOGGED_TEXT)]
  expect(sentence`renamed it from “${long}” to “${short}” ${3} times`).toBe(
    `renamed it from “${'a'.repeat(LOGGED_TEXT - 1)}…” to “${short}” 3 times`,
  )
  expect(sentence`took “50 \\ ${'a\\b'}”`).toBe('took “50 \\ a\\b”')
})

test('TLOG-03 nothing that looks like one character is cut apart', () => {
  const family = '👩‍👩‍👧‍👦'
  for (let before = LOGGED_TEXT - family.length - 2; before < LOGGED_TEXT; before += 1) {
    const cut = cutText('x'.repeat(before) + family.repeat(30))
    expect(cut.length).toBeLessThanOrEqual(LOGGED_TEXT)
    expect(cut).toMatch(new RegExp(`^x+(${family})*…$`, 'u'))
  }
})
