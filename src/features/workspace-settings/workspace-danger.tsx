// Handing a workspace over, and deleting it (WSET-07, WSET-09).
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { DangerList, DangerRow } from '#src/model/settings/danger-list.tsx'
import type { Owned } from './workspace-general.tsx'
import { deleteWorkspace, transferWorkspace, withdrawTransfer } from './workspace-settings.actions.ts'

/** At the end of the settings. */
export function WorkspaceDanger({ workspace, settings: { transfer } }: Owned) {
  const { now } = useActions().services
  const subjects = { workspace: [workspace] }
  return (
    <DangerList>
      {transfer ? (
        <DangerRow title="Owner" action={<ActionButton action={withdrawTransfer} subjects={subjects} label="Withdraw the offer" />}>
          Offered to {transfer.name} until {formatDay(new Date(transfer.expiresAt), now())}. Nothing changes before they accept.
        </DangerRow>
      ) : (
        <DangerRow title="Owner" action={<ActionButton action={transferWorkspace} subjects={subjects} label="Transfer workspace" />}>
          A member of this workspace can become its owner. You would stay as a member.
        </DangerRow>
      )}
      <DangerRow
        title="Delete"
        action={<ActionButton action={deleteWorkspace} subjects={subjects} look="danger" label="Delete this workspace" />}
      >
        Gone for everybody at once, with everything in it. For 14 days you can restore it.
      </DangerRow>
    </DangerList>
  )
}
