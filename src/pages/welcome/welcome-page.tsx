// The first steps after signing up: a workspace, then what its first project starts with, then the project with its first line open (FIRST-01).
import { CheckIcon } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { useSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { OpenInvitations } from '#src/features/sharing/open-invitations.tsx'
import { ListWorkspaces, type WorkspaceHeadData } from '#src/features/workspace/workspace.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './welcome.css.ts'
import { WelcomeProject } from './welcome-project.tsx'
import { WelcomeWorkspace } from './welcome-workspace.tsx'

const STEPS = ['Workspace', 'First project'] as const

/** Nobody who has a workspace sees it: the address alone leads on to the landing page. */
export function WelcomePage() {
  const { signedIn, viewer } = useSession()
  const { services } = useActions()
  const [made, setMade] = useState<WorkspaceHeadData | null>(null)
  const { data, error } = useRead({ query: ListWorkspaces, variables: { search: '' }, pause: !signedIn })
  useDocumentTitle('Welcome')
  if (!signedIn) return <Navigate to={pathTo('sign-in')} replace />
  if (!made && ((data && data.workspaces.length > 0) || error)) return <Navigate to={pathTo('workspace')} replace />
  const at = made ? 1 : 0
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <span className={styles.brand}>
          <img src="/favicon.svg" alt="" width={20} height={20} />
          <span className={styles.brandName}>Palette</span>
        </span>
        <ol aria-label="Steps" className={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step} className={styles.step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
              <span className={styles.number}>{index < at ? <CheckIcon size={12} aria-label="Done:" /> : index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
        <Button variant="subtle" onClick={() => services.go.to(pathTo('workspace'))}>
          Skip
        </Button>
      </header>
      <main className={styles.main}>
        {made ? (
          <WelcomeProject workspace={made} />
        ) : data ? (
          <div className={styles.first} data-column>
            <OpenInvitations />
            <WelcomeWorkspace name={viewer?.name ?? ''} onMade={setMade} />
          </div>
        ) : (
          <Loading label="Loading">
            <Skeleton width={240} />
          </Loading>
        )}
      </main>
    </div>
  )
}
