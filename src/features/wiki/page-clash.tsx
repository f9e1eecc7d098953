// Somebody else published in between: both texts are put together, and where both changed the same, the person chooses (WIKI-06).
import { useEffect, useMemo, useState } from 'react'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { plural } from '#src/lib/text.ts'
import { GetWikiPage } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { SkeletonText } from '#src/ui/marks/skeleton-shapes.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { type Choice, chosenText, type MergePart, mergeBlocks } from './page-merge.ts'
import * as styles from './wiki.css.ts'
import { placeOf } from './wiki-places.ts'

const CHOICES: readonly { value: Choice | ''; label: string }[] = [
  { value: 'mine', label: 'Mine' },
  { value: 'theirs', label: 'Theirs' },
  { value: 'both', label: 'Both' },
]

interface Props {
  subject: PageSubject
  mine: string
  /** What both began with. */
  base: string
  /** Publishes a text over that version. */
  onPublish: (html: string, version: number) => void
  onBack: () => void
}

/** Nothing is sent before the person has seen it; leaving keeps the draft. */
export function PageClash({ subject, mine, base, onPublish, onBack }: Props) {
  const read = useRead({ query: GetWikiPage, variables: { ...placeOf(subject), slug: subject.id }, requestPolicy: 'network-only' })
  const [choices, setChoices] = useState<readonly (Choice | undefined)[]>([])
  const theirs = read.data?.wikiPage
  const parts = useMemo(() => (theirs ? mergeBlocks(mine, base, theirs.body ?? '') : null), [mine, base, theirs])
  const text = parts && chosenText(parts, choices)
  const version = theirs?.version ?? 0
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || text === null || read.fetching) return
      event.preventDefault()
      event.stopPropagation()
      onPublish(text, version)
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [text, version, onPublish, read.fetching])
  if (read.error && !theirs) return <ReadFailure read={read} what="the page" />
  if (!parts || read.fetching) return <SkeletonText />
  const clashes = parts.filter(({ kind }) => kind === 'clash').length
  const left = clashes - choices.filter(Boolean).length
  const choose = (at: number) => (choice: Choice) =>
    setChoices((now) => Array.from({ length: clashes }, (_, own) => (own === at ? choice : now[own])))
  return (
    <section aria-label="Two texts of this page" className={styles.clash}>
      <div role="alert" className={styles.clashHead}>
        <h2 className={heading.section}>{theirs?.author?.name ?? 'Somebody else'} published this page in between</h2>
        <p>
          {clashes === 0
            ? 'You changed different parts. This is both together: look at it, then publish.'
            : `${clashes === 1 ? 'One part was' : `${clashes} parts were`} changed by both of you. Choose what stays; everything else is together already.`}
        </p>
      </div>
      <Parts parts={parts} choices={choices} choose={choose} />
      <div className={styles.editorFoot}>
        <span role="status" className={styles.editorState}>
          {left > 0 ? `${plural(left, 'choice', 'choices')} left` : 'Your draft is kept'}
        </span>
        <Button onClick={onBack}>Back to writing</Button>
        <Button
          variant="primary"
          keys="$mod+Enter"
          reason={text === null ? 'Choose in each part first' : undefined}
          onClick={() => text !== null && onPublish(text, version)}
        >
          Publish both
        </Button>
      </div>
    </section>
  )
}

function Parts({
  parts,
  choices,
  choose,
}: {
  parts: readonly MergePart[]
  choices: readonly (Choice | undefined)[]
  choose: (at: number) => (choice: Choice) => void
}) {
  let clash = -1
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one merge never change their order
    if (part.kind === 'settled') return <SafeHtml key={at} html={part.blocks.join('')} className={styles.text} />
    clash += 1
    const own = clash
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <div key={at} className={styles.clashPart}>
        <Segmented
          label={`What stays of part ${own + 1}`}
          value={choices[own] ?? ''}
          onChange={(next) => next !== '' && choose(own)(next)}
          options={CHOICES}
        />
        <div className={styles.sides}>
          <div className={styles.side}>
            <h3 className={heading.group}>Mine</h3>
            {part.mine.length > 0 ? <SafeHtml html={part.mine.join('')} /> : <p className={styles.stripNone}>Deleted</p>}
          </div>
          <div className={styles.side}>
            <h3 className={heading.group}>Theirs</h3>
            {part.theirs.length > 0 ? <SafeHtml html={part.theirs.join('')} /> : <p className={styles.stripNone}>Deleted</p>}
          </div>
        </div>
      </div>
    )
  })
}
