// The head of a story's page: title and epic in place, how far it is, its criteria and its description (STORY-07).
import { EllipsisIcon, LayersIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { figure, percent } from '#src/lib/figures.ts'
import { pathTo } from '#src/lib/paths.ts'
import { readCriteria } from '#src/model/story/criteria.ts'
import type { GetStory } from '#src/model/story/story.graphql.ts'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import { descriptionProblem, storyStates } from '#src/model/story/story-words.ts'
import { heading } from '#src/theme/text.css.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { Chip, LabelChip } from '#src/ui/marks/chip.tsx'
import { ariaKeys } from '#src/ui/marks/key-caps.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { storyDescriptionTo, storyTitleProblem, storyTitleTo } from './story.actions.ts'
import { StoryCriteria } from './story-criteria.tsx'
import * as styles from './story-header.css.ts'
import { setStoryEpic } from './story-place.actions.ts'
import { editNext } from './story-view.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'story.head': true
  }
}

type Read = NonNullable<ResultOf<typeof GetStory>['userStory']>

/** A story with what its own page shows. */
export interface StoryDetail extends StorySubject, Pick<Read, 'description' | 'people'> {}

const TONES = { EMPTY: 'neutral', TO_DO: 'neutral', IN_PROGRESS: 'info', DONE: 'good' } as const

/** What may not be changed is text. */
export function StoryHeader({ story }: { story: StoryDetail }) {
  const here = useHere()
  const { id, code, title, state, description } = story
  const editable = story.viewerCan.includes('EDIT')
  const about = { story: [story] }
  const save = async (action: Parameters<typeof perform>[0]) => (await perform(action, here(about), 'form')) === 'done'
  const name = `story:${id}:description`
  // Shift+E in the list leads here.
  useEffect(() => {
    if (editNext.get() !== name) return
    editNext.set(null)
    editInPlace(name)
  }, [name])
  const { text } = readCriteria(description)
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <span className={styles.code}>{code}</span>
        {state && <Chip tone={TONES[state]}>{storyStates[state]}</Chip>}
        <StoryEpic story={story} />
        <div className={styles.actions}>
          <ActionPlace place="story.head" short subjects={about} />
          <ActionMenu kind="story" subjects={about} label={`Actions on ${code ?? title}`} align="end">
            <IconButton icon={EllipsisIcon} label="Actions" />
          </ActionMenu>
        </div>
      </div>
      <h1 className={`${heading.page} ${styles.title}`}>
        <InPlaceText
          name={`story:${id}:title`}
          label="Title of the user story"
          text={title}
          editable={editable}
          check={storyTitleProblem}
          onSave={(typed, was) => save(storyTitleTo(typed, was))}
        />
      </h1>
      <div className={styles.body}>
        <div className={styles.words}>
          <StoryCriteria story={story} description={description} />
          {(editable || text !== '') && (
            <div className={styles.description}>
              <InPlaceText
                name={name}
                label="Description of the user story"
                text={description ?? ''}
                shown={text}
                placeholder="Description · lines that begin with [ ] are acceptance criteria"
                lines="free"
                editable={editable}
                check={descriptionProblem}
                onSave={(typed, was) => save(storyDescriptionTo(typed, was))}
              />
            </div>
          )}
        </div>
        <StoryFacts story={story} />
      </div>
    </header>
  )
}

/** The epic, which is chosen by a press; a link where it may not be changed. */
function StoryEpic({ story }: { story: StoryDetail }) {
  const here = useHere()
  const { epic } = story
  if (!story.viewerCan.includes('EDIT')) return epic ? <LabelChip colour={epic.color}>{epic.title}</LabelChip> : null
  return (
    <button
      type="button"
      className={styles.epic}
      aria-label={epic ? `Epic: ${epic.title}` : 'Set epic'}
      aria-keyshortcuts={ariaKeys(setStoryEpic.shortcuts[0])}
      onClick={() => void perform(setStoryEpic, here({ story: [story] }), 'button')}
    >
      {epic ? (
        <LabelChip colour={epic.color}>{epic.title}</LabelChip>
      ) : (
        <>
          <LayersIcon size={14} aria-hidden /> Set epic
        </>
      )}
    </button>
  )
}

/** How far it is, who is on it, and from which sprint to which. */
function StoryFacts({ story }: { story: StoryDetail }) {
  const { workspaceSlug, projectSlug, taskCount, doneCount, hours, people, sprints, code, title } = story
  const ends = [...new Set([sprints?.[0], sprints?.at(-1)])].filter((sprint) => sprint !== undefined)
  return (
    <dl className={styles.facts}>
      <dt>Tasks</dt>
      <dd>
        {taskCount && doneCount !== null ? (
          <>
            <ProgressBar label={`Done of ${code ?? title}`} value={percent(doneCount, taskCount)} tone="good" className={styles.bar} />
            {figure(doneCount)} of {figure(taskCount)}
          </>
        ) : (
          '–'
        )}
      </dd>
      <dt>Hours</dt>
      <dd>{hours && hours.total > 0 ? `${figure(hours.done)} of ${figure(hours.total)} h` : '–'}</dd>
      <dt>Sprints</dt>
      <dd>
        {ends.length === 0 && '–'}
        {ends.map((sprint, at) => (
          <span key={sprint.id}>
            {at > 0 && '– '}
            <Link
              to={pathTo('projects.sprint', { companySlug: workspaceSlug, projectSlug, sprintSlug: sprint.slug })}
              className={styles.link}
            >
              {sprint.title}
            </Link>
          </span>
        ))}
      </dd>
      <dt>People</dt>
      <dd>{people && people.length > 0 ? <AvatarStack label="People on its tasks" people={people} most={6} /> : '–'}</dd>
    </dl>
  )
}
