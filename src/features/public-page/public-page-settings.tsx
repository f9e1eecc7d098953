// The public page in a project's settings: on or off, its address, what strangers see (BP-01, BP-03, BP-08).

import { ActionById } from '#src/actions/action-button.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Switch } from '#src/ui/controls/switch.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { publicAddress, publishProject, showPublicly, unpublishProject } from './public-page.actions.ts'
import { GetPublicPage, type PublicPageData } from './public-page.graphql.ts'
import * as styles from './public-page-settings.css.ts'

type Shows = PublicPageData['shows']

const PARTS = [
  { part: 'labels', label: 'Labels' },
  { part: 'dates', label: 'Start and due dates' },
  { part: 'descriptions', label: 'Descriptions' },
  { part: 'assignees', label: 'Names of assignees' },
] as const

const DONE: readonly { value: Shows['done']; label: string }[] = [
  { value: 'NONE', label: 'None' },
  { value: 'RECENT', label: 'Those of the last 30 days' },
  { value: 'ALL', label: 'All' },
]

/** For owners only: nobody else is told of the address. */
export function PublicPageSettings({ project }: { project: ProjectSubject }) {
  const { services } = useActions()
  const here = useHere()
  const read = useRead({
    query: GetPublicPage,
    variables: { workspaceSlug: project.workspaceSlug, projectSlug: project.slug },
    requestPolicy: 'cache-and-network',
  })
  const page = read.data?.publicPage
  if (!page) return read.error ? <ReadFailure inline read={read} what="the public page" /> : <SkeletonRows count={3} />
  const subjects = { project: [{ ...project, isPublic: page.isOn }] }
  const isArchived = project.status === 'ARCHIVED'
  const show = (shows: Partial<Shows>) => {
    const before = Object.fromEntries(Object.keys(shows).map((part) => [part, page.shows[part as keyof Shows]]))
    void perform(showPublicly(shows, before), here(subjects), 'form')
  }
  return (
    <div className={styles.parts}>
      <div className={styles.line}>
        <Switch
          label="Public page"
          checked={page.isOn}
          disabled={isArchived}
          onChange={() => void perform(page.isOn ? unpublishProject : publishProject, here(subjects), 'button')}
        />
        <p className={styles.note}>
          {isArchived
            ? 'An archived project shows nothing to strangers.'
            : page.isOn
              ? 'Anyone with this address can read it.'
              : 'Off: nobody outside can read this project.'}
        </p>
      </div>
      {page.isOn && page.token !== null && (
        <>
          <TextField label="Public address" value={publicAddress(services.origin, page.token)} onChange={() => undefined} readOnly />
          <div className={styles.line}>
            {['project.copy-public-link', 'project.preview-public', 'project.refresh-public-link'].map((id) => (
              <ActionById key={id} id={id} subjects={subjects} />
            ))}
          </div>
          <p className={styles.note}>
            {`Switched on${page.by ? ` by ${page.by.name}` : ''}${page.since ? ` on ${formatDay(new Date(page.since), services.now())}` : ''}.`}
          </p>
        </>
      )}
      <fieldset className={styles.shown} disabled={isArchived}>
        <legend className={styles.legend}>What strangers see beside titles and statuses</legend>
        {PARTS.map(({ part, label }) => (
          <Checkbox key={part} checked={page.shows[part]} disabled={isArchived} onChange={() => show({ [part]: !page.shows[part] })}>
            {label}
          </Checkbox>
        ))}
        <Select
          label="Tasks that are done"
          value={page.shows.done}
          onChange={(done) => show({ done })}
          options={DONE}
          disabled={isArchived}
        />
      </fieldset>
      <p className={styles.note}>
        Never shown: email addresses, pictures of people, comments, files, time, budget, the log, sprints, drafts, archived tasks and other
        projects.
      </p>
    </div>
  )
}
