// What is done to user stories and epics, for the matrix of roles.
import type { Row } from './role-call.ts'

type Args = () => Record<string, unknown>

/** The ways of the matrix: a call on the project, and one on something that the owner made. */
interface Ways {
  onProject: (name: string, args: Args) => Row
  onMade: (create: string, made: Args, name: string, args?: Args) => Row
}

/** Actions that change nothing on the host. */
export const storyReads = [
  ...['open', 'copy-link', 'filter', 'clear-filters', 'group'].map((verb) => `story.${verb}`),
  ...['open', 'copy-link', 'fold', 'fold-all'].map((verb) => `epic.${verb}`),
]

/** What the others send; `titled` makes an input. */
export function storyRows({ onProject, onMade }: Ways, titled: Args): Readonly<Record<string, Row>> {
  const changing = (noun: string, kind: string, verbs: readonly string[]) =>
    verbs.map((verb) => [`${noun}.${verb}`, onMade(`create${kind}`, titled, `update${kind}`, titled)] as const)
  return {
    'story.new': onProject('createUserStory', titled),
    'story.delete': onMade('createUserStory', titled, 'deleteUserStory'),
    'epic.new': onProject('createEpic', titled),
    'epic.delete': onMade('createEpic', titled, 'deleteEpic'),
    'epic.add-story': onProject('createUserStory', titled),
    ...Object.fromEntries([
      ...changing('epic', 'Epic', ['rename', 'describe', 'colour', 'due', 'up', 'down']),
      ...changing('story', 'UserStory', ['rename', 'describe', 'criterion-toggle', 'epic', 'up', 'down']),
    ]),
  }
}
