// The privacy of a project as a switch (PROJ-15).
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { Switch } from '#src/ui/controls/switch.tsx'
import * as styles from './create-project-dialog.css.ts'
import type { ProjectRowData } from './project.graphql.ts'
import { setProjectPrivacy } from './project-privacy.ts'

/** Takes effect at once, goes back when the server refuses, and says so (MISC-02). Who does not own the project reads it. */
export function ProjectPrivacySwitch({
  project,
}: {
  project: Pick<ProjectRowData, 'id' | 'slug' | 'workspaceSlug' | 'isPrivate' | 'viewerCan'>
}) {
  const { api, say } = useActions().services
  const isPrivate = project.isPrivate ?? true
  return (
    <div className={styles.privacy}>
      {project.viewerCan.includes('OWN') ? (
        <Switch
          label="Private"
          checked={isPrivate}
          onChange={(next) => void setProjectPrivacy(api, project, next).catch((error: unknown) => say.error(errorText(error)))}
        />
      ) : (
        <span>{isPrivate ? 'Private' : 'Public'}</span>
      )}
      <span className={styles.note}>{isPrivate ? 'Only people on the project can see it.' : 'Everyone in the workspace can see it.'}</span>
    </div>
  )
}
