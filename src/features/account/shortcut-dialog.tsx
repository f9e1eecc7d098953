// The keys of one action: pressed or written, with what stands in their way (PROFUP-07, PROFUP-08).
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Action } from '#src/actions/action.ts'
import { useActions } from '#src/actions/actions-context.tsx'
import { keysIn } from '#src/actions/own-keys.ts'
import { isBeginning, takenBy } from '#src/model/account/keys/key-clash.ts'
import { keyOverlay, type PresetName } from '#src/model/account/keys/key-presets.ts'
import { isModifier, pressOfEvent, readKeys } from '#src/model/account/keys/key-text.ts'
import { type OwnShortcut, taking, withKeys } from '#src/model/account/keys/own-list.ts'
import { placeOfKind } from '#src/model/account/keys/place-of-kind.ts'
import { media } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { currentPlatform, spokenKeys } from '#src/ui/marks/key-caps.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './shortcuts.css.ts'

/** How long the next press of a sequence is waited for, in ms; as when it is used. */
const NEXT_MS = 1_200
/** Most keys of one action. */
const MOST = 4

/** `own` is everything that was chosen; `onSave` gets it as it is to be. */
export function ShortcutDialog({
  action,
  preset,
  own,
  onSave,
  onClose,
}: {
  action: Action
  preset: PresetName
  own: readonly OwnShortcut[]
  onSave: (own: OwnShortcut[]) => void
  onClose: () => void
}) {
  const { registry } = useActions()
  const others = own.filter((one) => one.action !== action.id)
  const ofSet = keysIn(keyOverlay(preset, others), action.id, action.declared)
  const [keys, setKeys] = useState<readonly string[]>(own.find((one) => one.action === action.id)?.keys ?? ofSet)
  const [problem, setProblem] = useState<{ text: string; isPressed: boolean }>()
  const clashes = [...new Set(keys.flatMap((key) => takenBy(registry.all, action, key)))]
  const isAsSet = keys.join('|') === ofSet.join('|')
  /** Pressed, it takes the place of the key that is shown; written, it comes besides. */
  const take = (text: string, isPressed: boolean): boolean => {
    const read = readKeys(text, currentPlatform())
    if ('problem' in read) {
      setProblem({ text: read.problem, isPressed })
      return false
    }
    setProblem(undefined)
    setKeys((before) => {
      const others = (isPressed ? before.slice(1) : before).filter((one) => !isBeginning(one, read.keys))
      return isPressed ? [read.keys, ...others] : [...others, read.keys].slice(-MOST)
    })
    return true
  }
  const save = () => onSave(isAsSet && clashes.length === 0 ? withKeys(own, action.id, null) : taking(own, registry.all, action, keys))
  return (
    <Dialog
      open
      onOpenAutoFocus={focusRecorder}
      onOpenChange={(open) => open || onClose()}
      title={`Shortcut of “${action.name}”`}
      description={`Where it works: ${placeOfKind(action.on)}`}
      width={440}
    >
      <div className={styles.dialog}>
        <ul aria-label="Its keys" className={styles.chosen}>
          {keys.length === 0 && <li className={styles.none}>No key yet</li>}
          {keys.map((key) => (
            <li key={key} className={styles.one}>
              <Keys keys={key} always />
              <Button
                variant="subtle"
                size={28}
                onClick={() => setKeys(keys.filter((other) => other !== key))}
                aria-label={`Remove ${spokenKeys(key)}`}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        <Recorder onKeys={(text) => take(text, true)} onEnter={save} problem={problem?.isPressed ? problem.text : undefined} />
        <Written onKeys={(text) => take(text, false)} problem={problem?.isPressed ? undefined : problem?.text} />
        <div role="alert">
          {clashes.length > 0 && (
            <p className={styles.clash}>
              {clashes.map(({ name }) => `“${name}”`).join(', ')} {clashes.length === 1 ? 'has' : 'have'} this key already, or one that
              begins with it.
            </p>
          )}
        </div>
        <div className={styles.foot}>
          <span className={styles.note}>
            {!isAsSet && (
              <Button variant="subtle" onClick={() => setKeys(ofSet)}>
                Reset
              </Button>
            )}
          </span>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            {clashes.length === 0
              ? 'Save'
              : clashes.length === 1
                ? `Take it from “${clashes[0]?.name}”`
                : `Take it from ${clashes.length} actions`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Keys can be pressed at once; where a finger opened it, nothing is focused that would bring up a keyboard. */
function focusRecorder(event: Event): void {
  const recorder = event.target instanceof HTMLElement ? event.target.querySelector<HTMLElement>('[data-recorder]') : null
  if (!recorder || window.matchMedia(media.coarse).matches) return
  event.preventDefault()
  recorder.focus()
}

/** Where keys are pressed. Escape, Tab and Enter mean what they always do; a finger has no keys to press. */
function Recorder({ onKeys, onEnter, problem }: { onKeys: (text: string) => boolean; onEnter: () => void; problem: string | undefined }) {
  const [pressed, setPressed] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begun = useRef<string[]>([])
  /** The modifier that went down last, while nothing came behind it. */
  const bare = useRef<string | null>(null)
  const id = useId()
  useEffect(() => () => clearTimeout(timer.current), [])
  const onKey = (event: KeyboardEvent) => {
    const press = pressOfEvent(event.nativeEvent, currentPlatform())
    if (event.nativeEvent.isComposing || press === 'Tab' || press === 'Shift+Tab' || press === 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    bare.current = isModifier(event.key) ? event.key : null
    if (press === 'Enter') return onEnter()
    if (press === null || event.repeat) return
    begun.current = [...begun.current, press].slice(-3)
    const text = begun.current.join(' ')
    if (onKeys(text)) setPressed(text)
    else begun.current = []
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      begun.current = []
    }, NEXT_MS)
  }
  // Held and let go by itself, it is told why that is no key.
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (bare.current === key) {
      begun.current = []
      onKeys(key)
    }
    bare.current = null
  }
  return (
    <div className={styles.recording}>
      <button type="button" data-recorder className={styles.recorder} onKeyDown={onKey} onKeyUp={onKeyUp} aria-describedby={id}>
        <span id={id}>Press the new key, Escape to stop</span>
        <span role="status">
          <VisuallyHidden>{pressed === null ? '' : `Recorded ${spokenKeys(pressed)}`}</VisuallyHidden>
        </span>
      </button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** For who cannot press combinations, and for fingers. */
function Written({ onKeys, problem }: { onKeys: (text: string) => boolean; problem: string | undefined }) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (onKeys(text)) setText('')
  }
  return (
    <form onSubmit={submit} className={styles.written}>
      <TextField
        label="Or write it"
        placeholder="g i or $mod+Shift+k"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size={32} className={styles.add} disabled={text.trim() === ''}>
        Add
      </Button>
    </form>
  )
}
