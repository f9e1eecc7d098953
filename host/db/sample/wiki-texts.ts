// What the pages of the sample wiki say. `[[Title]]` names another page, `#3` the third open task of the project, `{date+6}` a day from now.

/** A page: below which one it stands, by title, who wrote it how many days ago, and what; of older versions the first one first. */
export type SampleWikiPage = {
  title: string
  below?: string
  by: string
  days: number
  html: string
  older?: readonly string[]
  note?: string
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th><p>${cell}</p></th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`)
    .join('')}</tbody></table>`
const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`

const RUNBOOK_FIRST =
  '<p>The new site goes live on <strong>{date+6} at 06:00</strong>.</p><h2>At 06:00</h2><p>Switch the traffic and watch the error rate.</p>'

/** The wiki of the project `website`. */
export const WEBSITE_WIKI: readonly SampleWikiPage[] = [
  {
    title: 'Start here',
    by: 'ana',
    days: 64,
    html: `<p>Everything somebody new has to ask once. If you had to ask and did not find it here, write it down.</p><h2>What we build</h2><p>A new front door: faster, clearer, and editable by the people who write it. The plan for the day itself is the [[Launch runbook]].</p><h2>How we write</h2><p>We follow [[Voice and tone]]. New pages begin from one of the [[Page templates]].</p><h2>Who decides</h2><p>Whoever does the work. What is hard to undo gets a page under [[Decisions]].</p>`,
  },
  {
    title: 'Content',
    by: 'mia',
    days: 52,
    html: `<p>What we say and how it looks before anybody designs it.</p>${list('[[Voice and tone]]', '[[Page templates]]', '[[Translations]]')}`,
  },
  {
    title: 'Voice and tone',
    below: 'Content',
    by: 'mia',
    days: 31,
    html: `<p>We write as we would speak to a colleague at the next desk.</p><h2>Rules</h2>${list('Short words first.', 'Say what happens, then why.', 'No exclamation marks.')}<h2>Before and after</h2>${table(
      ['Instead of', 'We write'],
      [
        ['Leverage our solution', 'Use it'],
        ['An error has occurred!', 'That did not work. Please try again.'],
      ],
    )}<h2>When in doubt</h2><blockquote><p>Read it aloud. If you would not say it, do not write it.</p></blockquote>`,
    older: ['<p>We write as we speak.</p><ul><li><p>Short words first.</p></li></ul>'],
    note: 'Table of examples',
  },
  {
    title: 'Page templates',
    below: 'Content',
    by: 'mia',
    days: 18,
    html: '<p>Three templates cover nine pages of ten.</p><h2>Product page</h2><p>One promise, one picture, three proofs, one way on.</p><h2>Article</h2><p>At most 900 words. A picture every 300.</p><h2>Help page</h2><p>The answer first, how we know second. See [[Voice and tone]].</p>',
  },
  {
    title: 'Translations',
    below: 'Content',
    by: 'ana',
    days: 9,
    html: '<p>German and Portuguese come two weeks after English. Work in progress: #4</p><p>Terms that stay English: <code>board</code>, <code>sprint</code>.</p>',
  },
  {
    title: 'Launch',
    by: 'ana',
    days: 40,
    html: '<p>Everything for the day and the week after it. Begin with the [[Launch runbook]].</p>',
  },
  {
    title: 'Launch runbook',
    below: 'Launch',
    by: 'mia',
    days: 0,
    html: `<p>The new site goes live on <strong>{date+6} at 06:00</strong>, before the first newsletter. Everything here was rehearsed; the rehearsal took 38 minutes.</p><blockquote><p>Do not start while #1 is open: one visitor in nine would land on the wrong plan.</p></blockquote><h2>Before the day</h2>${list('#2', '#3', '#5', '#7')}<h2>At 06:00</h2><h3>Switch the traffic</h3><p>Set the weight to ten per cent and watch the error rate for five minutes. Above 0.5 % go back at once, see the [[Roll-back plan]].</p>${table(
      ['Time', 'Step', 'Who'],
      [
        ['06:00', 'Ten per cent: <code>edge weight new=10</code>', 'Ben Okafor'],
        ['06:10', 'Half, then all after another ten minutes', 'Ben Okafor'],
        ['06:35', 'Submit the new site map, read the first logs', 'Mia Chen'],
      ],
    )}<h3>Who is on call</h3><p>Ben until noon, then Ana. Both numbers are pinned in the launch channel.</p><h2>If it goes wrong</h2><p>The [[Roll-back plan]] takes four minutes and loses nothing.</p><h2>The week after</h2><p>Read the [[Redirect map]] against the logs every morning, and write down what we learned.</p>`,
    older: [RUNBOOK_FIRST, `${RUNBOOK_FIRST}<h2>If it goes wrong</h2><p>The [[Roll-back plan]].</p>`],
    note: 'After the rehearsal',
  },
  {
    title: 'Redirect map',
    below: 'Launch',
    by: 'ben',
    days: 12,
    html: `<p>Old addresses and where they lead. The whole list is in the repository; these are the ones people ask about.</p>${table(
      ['From', 'To'],
      [
        ['<code>/old-pricing</code>', '<code>/pricing</code>'],
        ['<code>/blog/*</code>', '<code>/journal/*</code>'],
        ['<code>/team</code>', '<code>/about</code>'],
      ],
    )}<p>Still open: #6</p>`,
  },
  {
    title: 'Roll-back plan',
    below: 'Launch',
    by: 'ben',
    days: 11,
    html: '<p>Four minutes, no data lost. It was tried twice.</p><ol><li><p>Set the weight back.</p></li><li><p>Purge the edge.</p></li><li><p>Say so in the launch channel.</p></li></ol><pre data-language="bash"><code class="language-bash">edge weight new=0\nedge purge --all</code></pre><p>When it is over, go on in the [[Launch runbook]].</p>',
  },
  {
    title: 'Press list',
    below: 'Launch',
    by: 'ana',
    days: 6,
    html: '<p>Who hears of it at 09:00, one hour after the last check of the [[Launch runbook]].</p>',
  },
  {
    title: 'Decisions',
    by: 'ben',
    days: 70,
    html: '<p>One page each: what was decided, what else was thought of, and what would make us think again.</p>',
  },
  {
    title: '012 Variable font',
    below: 'Decisions',
    by: 'mia',
    days: 69,
    html: '<h2>Decision</h2><p>One variable font, two subsets, 74 kB.</p><h2>Instead of</h2><p>Six static cuts of 31 kB each.</p><h2>Think again when</h2><p>a language needs a third subset.</p>',
  },
  {
    title: '013 No cookie wall',
    below: 'Decisions',
    by: 'ana',
    days: 58,
    html: '<h2>Decision</h2><p>We count visits without cookies, so nobody has to be asked. #8</p><h2>Instead of</h2><p>A banner in front of everything, written in a tone that is not ours: [[Voice and tone]].</p>',
  },
  {
    title: '014 One image CDN',
    below: 'Decisions',
    by: 'ben',
    days: 33,
    html: '<h2>Decision</h2><p>One image CDN for both sites, at the price of one more contract.</p>',
  },
]

/** The wiki of the project `mobile`. */
export const MOBILE_WIKI: readonly SampleWikiPage[] = [
  {
    title: 'Release checklist',
    by: 'ana',
    days: 15,
    html: '<p>From a green build to both stores in one afternoon.</p><ol><li><p>Texts from [[Store texts]].</p></li><li><p>Screens in both themes.</p></li><li><p>Staged: one per cent, ten, all.</p></li></ol>',
  },
  { title: 'Store texts', by: 'mia', days: 20, html: '<p>Your tasks, one thumb away.</p>' },
]
