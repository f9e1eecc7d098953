// The words with which a sentence about tasks says what it changes, both ways: set and clear, add and remove.

/** Words in a row, and what stands behind them; `on` false takes away or clears. */
export interface Phrase {
  words: readonly string[]
  takes:
    | 'people'
    | 'labels'
    | 'due'
    | 'start'
    | 'status'
    | 'type'
    | 'effort'
    | 'progress'
    | 'title'
    | 'done'
    | 'sprint'
    | 'running-sprint'
    | 'next-sprint'
    | 'story'
    | 'log'
    | 'remind'
  on?: boolean
}

/** The same behind the words that lead into a sprint. */
const inSprint = (said: string) =>
  said
    .split('|')
    .flatMap((name) =>
      ['', 'the ', 'in ', 'in the ', 'to ', 'to the ', 'into the ', 'move to ', 'move to the ', 'add to the '].map((to) => to + name),
    )
    .join('|')

/** The same with the story's whole name: `no story`, `no user story`. */
const ofStory = (said: string) => `${said}|${said.replaceAll('story', 'user story')}`

const lines: readonly (readonly [Phrase['takes'], boolean, string])[] = [
  ['people', true, 'assign to|assign|give to|give it to|assignee|owner|add assignee|hand to|delegate to'],
  ['people', false, 'unassign|remove assignee|take off|do not assign|dont assign'],
  ['labels', true, 'label|labels|tag|tags|add label|add tag|set label|with label'],
  ['labels', false, 'unlabel|untag|remove label|remove tag|without label|clear label|take off label'],
  ['due', true, 'due|due on|due by|due date|deadline|by|set due date|set due|set deadline|set due date to'],
  [
    'due',
    false,
    'clear due date|clear due|no due date|no due|no deadline|remove due date|remove deadline|clear deadline|without due date|not due',
  ],
  ['start', true, 'start|start on|starts|starts on|start date|set start date|set start date to|begin|begins'],
  ['start', false, 'clear start date|clear start|no start date|remove start date|without start date'],
  ['status', true, 'status|status to|set status|set status to|change status to|move to|move it to|set to|to'],
  ['type', true, 'type|set type|set type to|change type to'],
  ['type', false, 'no type|clear type|remove type|without type'],
  ['effort', true, 'effort|estimate|size|set effort|set effort to|set estimate'],
  ['effort', false, 'no effort|clear effort|remove effort|no estimate|clear estimate|without effort'],
  ['progress', true, 'progress|set progress|set progress to|progress to'],
  ['title', true, 'rename|rename to|rename it to|retitle|title|set title to|call it'],
  [
    'sprint',
    true,
    'sprint|in sprint|into sprint|to sprint|for sprint|add to sprint|put in sprint|put in|move to sprint|plan in|set sprint|set sprint to|iteration',
  ],
  [
    'sprint',
    false,
    'no sprint|clear sprint|remove sprint|remove from sprint|remove from the sprint|out of the sprint|take out of the sprint|without sprint|not in a sprint',
  ],
  ['running-sprint', true, inSprint('current sprint|this sprint|running sprint|active sprint')],
  ['next-sprint', true, inSprint('next sprint|coming sprint')],
  [
    'story',
    true,
    ofStory(
      'story|in story|in the story|into story|to story|for story|add to story|add to the story|put in story|move to story|set story|set story to',
    ),
  ],
  [
    'story',
    false,
    ofStory(
      'no story|clear story|remove story|remove from story|remove from the story|out of the story|take out of the story|without story|not in a story',
    ),
  ],
  ['log', true, 'log|log time|logged|spent|worked|track time'],
  ['remind', true, 'remind me|remind me of it|remind me of this|remind|reminder|set reminder|set a reminder|add reminder'],
  ['remind', false, 'no reminder|remove reminder|clear reminder|do not remind me|dont remind me|without reminder'],
  ['done', true, 'done|mark as done|mark done|mark complete|complete|finish'],
  ['done', false, 'not done|mark as not done|mark not done|undone|reopen'],
]

/** The most words first: `due date` is more than `due`. */
export const PHRASES: readonly Phrase[] = lines
  .flatMap(([takes, on, said]) => said.split('|').map((phrase): Phrase => ({ words: phrase.split(' '), takes, on })))
  .sort((one, other) => other.words.length - one.words.length)

/** Words that say nothing between two changes. */
export const NOISE: ReadonlySet<string> = new Set(
  'and then also , & + to it this that these those task tasks please with the a an as set make mark change'.split(' '),
)

/** A word that says no: where it belongs to no phrase, nothing is done. */
export const NEGATIVE = /^(?:un[a-z]{3,}|not?|never|don'?t|without|remove|clear|delete|unset|except)$/i

/** What all says how far a task is: only one of them at a time. */
export const FIRM: ReadonlySet<string> = new Set(['done', 'progress', 'status'])
