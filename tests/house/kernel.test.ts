// The kernel of actions knows no noun: kinds, places, groups and dialogs are declared where they live.
import { expect, test } from 'vitest'
import { subjectKinds } from '#src/app/features.ts'
import { sources } from './sources.ts'

/** What the product is about. `label` and `timer` are also words of buttons and clocks, so those are asked for as types and ids. */
const NOUNS = [
  'task',
  'project',
  'workspace',
  'board',
  'sprint',
  'story',
  'workflow',
  'effort',
  'attachment',
  'checklist',
  'comment',
  'invitation',
]
const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)
const lower = NOUNS.join('|')
const upper = [...NOUNS, 'label', 'timer'].map(capital).join('|')
/** The noun itself, as the first word of a name, and as a later word of one. */
const NAMED = new RegExp(`\\b(?:${lower})(?:s?\\b|s?(?=[A-Z]))|\\b(?:${upper})(?=[A-Z]|s?\\b)|(?<=[a-z])(?:${upper})s?(?![a-z])`)

/** Code without its comments; texts and templates stay. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')
}

function nounsIn(text: string): string[] {
  return codeOf(text)
    .split('\n')
    .filter((line) => NAMED.test(line))
}

test('no module of the kernel names a noun outside of comments', () => {
  const kernel = sources('src/actions').filter(({ path }) => !/\.test\.tsx?$/.test(path))
  expect(kernel.flatMap(({ path, text }) => nounsIn(text).map((line) => `${path}: ${line.trim()}`))).toEqual([])
})

test('a planted noun is found, in a comment it is not', () => {
  expect(nounsIn("if (action.on === 'task') return")).toHaveLength(1)
  expect(nounsIn('const taskRow = 1')).toHaveLength(1)
  expect(nounsIn('// a task\n/** projects */\nconst row = 1')).toEqual([])
})

test('the kinds of the scene are those that the model declares', () => {
  const declared = sources('src/model').flatMap(({ text }) =>
    [...text.matchAll(/interface SubjectKinds \{([^}]*)\}/g)].flatMap(([, kinds = '']) =>
      [...kinds.matchAll(/^\s*'?([\w-]+)'?:/gm)].flatMap((match) => match[1] ?? []),
    ),
  )
  expect([...subjectKinds].sort()).toEqual(declared.sort())
})
