// Holds the small text transformations to their promises.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from './email.ts'
import { escapeHtml, htmlToText, wrapAsParagraph } from './html-text.ts'
import { budgetCents, formatUsd } from './money.ts'
import { slug } from './slug.ts'
import { cutToFit, initials, plural, truncate } from './text.ts'

test('initials', () => {
  expect(['Ana Souza', 'ana', 'José de la Cruz', 'ben.okafor', '  ', 'Élodie 🚀', '李 小龙'].map(initials)).toEqual([
    'AS',
    'A',
    'JC',
    'BO',
    '?',
    'É',
    '李小',
  ])
})

test('what is cut to fit a limit ends with a whole character', () => {
  const cuts = [cutToFit('short', 5), cutToFit('longer', 4), cutToFit('ab👍', 3), cutToFit('ab👍', 4), cutToFit('a👩‍👩‍👧', 6)]
  expect(cuts).toEqual(['short', 'long', 'ab', 'ab👍', 'a'])
})

test('truncate keeps whole characters and never exceeds the length', () => {
  expect(truncate('Duplicate task', 9)).toBe('Duplicat…')
  expect(truncate('short', 9)).toBe('short')
  expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…')
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 12 }), (text, length) => truncate(text, length).length <= Math.max(length, 0)),
  )
})

test('plural and slug', () => {
  expect([plural(0, 'task'), plural(1, 'task'), plural(1200, 'person', 'people')]).toEqual(['0 tasks', '1 task', '1,200 people'])
  expect(['Über uns!', "Don't panic", ' -- '].map(slug)).toEqual(['uber-uns', 'dont-panic', ''])
})

test('plain text of HTML', () => {
  expect(htmlToText('<p>One <b>two</b></p><ul><li>a &amp; b</li><li>c &lt; d</li></ul>')).toBe('One two\na & b\nc < d')
  expect(htmlToText('a < b and <a title="x > y">link</a><br/>next')).toBe('a < b and link\nnext')
  expect(htmlToText('<script>alert("</p>")</script>seen<!-- not --> too<style>x{}</style>')).toBe('seen too')
  expect(htmlToText('&#8364; &#x20AC; &unknown; &nbsp;x')).toBe('€ € &unknown; x')
  expect(htmlToText('unfinished <a href="')).toBe('unfinished')
})

test('escaped text is the same text again, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(htmlToText(escapeHtml(text))).toBe(
        text
          .split('\n')
          .map((line) => line.replace(/\s+/g, ' ').trim())
          .filter(Boolean)
          .join('\n'),
      )
      expect(typeof htmlToText(text)).toBe('string')
    }),
  )
})

test('TCREATE-07 a description is one escaped paragraph, an empty one stays unwrapped', () => {
  expect(wrapAsParagraph('5 < 6 & "so"')).toBe('<p>5 &lt; 6 &amp; &quot;so&quot;</p>')
  expect(wrapAsParagraph(' one\r\ntwo ')).toBe('<p>one<br>two</p>')
  expect([wrapAsParagraph(''), wrapAsParagraph(' \n ')]).toEqual(['', ''])
})

test('OPEN-15 e-mail addresses', () => {
  for (const good of ['ana@example.com', ' ana@example.com ', 'a.b+c@sub.example.co', "o'neil@example.org", 'jürgen@exämple.de'])
    expect(isEmail(good)).toBe(true)
  for (const bad of [
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    'ana@@example.com',
    'ana@example..com',
    'ana@.com',
    'ana@example.com.',
    'a,victim@example.com',
    'a;b@example.com',
    'Ana <ana@example.com>',
    '"a,b"@example.com',
    'a@b.cd, c@d.ef',
    'a\u200b@example.com',
  ]) {
    expect(isEmail(bad), bad).toBe(false)
  }
})

test('PROJ-06 the budget keeps digits only and shows them as dollars and cents', () => {
  expect(['', 'abc', '5', '$1,234.56', '00012', '-99'].map(budgetCents)).toEqual([0, 0, 5, 123_456, 12, 99])
  expect([0, 5, 123_456].map(formatUsd)).toEqual(['$0.00', '$0.05', '$1,234.56'])
  fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => budgetCents(formatUsd(cents)) === cents))
})
