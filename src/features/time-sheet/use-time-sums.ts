// What logged time adds up to, by group and day.
import { useEffect, useRef } from 'react'
import { onMutation } from '#src/data/mutation-events.ts'
import { useRead } from '#src/data/use-read.ts'
import { TimeSums } from '#src/model/time/time-log.graphql.ts'
import { logVariables, type TimeGroup, type TimeSheetSubject } from '#src/model/time/time-subjects.ts'

const NAMES = { person: 'PERSON', project: 'PROJECT', label: 'LABEL' } as const satisfies Record<TimeGroup, string>
const LOGGING = new Set(['logTime', 'endTimer', 'updateTimeEntry', 'deleteTimeEntry'])

/** Asked again when time was logged meanwhile; not asked for while `pause`. */
export function useTimeSums(sheet: TimeSheetSubject, pause: boolean) {
  const read = useRead({
    query: TimeSums,
    variables: { ...logVariables(sheet), group: NAMES[sheet.group] },
    pause,
    requestPolicy: 'cache-and-network',
  })
  const again = useRef(read.again)
  again.current = read.again
  useEffect(() => (pause ? undefined : onMutation(({ field }) => void (LOGGING.has(field) && again.current()))), [pause])
  return read
}
