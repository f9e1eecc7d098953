// The forms of a project, the newest first (FORM-04).
import { ClipboardListIcon, EllipsisVerticalIcon } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions, useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { figure } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import { ListForms } from '#src/model/form/form.graphql.ts'
import { type FormListSubject, type FormSubject, formSubject, formsPath } from '#src/model/form/form-subject.ts'
import { formTexts, stateNames } from '#src/model/form/form-words.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import * as styles from './form-list.css.ts'

/** The forms of a list; null until they are there. */
export function useForms(list: FormListSubject, pause: boolean) {
  const { workspaceSlug, projectSlug } = list
  const read = useRead({ query: ListForms, variables: { workspaceSlug, projectSlug }, pause, requestPolicy: 'cache-and-network' })
  const hidden = useHidden()
  const found = read.data?.forms
  const forms = useMemo(
    () => found?.filter(({ id }) => !hidden.has(heldId('form', id))).map((form) => formSubject(form, list)) ?? null,
    [found, hidden, list],
  )
  return { forms, read }
}

/** The list; it fills its parent and scrolls inside. */
export function FormList({ list, label, forms, read }: { list: FormListSubject; label: string } & ReturnType<typeof useForms>) {
  const { services } = useActions()
  const lines = useMemo(() => (forms ?? []).map(({ id }) => ({ id })), [forms])
  if (!forms) return read.error ? <ReadFailure read={read} what="the forms" /> : <SkeletonRows count={6} />
  if (forms.length === 0) return <NoForms list={list} />
  return (
    <ListedList
      kind="form"
      rows={forms}
      many={false}
      label={label}
      menu="Form"
      lines={lines}
      kept={`forms:${list.id}`}
      onOpen={(form) => services.go.to(formsPath(form, form.id))}
      draw={(form, { active }) => <FormListRow form={form} active={active} />}
    />
  )
}

const TONES = { DRAFT: 'neutral', OPEN: 'good', CLOSED: 'neutral' } as const

function FormListRow({ form, active }: { form: FormSubject; active: boolean }) {
  const { services } = useActions()
  const { id, title, state, closesOn, fieldsCount, newCount, submissionsCount, lastAt } = form
  return (
    <>
      <RowCell className={styles.name}>
        <Link to={formsPath(form, id)} tabIndex={-1} dir="auto" className={styles.title} draggable={false}>
          {title}
        </Link>
        {newCount > 0 && <Chip tone="accent">{`${figure(newCount)} new`}</Chip>}
      </RowCell>
      <RowCell className={styles.state}>
        <Chip tone={TONES[state]}>{stateNames[state]}</Chip>
      </RowCell>
      <RowCell className={styles.fact}>{closesOn ? `until ${closesOn}` : plural(fieldsCount, 'field')}</RowCell>
      <RowCell className={styles.count}>{plural(submissionsCount, 'answer')}</RowCell>
      <RowCell className={styles.when}>
        {lastAt && (
          <time dateTime={lastAt} title={new Date(lastAt).toLocaleString()}>
            {formatRelative(new Date(lastAt), services.now())}
          </time>
        )}
      </RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="form" subjects={{ form: [form] }} label={`Actions on ${title}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}

function NoForms({ list: { viewerCan } }: { list: FormListSubject }) {
  const press = usePress('form.new', 'to let people outside send you tasks.', { may: viewerCan.includes('ADMIN') })
  if (!viewerCan.includes('ADMIN')) return <EmptyState icon={ClipboardListIcon}>{formTexts.none}</EmptyState>
  return (
    <EmptyState icon={ClipboardListIcon} action={<ActionById id="form.new" />}>
      {`${formTexts.none}${press}`}
    </EmptyState>
  )
}
