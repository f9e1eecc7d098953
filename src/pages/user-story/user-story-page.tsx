// One user story of a project: `.../user-stories/:slug`.
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useActions, useComing, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { UnreadPage } from '#src/data/unread-page.tsx'
import { useRead } from '#src/data/use-read.ts'
import { type StoryDetail, StoryHeader } from '#src/features/story/story-header.tsx'
import { pathTo } from '#src/lib/paths.ts'
import { GetStory } from '#src/model/story/story.graphql.ts'
import { storySubject } from '#src/model/story/story-subject.ts'
import { storyTexts } from '#src/model/story/story-words.ts'
import { useAgainAfterTasks } from '#src/model/task/rows/use-again-after-tasks.ts'
import { useTabInAddress } from '#src/model/task/rows/use-tab-in-address.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TabPanel, Tabs } from '#src/ui/controls/tabs.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page, panel, tabs } from '#src/ui/pages/full-page.css.ts'
import { NotFound } from '#src/ui/pages/not-found.tsx'
import { StoryMentions } from './story-mentions.tsx'
import { StoryTasks } from './story-tasks.tsx'
import { lowest } from './user-story-page.css.ts'

const TABS = [
  { value: 'tasks', label: 'Tasks' },
  { value: 'board', label: 'Board' },
] as const

const NONE = [] as const

/** An unknown story is not found, in the frame of its project. The layout makes another story another page. */
export function UserStoryPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '', userStorySlug: slug = '' } = useParams()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const hidden = useHidden()
  const read = useRead({ query: GetStory, variables: { workspaceSlug, projectSlug, slug }, requestPolicy: 'cache-and-network' })
  const { data, error, fetching } = read
  const found = data?.userStory
  const story = useMemo((): StoryDetail | null => {
    if (!found) return null
    const subject = storySubject(found, { workspaceSlug, projectSlug, viewerCan: project?.viewerCan ?? NONE })
    return { ...subject, description: found.description, people: found.people }
  }, [found, workspaceSlug, projectSlug, project])
  useAgainAfterTasks(projectSlug, read.again)
  useComing('story', !data && !error)
  useDocumentTitle(story ? [story.code, story.title].filter(Boolean).join(' ') : 'User story')
  if (story && !hidden.has(heldId('story', story.id))) return <OneStory story={story} />
  const back = (
    <Button asChild variant="primary">
      <Link to={pathTo('projects.user-stories', { companySlug: workspaceSlug, projectSlug })}>All user stories</Link>
    </Button>
  )
  if (data && !fetching) return <NotFound what="user story" back={back} />
  return (
    <div className={page}>
      <UnreadPage read={read} name="User story" what="the user story" message={storyTexts.failed} />
    </div>
  )
}

function OneStory({ story }: { story: StoryDetail }) {
  const { scene } = useActions()
  const [shown, show] = useTabInAddress(TABS)
  useLayoutEffect(() => scene.set({ story }), [scene, story])
  useLayoutEffect(() => () => scene.set({ story: null }), [scene])
  const showAs = useCallback((layout: 'list' | 'board') => show(layout === 'board' ? 'board' : 'tasks'), [show])
  return (
    <div className={page}>
      <StoryHeader story={story} />
      <StoryMentions workspaceSlug={story.workspaceSlug} projectSlug={story.projectSlug} id={story.id} />
      <Tabs label={`Parts of ${story.code ?? story.title}`} value={shown} onChange={show} tabs={TABS} className={`${tabs} ${lowest}`}>
        <TabPanel value={shown} className={panel}>
          <StoryTasks key={shown} story={story} layout={shown === 'board' ? 'board' : 'list'} showAs={showAs} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
