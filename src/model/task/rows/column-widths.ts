// How wide the columns of task lists are, in px, unless a person drew them otherwise.

/** The columns of facts that have a width of their own, and that of any other. */
export const COLUMN_WIDTHS = {
  project: 112,
  dueDate: 76,
  workflow: 70,
  type: 66,
  effort: 44,
  board: 80,
  sprint: 76,
  userStory: 76,
  assignees: 64,
  any: 64,
} as const

/** The size of the letters of a fact. */
export const FACT_SIZE = 12

/** From this width of a list on no column is narrower than that, whichever of them are there. */
export const ROOM_FOR_ALL = 1000

/** No column can be drawn narrower or wider; rows give more away by themselves where room is short. */
export const COLUMN_LIMITS = { least: 40, most: 360 } as const

/** The custom property that holds the width of a column on the list. */
export function columnProperty(name: string): string {
  return `--column-${name}`
}
