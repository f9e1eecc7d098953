// Words that were typed about something that is gone meanwhile: nobody is sent away without them.
import { useId } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { htmlToText } from '#src/lib/html-text.ts'
import { heading } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './kept-words.css.ts'

/** The subject of a draft and what it is called: `Your comment`. */
export interface KeptPart {
  subject: string
  name: string
}

/** What is kept of these drafts, to be read, copied and discarded; nothing where there is none. */
export function KeptWords({ parts }: { parts: readonly KeptPart[] }) {
  return parts.map((part) => <Kept key={part.subject} {...part} />)
}

function Kept({ subject, name }: KeptPart) {
  const id = useId()
  const { clipboard, say } = useActions().services
  const draft = useDraft(subject)
  const text = htmlToText(draft.text).trim()
  if (text === '') return null
  const copy = () =>
    clipboard.write(text).then(
      () => say.done('Copied'),
      (error: unknown) => {
        console.error(error)
        say.error('Failed to copy to the clipboard. Please try again.')
      },
    )
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={heading.section}>{`${name} was not saved`}</h3>
      <p className={styles.words}>{text}</p>
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="subtle" onClick={draft.clear}>
          Discard
        </Button>
      </div>
    </section>
  )
}
