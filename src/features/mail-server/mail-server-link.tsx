// The mail server among the settings of a workspace: its state, and the way to it (WSET-06).
import { ChevronRightIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './mail-server.css.ts'
import { GetMailServer } from './mail-server.graphql.ts'
import { stateChip, stateSentence } from './mail-server-words.ts'

/** For the owner. */
export function MailServerLink({ workspaceSlug }: { workspaceSlug: string }) {
  const read = useRead({ query: GetMailServer, variables: { workspaceSlug }, requestPolicy: 'cache-and-network' })
  const server = read.data?.mailServer
  if (server === undefined) return read.error ? <ReadFailure inline read={read} what="the mail server" /> : <SkeletonRows count={1} />
  const { label, tone } = stateChip(server)
  return (
    <div className={styles.link}>
      <Chip tone={tone}>{label}</Chip>
      <span className={styles.linkWords}>{stateSentence(server)}</span>
      <Button asChild>
        <Link to={pathTo('workspace-settings-smtp', { companySlug: workspaceSlug })}>
          Mail server <ChevronRightIcon size={14} aria-hidden />
        </Link>
      </Button>
    </div>
  )
}
