// Where one is signed in: which devices, since when, and signing them out (SESS-01).

import { MonitorIcon, SmartphoneIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ActionButton, ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { usePlainList } from '#src/actions/lists/use-plain-list.ts'
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { ListSessions } from '#src/model/account/account.graphql.ts'
import { borderedList } from '#src/model/settings/bordered-list.css.ts'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { endSession } from './sessions.actions.ts'
import * as styles from './sessions-section.css.ts'

type SessionData = ResultOf<typeof ListSessions>['sessions'][number]
const NONE: readonly SessionData[] = []

/** The list, the latest used first, and one button for all others. */
export function SessionsSection() {
  const read = useRead({ query: ListSessions, variables: {}, requestPolicy: 'cache-and-network' })
  const sessions = read.data?.sessions ?? NONE
  const rows = useMemo(() => sessions.map(({ id, device, current }) => ({ id, device, current, viewerCan: [] })), [sessions])
  const { frame } = usePlainList('session', rows, 'sessions')
  if (!read.data)
    return read.error ? (
      <ReadFailure inline read={read} what="where you are signed in" />
    ) : (
      <ComingRows kind="session">
        <SkeletonRows count={2} />
      </ComingRows>
    )
  return (
    <div {...frame} className={styles.body}>
      <ul aria-label="Sessions" className={borderedList}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <ActionById id="session.end-others" />
        </div>
      )}
    </div>
  )
}

function SessionRow({ session }: { session: SessionData }) {
  const { now } = useActions().services
  const { id, device, network, createdAt, lastUsedAt, current } = session
  const Icon = /iOS|Android/.test(device) ? SmartphoneIcon : MonitorIcon
  const ago = (at: string) => formatRelative(new Date(at), now())
  return (
    <li data-row={id} className={styles.row}>
      <Icon size={18} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <span className={styles.device}>
          {device}
          {current && <span className={styles.here}>This device</span>}
        </span>
        <span className={styles.facts}>
          {[network, `signed in ${ago(createdAt)}`, current ? 'in use now' : `last used ${ago(lastUsedAt)}`].filter(Boolean).join(' · ')}
        </span>
      </div>
      {!current && <ActionButton action={endSession} subjects={{ session: [{ id, device, current, viewerCan: [] }] }} label="Sign out" />}
    </li>
  )
}
