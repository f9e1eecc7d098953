// The field in which a list is searched: what was typed is asked for once it rests, an address that changed otherwise is shown.
import { SearchIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { putInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './search-box.css.ts'

/** How long typing rests before it is asked for, in milliseconds (OPEN-64). */
const REST_MS = 300

/** `text` is what is asked for now; Escape empties the field, and leaves an empty one. */
export function SearchBox({ label, text, onSearch }: { label: string; text: string; onSearch: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
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
    <div className={styles.box}>
      <TextField
        ref={field}
        label={label}
        hideLabel
        type="search"
        size={28}
        icon={SearchIcon}
        placeholder={label}
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
