// What became of the mails of a workspace, the newest first (SMTP-10).
import { MailIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { nodesOf, usePages } from '#src/data/use-pages.ts'
import { formatExact, formatMoment } from '#src/lib/dates/date-format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './mail-server.css.ts'
import { ListWorkspaceMails, type WorkspaceMailData } from './mail-server.graphql.ts'
import { mailChip, mailFacts } from './mail-server-words.ts'

type Page = { nodes: readonly WorkspaceMailData[]; totalPages: number }

const read = ({ workspaceMails }: { workspaceMails: Page }) => workspaceMails

/** The list, a page at a time. */
export function SentMails({ workspaceSlug }: { workspaceSlug: string }) {
  const [count, setCount] = useState(1)
  const requests = useMemo(() => Array.from({ length: count }, (_, at) => ({ workspaceSlug, page: at + 1 })), [workspaceSlug, count])
  const { pages, retry } = usePages(ListWorkspaceMails, requests, read, 'cache-and-network')
  const [first, last] = [pages[0], pages.at(-1)]
  const mails = nodesOf(pages)
  if (!first?.data)
    return first?.error ? (
      <ReadFailure inline read={{ ...first, stale: false, again: retry }} what="the mails" />
    ) : (
      <SkeletonRows count={3} />
    )
  if (mails.length === 0)
    return (
      <EmptyState small icon={MailIcon}>
        No mail of this workspace yet. Invitations and notices will be listed here.
      </EmptyState>
    )
  return (
    <>
      <ul aria-label="Mails of this workspace" className={styles.mails}>
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </ul>
      {last?.error && <ReadFailure inline read={{ ...last, stale: false, again: retry }} what="more mails" />}
      {count < first.data.totalPages && (
        <div>
          <Button loading={last?.data === null && !last.error} onClick={() => setCount(count + 1)}>
            Show older mails
          </Button>
        </div>
      )}
    </>
  )
}

function Mail({ mail }: { mail: WorkspaceMailData }) {
  const { now } = useActions().services
  const { label, tone } = mailChip(mail)
  const facts = mailFacts(mail)
  const moment = mail.sentAt ?? mail.createdAt
  return (
    <li className={styles.mail}>
      <span className={styles.mailWords}>
        <span className={styles.subject}>{mail.subject}</span>
        <span className={styles.facts}>{[mail.to, facts].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.mailEnd}>
        <Chip tone={tone}>{label}</Chip>
        {moment && (
          <time dateTime={moment} title={formatExact(new Date(moment))} className={styles.moment}>
            {formatMoment(new Date(moment), now())}
          </time>
        )}
      </span>
    </li>
  )
}
