// The activity log as a file (TLOG-06).
import { csvLine } from '../time-trackings/time-export.ts'
import { toAudit } from './audit-log.schema.ts'
import type { AuditView } from './audit-log.store.ts'

/** The most lines of a file. */
export const MOST_LINES = 1_000_000

const columnsOf = (zone: string) => [
  `Time (${zone})`,
  'Person',
  'Username',
  'Action',
  'What was done',
  'Target kind',
  'Target',
  'Project',
  'From',
  'To',
]

/** UTF-8 with a BOM, lines as they come. */
export async function* auditCsv(chunks: AsyncIterable<readonly AuditView[]>, zone: string): AsyncGenerator<string> {
  const clock = clockIn(zone)
  yield `\uFEFF${csvLine(columnsOf(zone))}`
  for await (const chunk of chunks) {
    let lines = ''
    for (const row of chunk) {
      const { user, action, sentence, target, project, detail } = toAudit(row)
      const about = [target?.kind ?? '', target?.label ?? '', project?.name ?? '']
      lines += csvLine([
        clock(new Date(row.at)),
        user.name,
        user.username ?? '',
        action,
        sentence,
        ...about,
        asText(detail.from),
        asText(detail.to),
      ])
    }
    yield lines
  }
}

/** One array of the lines as the call answers them. */
export async function* auditJson(chunks: AsyncIterable<readonly AuditView[]>): AsyncGenerator<string> {
  let before = '['
  for await (const chunk of chunks) {
    yield before + chunk.map((row) => JSON.stringify(toAudit(row))).join(',\n')
    before = ',\n'
  }
  yield before === '[' ? '[]\n' : ']\n'
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${one ?? 'none'}`)
    .join('; ')
}

/** `Y-m-d H:i:s` as the clocks of a zone show it. */
function clockIn(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => format.format(at)
}
