// Pages and discussions that lead to a user story; nothing where there are none (STORY-07).
import { useRead } from '#src/data/use-read.ts'
import { StoryMentions as StoryMentionsQuery } from '#src/model/mention/mention.graphql.ts'
import { MentionList } from '#src/model/mention/mention-list.tsx'
import { heading } from '#src/theme/text.css.ts'
import * as styles from './user-story-page.css.ts'

/** Below its head. A failure is told by the page's own reads. */
export function StoryMentions({ workspaceSlug, projectSlug, id }: { workspaceSlug: string; projectSlug: string; id: string }) {
  const { data } = useRead({
    query: StoryMentionsQuery,
    variables: { workspaceSlug, projectSlug, userStoryId: id },
    requestPolicy: 'cache-and-network',
  })
  const mentions = data?.mentions?.nodes ?? []
  if (mentions.length === 0) return null
  return (
    <section aria-label="Linked from" className={styles.mentions}>
      <h2 className={heading.group}>Linked from</h2>
      <MentionList workspaceSlug={workspaceSlug} mentions={mentions} label="Pages and discussions that lead here" />
    </section>
  )
}
