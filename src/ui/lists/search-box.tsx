// The field in which a list is searched: what was typed is asked for once it rests, an address that changed otherwise is shown.
import { SearchIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { media } from '#src/theme/tokens.ts'
import { putInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import * as styles from './search-box.css.ts'

/** How long typing rests before it is asked for, in milliseconds (OPEN-64). */
const REST_MS = 300

/** Width in px that a label needs to be read whole: its icon and padding, and letters of 13 px, for fingers of 16. */
function roomFor(label: string): number {
  return 56 + label.length * (window.matchMedia(media.coarse).matches ? 8.3 : 6.8)
}

/** `text` is what is asked for now; Escape empties the field, and leaves an empty one. Where the label would be cut off its first word stands there. */
export function SearchBox({ label, text, onSearch }: { label: string; text: string; onSearch: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const isTight = useNarrower(box, roomFor(label))
  const [typed, setTyped] = useState(text)
  const asked = useRef(text)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => putInPlace(SEARCH, () => field.current?.focus()), [])
  useEffect(() => {
    if (text === asked.current) return
    asked.current = text
    setTyped(text)
  }, [text])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === asked.current) return
    const timer = setTimeout(() => {
      asked.current = wanted
      latest.current(wanted)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div ref={setBox} className={styles.box}>
      <TextField
        ref={field}
        label={label}
        hideLabel
        type="search"
        size={28}
        icon={SearchIcon}
        placeholder={isTight ? label.split(' ', 1)[0] : label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The keys of the list work again.
          if (typed === '') return event.currentTarget.blur()
          event.preventDefault()
          setTyped('')
        }}
      />
    </div>
  )
}
