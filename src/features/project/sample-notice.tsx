// What every screen of a sample says (FIRST-04).
import { FlaskConicalIcon } from 'lucide-react'
import { ActionButton } from '#src/actions/action-button.tsx'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import * as styles from './archived-notice.css.ts'
import { removeSample } from './sample-project.actions.ts'

/** A line above the page: what it is, and for its owner the button that takes it away. */
export function SampleNotice({ project }: { project: ProjectSubject }) {
  return (
    <div role="status" className={styles.notice}>
      <FlaskConicalIcon size={16} aria-hidden className={styles.icon} />
      <p className={styles.text}>Sample data: try anything, it counts nowhere.</p>
      <ActionButton action={removeSample} subjects={{ project: [project] }} />
    </div>
  )
}
