// The offer of a workspace, for whom it is for: accepted or declined where its mail and its notification lead (WSET-07).

import { CheckIcon, XIcon } from 'lucide-react'
import { useMemo } from 'react'
import type { Action } from '#src/actions/action.ts'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { defineAction } from '#src/actions/define-action.ts'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import * as styles from './workspace-settings.css.ts'
import { AnswerTransfer, GetTransferOffer } from './workspace-settings.graphql.ts'

function answering(accept: boolean): Action {
  return defineAction({
    id: accept ? 'workspace.accept-transfer' : 'workspace.decline-transfer',
    on: 'workspace',
    title: accept ? 'Accept' : 'Decline',
    icon: accept ? CheckIcon : XIcon,
    group: 'workspace',
    single: true,
    async run({ api, workspaces: [{ slug, name }] }) {
      await api.mutate(AnswerTransfer, { slug, accept }, { lane: `Workspace:${slug}` })
      return { said: accept ? `${name} is yours` : 'The offer is declined', stays: 'An answer to an offer cannot be taken back.' }
    },
  })
}

/** Nothing where there is no offer for the viewer. */
export function TransferOffer({ workspace }: { workspace: WorkspaceSubject & { owner: { name: string } | null } }) {
  const { now, viewer } = useActions().services
  const read = useRead({ query: GetTransferOffer, variables: { slug: workspace.slug }, requestPolicy: 'cache-and-network' })
  const [accept, decline] = useMemo(() => [answering(true), answering(false)], [])
  const offer = read.data?.workspace?.transferOffer
  if (!offer || offer.username !== viewer?.username) return null
  const subjects = { workspace: [workspace] }
  return (
    <section data-section="transfer" aria-label="An offer to you" className={styles.offer}>
      <p className={styles.offerText}>
        <strong>
          {workspace.owner?.name ?? 'Its owner'} offers you {workspace.name}.
        </strong>{' '}
        You would own it, with its projects, its plan and its settings. The offer stands until {formatDay(new Date(offer.expiresAt), now())}
        .
      </p>
      <span className={styles.line}>
        <ActionButton action={accept} subjects={subjects} look="primary" />
        <ActionButton action={decline} subjects={subjects} />
      </span>
    </section>
  )
}
