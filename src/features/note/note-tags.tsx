// The tag line of a note: words, typed as `#tag`, completed with Tab or the arrow.
import { XIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { NoteSubject } from '#src/model/note/note-subject.ts'
import { putInPlace } from '#src/ui/fields/in-place.ts'
import { tagNoteWith, tagProblem } from './note.actions.ts'
import * as styles from './note.css.ts'
import { tagsField, tagsIn } from './note-places.ts'

/** `known` are the tags of all notes, the most used first. */
export function NoteTags({ note, known }: { note: NoteSubject; known: readonly string[] }) {
  const here = useHere()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => putInPlace(tagsField(note.id), () => field.current?.focus()), [note.id])
  const set = (tags: readonly string[]) => void perform(tagNoteWith([...tags]), here({ note: [note] }), 'form')
  const begun = tagsIn(typed)[0] ?? ''
  const completion = begun === '' ? undefined : known.find((tag) => tag.startsWith(begun) && tag !== begun && !note.tags.includes(tag))
  const add = (text: string) => {
    const wanted = [...new Set([...note.tags, ...tagsIn(text)])]
    const wrong = tagProblem(wanted.join(' '))
    setProblem(wrong)
    if (wrong !== null) return
    setTyped('')
    if (wanted.length > note.tags.length) set(wanted)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab' && completion && !event.shiftKey) {
      event.preventDefault()
      add(completion)
    } else if (event.key === 'Enter' || event.key === ',' || (event.key === ' ' && begun !== '')) {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && note.tags.length > 0) {
      event.preventDefault()
      set(note.tags.slice(0, -1))
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setTyped('')
      setProblem(null)
      event.currentTarget.blur()
    }
  }
  return (
    <div className={styles.tagLine}>
      {note.tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          #{tag}
          <button
            type="button"
            aria-label={`Remove the tag ${tag}`}
            className={styles.tagOff}
            onClick={() => set(note.tags.filter((one) => one !== tag))}
          >
            <XIcon size={12} aria-hidden />
          </button>
        </span>
      ))}
      <span className={styles.tagField}>
        <input
          ref={field}
          type="text"
          aria-label="Add a tag"
          autoComplete="off"
          spellCheck={false}
          placeholder={note.tags.length === 0 ? '#tag' : ''}
          value={typed}
          className={styles.tagInput}
          aria-describedby={problem === null ? undefined : 'tag-problem'}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setProblem(null)
          }}
          onKeyDown={onKey}
          onBlur={() => typed !== '' && add(typed)}
        />
        {completion && (
          <span aria-live="polite" className={styles.completion}>
            #{completion} <kbd className={styles.key}>Tab</kbd>
          </span>
        )}
      </span>
      {problem && (
        <span id="tag-problem" role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  )
}
