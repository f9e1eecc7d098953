// What is said of user stories and epics in a few words.
import { formatDay, type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import type { StorySubject } from './story-subject.ts'

/** The sentences of AGILE-08, STORY-11 and EPIC-08. */
export const storyTexts = {
  failed: 'An error occurred while fetching user stories. Please try again later.',
  empty: "You haven't created any user stories yet.",
  epicsFailed: 'An error occurred while fetching epics. Please try again later.',
} as const

/** The longest title of a story. */
export const MOST_STORY_TITLE = 240

/** The longest title of an epic. */
export const MOST_EPIC_TITLE = 120

const MOST_DESCRIPTION = 20_000

/** States as people read them, in the order in which a story goes through them. */
export const storyStates: Readonly<Record<NonNullable<StorySubject['state']>, string>> = {
  EMPTY: 'Without tasks',
  TO_DO: 'To do',
  IN_PROGRESS: 'In progress',
  DONE: 'Done',
}

/** What deleting stories does besides (STORY-12). */
export function storyLoss({ taskCount }: { taskCount?: number | null }): string | null {
  return taskCount ? `${plural(taskCount, 'task')} will be in no story.` : null
}

/** What deleting an epic does besides. */
export function epicLoss({ storyCount }: { storyCount?: number | null }): string | null {
  return storyCount ? `${plural(storyCount, 'story', 'stories')} will be in no epic.` : null
}

/** `due 24 Dec`, and whether it is over and work is left (EPIC-03); null for no day. */
export function dueOf(
  { dueDate, taskCount, doneCount }: { dueDate: string | null; taskCount: number | null; doneCount: number | null },
  now: Date,
): { text: string; late: boolean } | null {
  if (!dueDate) return null
  const isDone = taskCount !== null && taskCount > 0 && doneCount === taskCount
  return { text: `due ${formatDay(startOfPlainDate(dueDate as PlainDate), now)}`, late: dueDate < plainDateOf(now) && !isDone }
}

/** Why a title will not do. */
export function titleProblemOf(most: number): (text: string) => string | null {
  return (text) => {
    const title = text.trim()
    return title === '' ? 'A title is needed.' : title.length > most ? `A title has at most ${most} characters.` : null
  }
}

/** Why a description will not do. */
export function descriptionProblem(text: string): string | null {
  return text.trim().length > MOST_DESCRIPTION ? `A description has at most ${MOST_DESCRIPTION.toLocaleString('en-US')} characters.` : null
}
