// The invite dialog: share link, members of the workspace, invitations by e-mail (INVITE-02..30).
import { useRef, useState } from 'react'
import { useQuery } from 'urql'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { media } from '#src/theme/tokens.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { MessageArea, useTimedMessage } from '#src/ui/timed-message.tsx'
import { EmailTab } from './email-tab.tsx'
import { ListAddablePeople } from './invite.graphql.ts'
import { projectKeys } from './invite.ts'
import * as styles from './invite-dialog.css.ts'
import { MembersTab } from './members-tab.tsx'
import { ShareLinkSection } from './share-link-section.tsx'

/** At least 760 px wide, the whole width on small screens (INVITE-04, OPEN-28). A closed plan gate hides the link section (INVITE-30). */
export function InviteDialog({ project, tab: first = 'members', onClose }: DialogProps['project.invite'] & { onClose: () => void }) {
  const [tab, setTab] = useState(first)
  const { message, show, clear } = useTimedMessage()
  const paid = project.viewerCan.includes('PAID')
  const [people, refetch] = useQuery({ query: ListAddablePeople, variables: projectKeys(project), requestPolicy: 'cache-and-network' })
  const sections = useRef<HTMLDivElement>(null)
  const telling = { show, clear }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite Members to Project"
      description={`People you invite can see the tasks, files and discussions of ${project.name}.`}
      minWidth={760}
      onOpenAutoFocus={(event) => {
        const first = sections.current?.querySelector<HTMLElement>('[role=tabpanel] input')
        // A finger would get the keyboard over the dialog.
        const target = window.matchMedia(media.coarse).matches ? event.target : first
        if (!(target instanceof HTMLElement)) return
        event.preventDefault()
        target.focus()
      }}
    >
      <div ref={sections} className={styles.sections}>
        {paid && <ShareLinkSection project={project} telling={telling} />}
        <Tabs
          label="Ways to invite"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'members', label: 'Workspace Members', count: people.data?.addablePeople.length },
            { value: 'email', label: 'Invite by Email' },
          ]}
        >
          <TabPanel value="members" className={styles.panel}>
            <MembersTab
              project={project}
              paid={paid}
              people={people.data?.addablePeople}
              failed={people.error !== undefined}
              onRetry={() => refetch({ requestPolicy: 'network-only' })}
              telling={telling}
            />
          </TabPanel>
          <TabPanel value="email" className={styles.panel}>
            <EmailTab project={project} paid={paid} telling={telling} />
          </TabPanel>
        </Tabs>
        {message && (
          <div className={styles.message}>
            <MessageArea message={message} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
