// What one is told, and how: when mails come, and a table of what is told in the product and by mail (PROFUP-01, INBOX-14).

import * as styles from './mail-section.css.ts'
import { MailSection } from './mail-section.tsx'
import { SwitchesSection } from './switches-section.tsx'

/** The section of one's own settings. */
export function NotificationsSection() {
  return (
    <>
      <MailSection />
      <h3 className={styles.second}>What you are told</h3>
      <SwitchesSection />
    </>
  )
}
