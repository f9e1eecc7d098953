// Says which key would have done the same, beside the pointer that did it (FIRST-07). Nobody is told who does not see it: tooltips have the key.
import { XIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { askedFrom } from '#src/actions/asked-from.ts'
import { onPerformed } from '#src/actions/perform.ts'
import { openLayer } from '#src/actions/text-surface.ts'
import { preferences } from '#src/lib/preferences.ts'
import { changeFact } from '#src/model/account/account-change.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { afterHint, afterKey, readCoached, writeCoached } from './coach-count.ts'
import * as styles from './key-coach.css.ts'

/** How long it is shown, in ms. */
const SHOWN_MS = 4_000
/** So far it stays from the edge of the window, in px. */
const EDGE = 12
const WIDTH = 190

interface Hint {
  keys: string
  x: number
  y: number
}

/** Mount once, where somebody is signed in. */
export function KeyCoach() {
  const { registry, services } = useActions()
  const [hint, setHint] = useState<Hint | null>(null)
  const username = services.viewer?.username
  useEffect(() => {
    if (username === undefined) return
    return onPerformed(({ id, source, result }) => {
      if (result !== 'done') return
      const coached = readCoached(username)
      if (source === 'key') {
        if (coached.said[id] !== -1) writeCoached(username, afterKey(coached, id))
        return setHint(null)
      }
      const keys = registry.get(id)?.shortcuts[0]
      const from = askedFrom()
      if (!keys || (source !== 'button' && source !== 'menu') || from?.kind !== 'place') return
      if (!preferences.get().keyCoach || !preferences.get().keyHints || services.dialogs.list().length > 0 || openLayer() !== null) return
      const next = afterHint(coached, id, services.now().getTime())
      if (next === null) return
      writeCoached(username, next)
      const box = from.place.getBoundingClientRect()
      setHint({
        keys,
        x: Math.min(box.left, window.innerWidth - WIDTH - EDGE),
        y: Math.min(box.bottom + 6, window.innerHeight - 40 - EDGE),
      })
    })
  }, [registry, services, username])
  useEffect(() => {
    if (hint === null) return
    const timer = setTimeout(() => setHint(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [hint])
  if (hint === null) return null
  const turnOff = () => {
    setHint(null)
    changeFact(services, 'keyCoach', false).then(
      () => services.say.done('The key coach is off. My settings turn it on again'),
      () => services.say.error('The key coach was not turned off. Try again.'),
    )
  }
  return (
    <div aria-hidden className={styles.hint} style={{ left: Math.max(EDGE, hint.x), top: hint.y }}>
      Next time: <Keys keys={hint.keys} />
      <button type="button" tabIndex={-1} className={styles.off} title="Turn the key coach off" onClick={turnOff}>
        <XIcon size={12} />
      </button>
    </div>
  )
}
