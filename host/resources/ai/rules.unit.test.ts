// The rules that suggest without a model: what they make of titles, descriptions and labels.
import { expect, test } from 'vitest'
import { plainText } from '../../html.ts'
import { descriptionVariants } from './description-rules.ts'
import { IDEAS, ideasOfTurn, type LabelWorld, labelIdeas } from './label-rules.ts'
import { titleVariants } from './title-rules.ts'
import { createTurns } from './turns.ts'

const titles = (title: string, description: string | null = null, type: string | null = null) => titleVariants({ title, description, type })
const described = (title: string, description: string | null, type: string | null = null) =>
  descriptionVariants({ title, description, type })

test.each([
  ['pls fix the login button!!!', 'Fix the login button'],
  ['  search   page ,  empty...  ', 'Search page, empty'],
  ['LOGIN PAGE IS BROKEN ON SAFARI', 'Fix the login page on Safari'],
  ['can you add a export to csv?', 'Add an export to CSV'],
  ['[BUG] search crashes when typing fast', 'Fix the crash of the search when typing fast'],
  ['fixing teh header', 'Fix the header'],
  ['Checkout is slow on mobile', 'Speed up the checkout on mobile'],
  ['hey, the CSV export is missing', 'Add the missing CSV export'],
  ['todo: write tests asap', 'Write tests'],
  ['we need to translate the mails, thanks', 'Translate the mails'],
])('AI-02 the title “%s” becomes “%s”', (before, after) => {
  expect(titles(before)[0]).toBe(after)
})

test.each(['Redesign the pricing page', 'Why does the API return 500?', 'Updates are not shown', 'iPhone notes', '!!!', 'Bug'])(
  'AI-02 AI-07 for a title that is clear, or says nothing, there is no suggestion: %s',
  (title) => {
    expect(titles(title)).toEqual([])
  },
)

test('AI-02 a title that says nothing is taken from the description; a place named there is offered', () => {
  expect(titles('bug', '<p>The cart crashes when two coupons are added. It worked before.</p>')[0]).toBe(
    'Fix the crash of the cart when two coupons are added',
  )
  expect(titles('Fix the menu', '<p>Seen in Firefox only.</p>')).toContain('Fix the menu (Firefox)')
})

test('AI-03 there is more than one title to choose from, each once, none the present one, none longer than a title may be', () => {
  const all = titles('pls fix the login button')
  expect(all.length).toBeGreaterThan(1)
  expect(new Set(all).size).toBe(all.length)
  for (const title of [...titles('x '.repeat(400)), ...titles(`fix ${'login '.repeat(120)}`)]) expect(title.length).toBeLessThanOrEqual(500)
})

test('AI-03 a bug report gets its three headings, lists from lines, and nothing it did not say', () => {
  const [best = '', other] = described(
    'Search',
    '<p>1. open the search<br>2. type two letters<br>It crashes. It should show results.</p>',
    'Bug',
  )
  expect(best).toBe(
    '<h3>Steps to reproduce</h3><ol><li><p>Open the search</p></li><li><p>Type two letters</p></li></ol>' +
      '<h3>Expected</h3><p>It should show results.</p><h3>Actual</h3><p>It crashes.</p>',
  )
  expect(other).not.toBe(best)
  expect(described('Search', '<p>expected: results<br>Actual: none</p>', 'Bug')[0]).toContain(
    '<h3>Steps to reproduce</h3><p><em>Not described yet.</em></p>',
  )
})

test('AI-03 prose becomes paragraphs and lists, duties are listed', () => {
  const [best = ''] = described('Pricing', '<p>we need this.<br>- two plans<br>- a toggle<br>[x] asked Mia<br>prices must be in EUR</p>')
  expect(best).toBe(
    '<p>We need this.</p><ul><li><p>Two plans</p></li><li><p>A toggle</p></li></ul>' +
      '<ul><li data-item-type="task" data-checked="true"><p>Asked Mia</p></li></ul>' +
      '<h3>Done when</h3><ul><li><p>Prices must be in EUR</p></li></ul>',
  )
})

test.each([
  ['write <the> handbook', null, null],
  ['Search crashes', '', 'Bug'],
  ['Pricing', '<p>Two plans.</p>', null],
  ['Pricing', '<h3>Plans</h3><ul><li><p>Two</p></li></ul>', null],
])('AI-07 what could only repeat the title is no suggestion: %s', (title, description, type) => {
  expect(described(title, description, type)).toEqual([])
})

test('AI-03 what has a structure of its own is kept whole, and nothing unsafe comes through', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table><p>Text.</p>'
  for (const html of described('x', table)) expect(html).toContain(table)
  for (const html of described('x', '<p>hi<br><script>alert(1)</script>there<img src=x onerror=alert(1)></p>'))
    expect(html).not.toMatch(/script|onerror/)
  const words = (html: string) =>
    plainText(html)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const said = 'Das Menü klappt auf. Danach bleibt es offen! Warum?'
  for (const html of described('Menü', `<p>${said}</p>`)) expect(words(html)).toEqual(expect.arrayContaining(words(said)))
})

const WORLD: LabelWorld = {
  labels: ['billing', 'editor', 'search', 'ux'].map((title, index) => ({ title, color: `#00000${index}` })),
  carried: ['ux'],
  neighbours: [
    { title: 'Invoice shows the wrong currency', labels: ['billing'] },
    { title: 'Send invoices by mail', labels: ['billing', 'ux'] },
    { title: 'Paste tables into the editor', labels: ['editor'] },
    { title: 'Editor loses the caret', labels: ['editor'] },
  ],
}

test('AI-04 labels come from tasks of the same words and from their own names, never those it carries', () => {
  const ideas = (title: string, description: string | null = null) =>
    labelIdeas({ title, description, type: null }, WORLD).map((label) => label.title)
  expect(ideas('Invoices round the currency up')[0]).toBe('billing')
  expect(ideas('Caret jumps', '<p>While pasting tables</p>')[0]).toBe('editor')
  expect(ideas('Make the search bar wider')).toContain('search')
  expect(ideas('Invoice ux')).not.toContain('ux')
  expect(ideas('Lunch')).toEqual([])
  expect(labelIdeas({ title: 'Export crashes', description: null, type: null }, WORLD)).toContainEqual({ title: 'bug', color: '#D92D20' })
})

test('AI-03 asking again offers the next ones, then begins anew', () => {
  const ideas = Array.from({ length: 7 }, (_, index) => ({ title: `l${index}`, color: '#000000' }))
  expect([0, 1, 2].map((turn) => ideasOfTurn(ideas, turn).map(({ title }) => title))).toEqual([
    ['l0', 'l1', 'l2', 'l3', 'l4'],
    ['l5', 'l6'],
    ['l0', 'l1', 'l2', 'l3', 'l4'],
  ])
  expect(ideasOfTurn(ideas.slice(0, IDEAS), 1)).toHaveLength(IDEAS)
  const turns = createTurns(2)
  expect([turns.next('a'), turns.next('a'), turns.next('b'), turns.next('c'), turns.next('a')]).toEqual([0, 1, 0, 0, 0])
})
