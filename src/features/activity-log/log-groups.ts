// Lines of the log as the screen shows them: under days of the reader's zone, and those of one person about one thing together (TLOG-01).
import type { PlainDate } from '#src/lib/dates/date-format.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import type { ActivityLine } from './activity-log.graphql.ts'

/** What one person did to one thing within ten minutes; `lines` are newest first, and at least one. */
export interface LogGroup {
  /** The key of the oldest line: it stays while newer ones come. */
  id: string
  day: PlainDate
  lines: readonly [ActivityLine, ...ActivityLine[]]
}

const TEN_MINUTES = 10 * 60_000

/** Groups, newest first. Only lines that follow each other come together, and never over midnight. */
export function groupLines(lines: readonly ActivityLine[]): LogGroup[] {
  const groups: { day: PlainDate; lines: [ActivityLine, ...ActivityLine[]] }[] = []
  for (const line of lines) {
    const day = plainDateOf(new Date(line.at ?? 0))
    const last = groups.at(-1)
    if (last && last.day === day && belongs(last.lines[0], line)) last.lines.push(line)
    else groups.push({ day, lines: [line] })
  }
  return groups.map((group) => ({ ...group, id: group.lines.at(-1)?.id ?? group.lines[0].id }))
}

function belongs(newest: ActivityLine, line: ActivityLine): boolean {
  const isSame =
    newest.target !== null &&
    newest.target.kind === line.target?.kind &&
    newest.target.id === line.target.id &&
    newest.author?.username === line.author?.username &&
    newest.author?.name === line.author?.name
  return isSame && Date.parse(newest.at ?? '') - Date.parse(line.at ?? '') <= TEN_MINUTES
}
