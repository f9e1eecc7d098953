// A task that somebody shared by link: to read, without an account (ROUTE-11, SHARE-03, OPEN-34).
import { ArrowUpRightIcon, Link2OffIcon } from 'lucide-react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useSession } from '#src/data/storage/session.ts'
import { useRead } from '#src/data/use-read.ts'
import { GetSharedTask } from '#src/features/sharing/shared-task.graphql.ts'
import { htmlToText } from '#src/lib/html-text.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { PublicSheet } from '#src/ui/pages/public-sheet.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { SharedFacts } from './shared-facts.tsx'
import { SharedSkeleton } from './shared-skeleton.tsx'
import * as styles from './shared-task-page.css.ts'

/** Read-only and never indexed. Who is signed in gets the way into the product; what they may see there is decided there. */
export function SharedTaskPage() {
  const { companySlug = '', projectSlug = '', uuid = '' } = useParams()
  const { services } = useActions()
  const { signedIn } = useSession()
  const address = { workspaceSlug: companySlug, projectSlug, id: uuid }
  const key = useSearchParams()[0].get('key')
  const read = useRead({ query: GetSharedTask, variables: { ...address, key } })
  const { data, error } = read
  const task = data?.sharedTask
  useDocumentTitle(task ? task.title : 'Shared task')
  // Links within the product have no key, and whoever is on the project needs none.
  if (signedIn && data && !task) return <Navigate to={taskHref(address)} replace />
  return (
    <PublicSheet
      kind="Shared task · read only"
      action={
        task && (
          <Button asChild variant={signedIn ? 'primary' : 'ghost'} trailing={<ArrowUpRightIcon size={14} aria-hidden />}>
            <Link to={taskHref(address)}>{signedIn ? 'Open in Palette' : 'Sign in to open it'}</Link>
          </Button>
        )
      }
      foot={
        task && (
          <footer className={styles.foot}>Whoever has this link can read this page. Comments, files and time stay with the team.</footer>
        )
      }
    >
      {task ? (
        <>
          <p className={styles.place}>
            {[task.workspaceName, task.projectName, task.code].filter(Boolean).map((part) => (
              <span key={part} className={styles.part}>
                {part}
              </span>
            ))}
          </p>
          <h1 dir="auto" className={styles.title}>
            {task.title}
          </h1>
          <SharedFacts task={task} now={services.now()} />
          <section aria-label="Description" className={styles.description}>
            {htmlToText(task.description ?? '') === '' && !/<img/i.test(task.description ?? '') ? (
              <p className={styles.nothing}>No details available</p>
            ) : (
              <SafeHtml html={task.description ?? ''} />
            )}
          </section>
        </>
      ) : error ? (
        <>
          <h1 className={styles.heading}>Shared task</h1>
          <ReadFailure read={read} what="the task" />
        </>
      ) : data ? (
        <>
          <h1 className={styles.heading}>Shared task</h1>
          <EmptyState icon={Link2OffIcon}>
            This link shows nothing: the task is not shared any more, was archived, or is a draft. Ask whoever sent it to you.
          </EmptyState>
          <p className={styles.nothing}>
            On the project yourself? <Link to={taskHref(address)}>Sign in to open it</Link>
          </p>
        </>
      ) : (
        <SharedSkeleton />
      )}
    </PublicSheet>
  )
}
