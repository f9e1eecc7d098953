// A form that people outside answer, without an account: `/bp/form/:token` (FORM-05, FORM-12).
import { Link2OffIcon, LockIcon } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { apiErrorOf } from '#src/data/errors/api-error.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetPublicForm } from '#src/model/form/form.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { PublicSheet } from '#src/ui/pages/public-sheet.tsx'
import { OpenForm } from './open-form.tsx'
import * as styles from './public-form-page.css.ts'
import { waitText } from './send-answers.ts'

/** Another address is another page. */
export function PublicFormPage() {
  const { token = '' } = useParams()
  const read = useRead({ query: GetPublicForm, variables: { token }, requestPolicy: 'network-only' })
  const { data, error } = read
  const form = data?.publicForm
  useDocumentTitle(form?.title ?? 'Form')
  if (form?.isOpen)
    return (
      <PublicSheet kind="Form">
        <OpenForm key={token} token={token} form={form} onClosed={read.again} />
      </PublicSheet>
    )
  return (
    <PublicSheet kind="Form">
      <h1 dir="auto" className={styles.quiet}>
        {form?.title ?? 'Form'}
      </h1>
      {error && apiErrorOf(error).code === 'RATE_LIMITED' ? (
        <EmptyState icon={LockIcon} action={<Button onClick={read.again}>Try again</Button>}>
          {waitText(apiErrorOf(error).retryAfter)}
        </EmptyState>
      ) : error ? (
        <ReadFailure read={read} what="the form" />
      ) : form ? (
        <EmptyState icon={LockIcon}>This form is closed.</EmptyState>
      ) : data ? (
        <EmptyState icon={Link2OffIcon}>This form does not exist.</EmptyState>
      ) : (
        <SkeletonPanel />
      )}
    </PublicSheet>
  )
}
