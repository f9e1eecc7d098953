// What a project to try things in is made of: its tasks, and what invented people said about them (FIRST-04).

/** How far a task is, as places among the statuses of a blank project. */
export const SAMPLE_STEPS = ['todo', 'doing', 'review', 'done'] as const

/** A task; `size` is the place of its effort, from XS to XL. */
export type SampleTask = { step: (typeof SAMPLE_STEPS)[number]; kind: string; label: string; size: number; title: string }

/** Labels with their colors. */
export const SAMPLE_LABELS = [
  ['content', '#0d9488'],
  ['design', '#d6409f'],
  ['frontend', '#3b82f6'],
  ['search', '#d97706'],
  ['legal', '#8b5cf6'],
  ['launch', '#e5484d'],
] as const

const LINES = `
done / Task / content 2: List every page that the old site has
done / Task / content 3: Decide which pages move, merge or go
done / Task / legal 1: Ask who has to approve the new imprint
done / Task / design 3: Collect ten sites that visitors like, and why
done / Feature / design 4: Draw the new front page on paper
done / Chore / frontend 1: Set up the repository and the preview address
done / Task / design 2: Agree on two typefaces
done / Task / design 2: Choose colors that pass contrast in both themes
done / Feature / frontend 3: Header with the three links that matter
done / Task / content 2: Write the sentence that says what we do
done / Feature / frontend 2: Footer with address, imprint and privacy
done / Bug / frontend 1: Menu stays open after a link was followed
done / Task / search 2: Find out what people type into the search field
done / Chore / frontend 2: Compress every picture of the old site
done / Feature / frontend 4: Front page, first version to click
done / Task / content 3: Rewrite the five most visited pages
done / Bug / design 1: Buttons have four different corner radii
done / Feature / frontend 2: Pages can be read without JavaScript
done / Task / legal 1: Remove the tracking that nobody reads
done / Bug / frontend 2: Pictures jump while the page loads
done / Chore / launch 1: Lower the lifetime of the DNS records
done / Task / content 1: Name one person for every page
review / Feature / frontend 3: Contact form that says when we answer
review / Task / content 2: Prices on one page, without a footnote
review / Bug / frontend 1: Focus ring is cut off in the menu
review / Feature / design 2: Dark theme for the whole site
review / Task / legal 2: Privacy page in plain words
doing / Feature / search 4: Search with typing errors allowed
doing / Task / content 3: Move the blog, with its old addresses
doing / Feature / frontend 3: Pictures in three sizes for phones
doing / Bug / frontend 2: Front page scrolls sideways at 390 px
doing / Task / design 2: Icons that mean something without a label
doing / Chore / launch 2: Redirect the two hundred old addresses
doing / Task / content 2: Photos of the team, everybody in daylight
todo / Feature / frontend 3: Newsletter that can be left with one click
todo / Task / launch 1: Read every page aloud once
todo / Bug / frontend 1: Date of an event is one day off in New York
todo / Task / launch 2: Try everything with the keyboard alone
todo / Feature / search 2: Say what was searched when nothing is found
todo / Task / legal 1: Sign the contract with the new host
todo / Task / content 1: Answer the ten questions of the help desk
todo / Feature / frontend 4: Calendar of events, as a list on phones
todo / Chore / frontend 1: Warn before a picture above 500 kB goes in
todo / Task / design 1: Favicon that can be seen at 16 px
todo / Bug / search 2: Results show pages that were deleted
todo / Task / content 2: Success story of the bakery
todo / Task / launch 1: Write down how to go back to the old site
todo / Feature / frontend 2: Copy button for the bank account
todo / Task / launch 3: Ask five strangers to find the prices
todo / Chore / launch 1: Certificate for the address without www
todo / Task / content 1: Thank the people who tested
todo / Feature / design 2: Print layout for the prices
todo / Bug / frontend 1: Umlauts are broken in the feed
todo / Task / content 2: Job offers with a salary in them
todo / Feature / search 3: Suggest pages while somebody types
todo / Task / launch 1: Choose a quiet hour for the switch
todo / Chore / launch 2: Measure loading time before and after
todo / Task / legal 1: Ask for the rights to the old photos
todo / Task / launch 1: Tell customers a week before
todo / Task / launch 0: Have cake
`

/** The tasks, oldest first. */
export const SAMPLE_TASKS: readonly SampleTask[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [, step, kind = '', label = '', size, title = ''] = /^(\w+) \/ (\w+) \/ (\w+) (\d): (.+)$/.exec(line) ?? []
    const known = SAMPLE_STEPS.find((one) => one === step)
    if (known === undefined) throw new Error(`Not a sample task: ${line}`)
    return { step: known, kind, label, size: Number(size), title }
  })

/** What invented people said, by the title of the task. */
export const SAMPLE_COMMENTS: readonly (readonly [title: string, author: string, text: string])[] = [
  ['Decide which pages move, merge or go', 'Ida Berg', 'Forty pages had no visitor in a year. I would let them go.'],
  ['Decide which pages move, merge or go', 'Tomás Rey', 'Agreed, as long as their addresses lead somewhere.'],
  ['Choose colors that pass contrast in both themes', 'Priya Nair', 'The orange fails on white at 3.1. The darker one is at 4.8.'],
  ['Pictures jump while the page loads', 'Tomás Rey', 'Width and height were missing. All templates have them now.'],
  ['Contact form that says when we answer', 'Ida Berg', '“Within a day” is a promise we can keep on weekdays only. Can the text know?'],
  ['Prices on one page, without a footnote', 'Priya Nair', 'Read it on my phone: the second column is cut off.'],
  ['Privacy page in plain words', 'Jonas Weil', 'Two sentences in the third part are too short to be true. I left notes.'],
  ['Search with typing errors allowed', 'Tomás Rey', 'Works for one wrong letter. Two need a bigger index, is that worth it?'],
  ['Search with typing errors allowed', 'Ida Berg', 'Most people miss one. Let us start with that.'],
  ['Move the blog, with its old addresses', 'Jonas Weil', '312 posts, 40 of them with broken pictures. List is in the first comment.'],
  ['Front page scrolls sideways at 390 px', 'Priya Nair', 'It is the quote, the long word in it does not break.'],
  ['Redirect the two hundred old addresses', 'Jonas Weil', 'Half of them are done. The rest have parameters.'],
  ['Photos of the team, everybody in daylight', 'Ida Berg', 'Tuesday at eleven, in the yard. Bring a plain shirt.'],
  ['Ask five strangers to find the prices', 'Priya Nair', 'The café next door said yes for Thursday.'],
]

/** What the time was logged for. */
export const SAMPLE_WORK = [
  'First draft',
  'Review and corrections',
  'Call with the printer',
  'Cleaned up before handing over',
  'Tried it on three phones',
  'Wrote down what we decided',
] as const
