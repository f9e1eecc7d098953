// The privacy of a project as a switch (PROJ-15).
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { Switch } from '#src/ui/controls/switch.tsx'
import * as styles from './create-project-dialog.css.ts'
import { toggleProjectPrivacy } from './project.actions.ts'
import type { ProjectRowData } from './project.graphql.ts'

/** Takes effect at once, goes back when the server refuses, and says so (MISC-02). Who does not own the project, or cannot change it any more, reads it. */
export function ProjectPrivacySwitch({
  project,
}: {
  project: Pick<ProjectRowData, 'id' | 'slug' | 'name' | 'workspaceSlug' | 'isPrivate' | 'viewerCan'>
}) {
  const here = useHere()
  const isPrivate = project.isPrivate ?? true
  return (
    <div className={styles.privacy}>
      {project.viewerCan.includes('EDIT') && project.viewerCan.includes('OWN') ? (
        <Switch
          label="Private"
          checked={isPrivate}
          onChange={() => void perform(toggleProjectPrivacy, here({ project: [project] }), 'button')}
        />
      ) : (
        <span>{isPrivate ? 'Private' : 'Public'}</span>
      )}
      <span className={styles.note}>{isPrivate ? 'Only people on the project can see it.' : 'Everyone in the workspace can see it.'}</span>
    </div>
  )
}
