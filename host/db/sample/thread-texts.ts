// What the people of the sample world discuss. `[[Title]]` in an answer names a page of the wiki, `#3` the third open task of the project.

/** A discussion: `by` asks `days` ago; each answer is who and what. `talk` repeats the answers until there are so many. */
export type SampleThread = {
  title: string
  html: string
  by: string
  days: number
  said: readonly (readonly [who: string, html: string])[]
  pinned?: true
  closed?: true
  /** Which of the answers is the one, from 0. */
  answer?: number
  talk?: number
}

/** Those of acme's website. */
export const WEBSITE_THREADS: readonly SampleThread[] = [
  {
    title: 'How we work on this project',
    html: '<p>A few things we agreed on, so that nobody has to ask twice:</p><ul><li><p>decisions are written here, tasks are for work</p></li><li><p>close a discussion when it is settled, and say what was decided</p></li><li><p>whoever asks marks the answer</p></li></ul>',
    by: 'ana',
    days: 60,
    pinned: true,
    said: [
      ['ben', '<p>Could we add that screenshots belong into the task, not here?</p>'],
      ['ana', '<p>Yes, good point. Done.</p>'],
    ],
  },
  {
    title: 'Which fonts may we load on the start page?',
    html: '<p>The new hero uses <strong>three weights</strong>. On a slow phone the text jumps when the second one arrives. Do we need all three?</p>',
    by: 'mia',
    days: 6,
    answer: 2,
    said: [
      ['ben', '<p>The light one is only in the footer. I would drop it.</p>'],
      ['ana', '<p>What does the brand book say? <span data-username="mia">@Mia Chen</span>, can you look?</p>'],
      [
        'mia',
        '<p>Page 12: “regular and semibold on screens, light in print”. So <strong>two weights</strong>, and the light one goes.</p>',
      ],
      ['ben', '<p>Perfect, that saves 38 kB.</p>'],
    ],
  },
  {
    title: 'Do we keep the old addresses of the blog?',
    html: '<p>There are 412 posts under <code>/news/</code>. Moving them to <code>/blog/</code> is easy, redirecting them for ever is not. Who still links there?</p>',
    by: 'ben',
    days: 3,
    said: [
      ['mia', '<p>The newsletter of 2024 does, about 900 visits a month.</p>'],
      ['ana', '<p>Then we keep the redirects for two years and look again. The rest is in the [[Redirect map]].</p>'],
      [
        'ben',
        '<blockquote><p>we keep the redirects for two years</p></blockquote><p>Fine with me. I will write a rule for all of them instead of 412 lines.</p>',
      ],
    ],
  },
  {
    title: 'Feedback round on the new navigation',
    html: '<p>Everything about the new navigation goes here: what you tried, what you did not find, what annoyed you. We read it on Fridays.</p>',
    by: 'ana',
    days: 40,
    talk: 260,
    said: [
      ['mia', '<p>I looked for the prices under <em>Product</em> first.</p>'],
      ['ben', '<p>So did I. Two of the five people in the test, too.</p>'],
      ['ana', '<p>Then they go there, with a link from <em>Company</em>.</p>'],
      ['mia', '<p>The menu closes when the pointer leaves it for a moment. A short delay would help.</p>'],
      ['ben', '<p>300 ms now, please try again.</p>'],
      ['mia', '<p>Much better. With the keyboard I cannot reach the third column, though.</p>'],
      ['ana', '<p>Fixed on the preview.</p>'],
      ['ben', '<p>On phones the last entry is under the home bar.</p>'],
    ],
  },
  {
    title: 'Dark mode: with the launch or after it?',
    html: '<p>It is nearly done, but nobody has checked the pictures with transparent edges.</p>',
    by: 'mia',
    days: 12,
    closed: true,
    answer: 1,
    said: [
      ['ben', '<p>After. Half of the icons have a white halo.</p>'],
      ['ana', '<p>Decided: after the launch, in the first sprint behind it.</p>'],
    ],
  },
  {
    title: 'Who can be on call in the launch week?',
    html: '',
    by: 'ana',
    days: 1,
    said: [],
  },
  {
    title: 'Cookie banner: do we need one at all?',
    html: '<p>We count visits without cookies now. What is left that needs consent?</p>',
    by: 'ben',
    days: 20,
    closed: true,
    said: [
      ['mia', '<p>Only the video on the about page.</p>'],
      ['ben', '<p>Then a click on the video is the consent, and the banner goes.</p>'],
    ],
  },
  {
    title: 'Texts of error pages',
    html: '<p>404 says “Oops”. Could we say something that helps instead?</p>',
    by: 'mia',
    days: 9,
    said: [['ana', '<p>A search field and the three pages people look for most. It fits well with #2 and [[Voice and tone]].</p>']],
  },
]

/** Those of acme's app. */
export const MOBILE_THREADS: readonly SampleThread[] = [
  {
    title: 'Oldest iOS we support',
    html: '<p>iOS 16 is 2.1 % of our people. Dropping it saves us two workarounds.</p>',
    by: 'ben',
    days: 5,
    said: [['ana', '<p>Agreed, from the next version on.</p>']],
  },
  {
    title: 'Push messages: which ones are on from the start?',
    html: '<p>Today all of them are. People turn everything off at once.</p>',
    by: 'ana',
    days: 2,
    said: [
      ['ben', '<p>Mentions and due dates, nothing else.</p>'],
      ['ana', '<p>And invitations?</p>'],
    ],
  },
]
