// What the screens of logged time say (TIME-20).

/** Sentences. */
export const timeTexts = {
  failed: 'An error occurred while fetching time entries. Please try again later.',
  emptyWeek: 'No time this week.',
  emptyList: 'Nothing was logged in this range.',
  nothingMissing: 'No time is missing on these weekdays.',
  wrong: 'That is no time. Try 1h30, 90m, +15m or 9:00-10:15.',
} as const
