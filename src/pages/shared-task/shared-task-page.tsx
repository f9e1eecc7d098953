// A task that somebody shared by link: to read, without an account (ROUTE-11, SHARE-03, OPEN-34).
import { ArrowUpRightIcon, Link2OffIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { useActions } from '#src/actions/actions-context.tsx'
import { useSession } from '#src/data/session.ts'
import { GetSharedTask } from '#src/features/task/shared-task.graphql.ts'
import { taskHref } from '#src/features/task/task-href.ts'
import { htmlToText } from '#src/lib/text.ts'
import { Button } from '#src/ui/button.tsx'
import { useDocumentTitle } from '#src/ui/document-title.ts'
import { EmptyState, ErrorState } from '#src/ui/empty-state.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { SharedFacts } from './shared-facts.tsx'
import { SharedSkeleton } from './shared-skeleton.tsx'
import * as styles from './shared-task-page.css.ts'

/** Read-only and never indexed. Who is signed in gets the way into the product; what they may see there is decided there. */
export function SharedTaskPage() {
  const { companySlug = '', projectSlug = '', uuid = '' } = useParams()
  const { services } = useActions()
  const { signedIn } = useSession()
  const address = { workspaceSlug: companySlug, projectSlug, id: uuid }
  const [{ data, error, fetching }, refetch] = useQuery({ query: GetSharedTask, variables: address })
  const task = data?.sharedTask
  useDocumentTitle(task ? task.title : 'Shared task')
  useNoIndex()
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <img src="/favicon.svg" alt="" width={20} height={20} />
          Palette
        </span>
        <span className={styles.kind}>Shared task · read only</span>
        {task && (
          <Button asChild variant={signedIn ? 'primary' : 'ghost'} trailing={<ArrowUpRightIcon size={14} aria-hidden />}>
            <Link to={taskHref(address)}>{signedIn ? 'Open in Palette' : 'Sign in to open it'}</Link>
          </Button>
        )}
      </header>
      <article className={styles.card}>
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
        ) : error && !fetching ? (
          <>
            <h1 className={styles.heading}>Shared task</h1>
            <ErrorState onRetry={() => refetch({ requestPolicy: 'network-only' })} />
          </>
        ) : data ? (
          <>
            <h1 className={styles.heading}>Shared task</h1>
            <EmptyState icon={Link2OffIcon}>
              This link shows nothing: the task does not exist, was archived, or is a draft. Ask whoever sent it to you.
            </EmptyState>
          </>
        ) : (
          <SharedSkeleton />
        )}
      </article>
      {task && (
        <footer className={styles.foot}>Whoever has this link can read this page. Comments, files and time stay with the team.</footer>
      )}
    </div>
  )
}

/** Search engines are told twice: here, and by the header that the page is served with. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
