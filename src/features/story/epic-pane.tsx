// An epic open beside the list: what it is for, until when, its stories, and how its tasks were done (EPIC-04).
import { ArrowLeftIcon, EllipsisIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { Press } from '#src/actions/press.tsx'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { figure, percent } from '#src/lib/figures.ts'
import type { EpicSubject } from '#src/model/story/epic-subject.ts'
import { ListStories } from '#src/model/story/story.graphql.ts'
import { descriptionProblem, dueOf, storyStates, storyTexts } from '#src/model/story/story-words.ts'
import { heading } from '#src/theme/text.css.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { Dot } from '#src/ui/marks/chip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { colourEpic, epicDescriptionTo, epicTitleProblem, epicTitleTo, setEpicDue } from './epic.actions.ts'
import { EpicBurnupChart } from './epic-burnup-chart.tsx'
import * as styles from './epic-pane.css.ts'
import { editNext } from './story-view.ts'
import { placeOf, storiesPath, storyPath } from './story-writes.ts'

const MOST = 50

/** What may not be changed is text. */
export function EpicPane({ epic, onClose }: { epic: EpicSubject; onClose: () => void }) {
  const here = useHere()
  const { id, code, title, description } = epic
  const editable = epic.viewerCan.includes('EDIT')
  const about = { epic: [epic] }
  const save = async (action: Parameters<typeof perform>[0]) => (await perform(action, here(about), 'form')) === 'done'
  const name = `${id}:description`
  // Shift+E in the list leads here.
  useEffect(() => {
    if (editNext.get() !== name) return
    editNext.set(null)
    editInPlace(name)
  }, [name])
  return (
    <div className={styles.pane}>
      <div className={styles.top}>
        <IconButton icon={ArrowLeftIcon} label="Close epic" keys="Escape" onClick={onClose} />
        <Dot colour={epic.color} size={10} />
        <span className={styles.code}>{code}</span>
        <div className={styles.end}>
          <ActionMenu kind="epic" subjects={about} label={`Actions on ${code}`} align="end">
            <IconButton icon={EllipsisIcon} label="Actions" />
          </ActionMenu>
        </div>
      </div>
      <h2 className={heading.page}>
        <InPlaceText
          name={`${id}:title`}
          label="Title of the epic"
          text={title}
          editable={editable}
          check={epicTitleProblem}
          onSave={(typed) => save(epicTitleTo(typed))}
        />
      </h2>
      <EpicFacts epic={epic} />
      {(editable || description) && (
        <div className={styles.description}>
          <InPlaceText
            name={name}
            label="Description of the epic"
            text={description ?? ''}
            placeholder="What this epic is for"
            lines="free"
            editable={editable}
            check={descriptionProblem}
            onSave={(typed) => save(epicDescriptionTo(typed))}
          />
        </div>
      )}
      <EpicBurnupChart epic={epic} />
      <EpicStories epic={epic} />
    </div>
  )
}

function EpicFacts({ epic }: { epic: EpicSubject }) {
  const { services } = useActions()
  const here = useHere()
  const { code, color, taskCount, doneCount, storyCount, storiesDoneCount, hours } = epic
  const editable = epic.viewerCan.includes('EDIT')
  const due = dueOf(epic, services.now())
  const words = <span className={classNames(due?.late && styles.late)}>{due?.text.replace('due ', '') ?? 'No due date'}</span>
  const press = (action: typeof colourEpic) => () => void perform(action, here({ epic: [epic] }), 'button')
  return (
    <dl className={styles.facts}>
      <dt>Tasks</dt>
      <dd>
        {taskCount && doneCount !== null ? (
          <>
            <ProgressBar label={`Done of ${code}, in all`} value={percent(doneCount, taskCount)} tone="good" className={styles.bar} />
            {figure(doneCount)} of {figure(taskCount)} done
          </>
        ) : (
          '–'
        )}
      </dd>
      <dt>Stories</dt>
      <dd>{storyCount ? `${figure(storiesDoneCount ?? 0)} of ${figure(storyCount)} done` : '–'}</dd>
      <dt>Hours</dt>
      <dd>{hours && hours.total > 0 ? `${figure(hours.done)} of ${figure(hours.total)} h` : '–'}</dd>
      <dt>Due</dt>
      <dd>
        {editable ? (
          <button type="button" className={styles.press} onClick={press(setEpicDue)}>
            {words}
          </button>
        ) : (
          words
        )}
      </dd>
      {editable && (
        <>
          <dt>Color</dt>
          <dd>
            <button type="button" className={styles.press} onClick={press(colourEpic)}>
              <Dot colour={color} size={10} /> {color.toLowerCase()}
            </button>
          </dd>
        </>
      )}
    </dl>
  )
}

function EpicStories({ epic }: { epic: EpicSubject }) {
  const { workspaceSlug, projectSlug, epicId } = epic
  const variables = { ...placeOf(epic), filter: { epic: epicId }, sort: 'POSITION' as const, page: 1, perPage: MOST }
  const read = useRead({ query: ListStories, variables })
  const stories = read.data?.userStories
  const editable = epic.viewerCan.includes('EDIT')
  return (
    <section aria-label="Stories of the epic">
      <h3 className={styles.part}>Stories</h3>
      {!stories &&
        (read.error ? <ReadFailure inline read={read} what="the user stories" message={storyTexts.failed} /> : <SkeletonRows count={3} />)}
      {stories?.nodes.length === 0 && (
        <p className={styles.none}>
          No stories in this epic yet.
          <Press id="epic.add-story" subjects={{ epic: [epic] }} />
        </p>
      )}
      {stories && (
        <ul className={styles.stories}>
          {stories.nodes.map((story) => (
            <li key={story.id} className={styles.story}>
              <span className={styles.code}>{story.code}</span>
              <Link to={storyPath({ workspaceSlug, projectSlug, slug: story.slug })} dir="auto" className={styles.name}>
                {story.title}
              </Link>
              <span className={styles.state}>{story.state && storyStates[story.state]}</span>
            </li>
          ))}
        </ul>
      )}
      {stories && stories.totalPages > 1 && <Link to={storiesPath(epic, { epic: epicId })}>All {stories.totalCount} stories</Link>}
      {editable && <ActionById id="epic.add-story" subjects={{ epic: [epic] }} look="subtle" />}
    </section>
  )
}
