// The invite dialog: share link, members of the workspace, invitations by e-mail (INVITE-02..30).
import { useRef, useState } from 'react'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { useRead } from '#src/data/use-read.ts'
import { media } from '#src/theme/tokens.ts'
import { TabPanel, Tabs } from '#src/ui/controls/tabs.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { MessageArea, useTimedMessage } from '#src/ui/pages/timed-message.tsx'
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
  const people = useRead({ query: ListAddablePeople, variables: projectKeys(project), requestPolicy: 'cache-and-network' })
  const sections = useRef<HTMLDivElement>(null)
  const telling = { show, clear }
  const goToEmail = () => {
    setTab('email')
    // Its panel is there with the next frame; what was pressed has gone by then.
    requestAnimationFrame(() => (startOf(sections.current) ?? sections.current?.querySelector<HTMLElement>(CURRENT_TAB))?.focus())
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite Members to Project"
      description={`People you invite can see the tasks, files and discussions of ${project.name}.`}
      minWidth={760}
      onOpenAutoFocus={(event) => {
        const first = startOf(sections.current)
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
          className={styles.tabs}
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
              read={people}
              telling={telling}
              onEmail={goToEmail}
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

const CURRENT_TAB = '[role=tab][aria-selected=true]'

/** Where a way to invite begins: its first field, or the button that stands where nobody is left to add. */
function startOf(sections: HTMLElement | null): HTMLElement | null {
  return sections?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) :is(input, [data-start])') ?? null
}
