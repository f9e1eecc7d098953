// What one is told, and how: by mail, and in the inbox (PROFUP-01).

import * as styles from './mail-section.css.ts'
import { MailSection } from './mail-section.tsx'
import { SwitchesSection } from './switches-section.tsx'

/** The section of one's own settings. */
export function NotificationsSection() {
  return (
    <>
      <MailSection />
      <h3 className={styles.second}>In the inbox</h3>
      <SwitchesSection />
    </>
  )
}
