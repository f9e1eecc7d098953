// Inviting people to one or more projects of a workspace, from its team (TEAM-03).
import { useId, useState } from 'react'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import * as styles from './invite-team-dialog.css.ts'
import { InviteTeamForm } from './invite-team-form.tsx'
import { TeamProjects } from './team.graphql.ts'

/** A closed plan gate shows the upgrade text in place of the form. */
export function InviteTeamDialog({ list, onClose }: DialogProps['team.invite'] & { onClose: () => void }) {
  const { workspaceSlug, workspaceName, viewerCan } = list
  const paid = viewerCan.includes('PAID')
  const formId = useId()
  const [shown, setShown] = useState({ button: 'Invite', busy: false })
  const read = useRead({ query: TeamProjects, variables: { workspaceSlug }, requestPolicy: 'cache-and-network', pause: !paid })
  const projects = read.data?.projects.filter(({ status }) => status !== 'ARCHIVED')
  const ready = paid && projects !== undefined && projects.length > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Invite people to ${workspaceName}`}
      description="They come in by the projects you choose. Who is in the workspace already is added at once, the others get a mail."
      width={600}
      footer={
        ready && (
          <>
            <Button variant="subtle" size={32} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" size={32} keys="$mod+Enter" loading={shown.busy}>
              {shown.button}
            </Button>
          </>
        )
      }
    >
      {!paid ? (
        <p className={styles.gate}>{upgradeText}</p>
      ) : projects === undefined ? (
        read.error ? (
          <ReadFailure inline read={read} what="the projects" />
        ) : (
          <SkeletonPanel />
        )
      ) : projects.length === 0 ? (
        <p>There is no project in this workspace yet. Make one first: people come in by it.</p>
      ) : (
        <InviteTeamForm {...{ formId, workspaceSlug, projects, onClose }} onShown={setShown} />
      )}
    </Dialog>
  )
}
