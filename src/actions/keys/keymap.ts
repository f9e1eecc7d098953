// Runs actions from the keyboard: single keys at once, sequences such as `g i` within a window, never while someone types.

import type { Action, Here } from '#src/actions/action.ts'
import type { Registry } from '#src/actions/define-action.ts'
import { isBehindRows } from '#src/actions/listed-rows.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { isControl, isTextSurface, openLayer, targetOf } from '#src/actions/text-surface.ts'
import { preferences } from '#src/lib/preferences.ts'
import { currentPlatform } from '#src/ui/marks/key-caps.ts'
import {
  isCharacter,
  isCombination,
  matchesPress,
  mayWait,
  meantKeys,
  opensQuickFind,
  type Press,
  parseShortcut,
  showsOtherScript,
} from './key-press.ts'
import type { KeymapOptions } from './keymap-options.ts'
import { createPendingKeyQueue } from './pending-keys.ts'

/** How long a sequence waits for its next key, in milliseconds. */
export const CHORD_MS = 1_200

/** A sequence that was begun: what was pressed, and what can follow. */
export interface PendingKeys {
  /** As written in the shortcut: `['g']`. */
  pressed: readonly string[]
  next: readonly { key: string; title: string; action: Action }[]
}

/** The keyboard of the product. */
export interface Keymap {
  /** Handles a keydown; true when it was used. */
  handle(event: KeyboardEvent): boolean
  /** Listens on the window; returns how to stop. */
  install(target: Window): () => void
  /** The begun sequence, for the hint. */
  pendingKeys: { get(): PendingKeys | null; subscribe(listener: () => void): () => void }
}

interface Binding {
  action: Action
  presses: readonly Press[]
}

/** The action whose keys are digits: they count how often the next key walks. */
const COUNT = 'row.count'
const MOST_STEPS = 999
/** Works in text fields too: it opens the palette (design §4). */
const everywhere = '$mod+k'
const walking = /^(?:Shift\+)?(?:j|k|Arrow\w+)$/
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn', 'NumLock', 'Hyper', 'Super', 'OS'])

/** Held down, what walks through rows does so on and on, whichever keys it has. */
function mayRepeat({ declared }: Action): boolean {
  return declared.some((key) => walking.test(key))
}

/** With Ctrl or Meta: what opens the palette from a text field must not be text. */
function isHeld(press: Press | undefined): boolean {
  return press !== undefined && (press.control || press.meta)
}

/** Builds the keyboard of a registry. */
export function createKeymap(options: KeymapOptions): Keymap {
  const { here, perform, kinds = [], rightsFrom = [] } = options
  const nearest = [...kinds, 'app']
  const platform = options.platform ?? currentPlatform()
  // When it was pressed, not when a busy page gets to it: who types two keys in a row means both.
  const pressedAt = (event: KeyboardEvent) => options.now?.() ?? event.timeStamp
  const layer = options.layer ?? (() => openLayer() !== null)
  const waiting = createPendingKeyQueue()
  let read: Registry | null = null
  let readWith: unknown = null
  let bindings: readonly Binding[] = []
  let openers: ReadonlySet<Action> = new Set()
  /** Reads the registry anew where it has grown or keys became others; a sequence that was begun goes on. */
  const readRegistry = () => {
    const registry = options.registry()
    const own = preferences.get()
    if (registry === read && own === readWith) return
    read = registry
    readWith = own
    bindings = registry.all
      .flatMap((action) => action.shortcuts.map((shortcut) => ({ action, presses: parseShortcut(shortcut, platform) })))
      .sort((a, b) => nearest.indexOf(a.action.on) - nearest.indexOf(b.action.on))
    openers = new Set(registry.all.filter((action) => action.declared.includes(everywhere)))
  }

  let begun: { bindings: readonly Binding[]; presses: readonly string[]; until: number } | null = null
  let shown: PendingKeys | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The key that was used and not let go yet: its repeats must not type into what it opened. */
  let held: string | null = null
  /** Whether the keyboard types another script than Latin; null while nothing told. */
  let isOther: boolean | null = null
  /** What digits have counted so far; 0 for none. */
  let count = 0
  const listeners = new Set<() => void>()

  const show = (next: PendingKeys | null) => {
    if (shown === next) return
    shown = next
    for (const listener of listeners) listener()
  }
  const forget = () => {
    begun = null
    count = 0
    clearTimeout(timer)
    show(null)
  }
  const begin = (found: readonly Binding[], presses: readonly string[], place: Here, at: number) => {
    begun = { bindings: found, presses, until: at + CHORD_MS }
    const next = new Map<string, PendingKeys['next'][number]>()
    for (const { action, presses: all } of found) {
      const key = all
        .slice(presses.length)
        .map((press) => press.text)
        .join(' ')
      if (!next.has(key)) next.set(key, { key, title: action.titleFor(place), action })
    }
    clearTimeout(timer)
    // It is not shown any more; whether a key still belongs to it is said by when that was pressed, since a busy page is late for both.
    timer = setTimeout(() => show(null), CHORD_MS)
    show({ pressed: presses, next: [...next.values()] })
  }
  const run = ({ action }: Binding, place: Here, { key }: KeyboardEvent) => {
    const counted = count
    forget()
    if (action.id === COUNT) {
      count = Math.min(counted * 10 + (Number(key) || 0), MOST_STEPS)
      show({ pressed: [String(count)], next: [] })
    } else for (let left = (mayRepeat(action) && counted) || 1; left > 0; left--) perform(action, place, 'key')
  }

  /** Uses the event for one of `from`, whose first `depth` presses are done; false when none wants it. */
  const use = (event: KeyboardEvent, from: readonly Binding[], done: readonly string[], inText: boolean): boolean => {
    const depth = done.length
    const pressed = meantKeys(event, isOther)
      .map((key) => from.filter(({ presses }) => presses[depth] !== undefined && matchesPress(event, presses[depth], platform, key)))
      .find((found) => found.length > 0)
    if (!pressed) return false
    const rows = options.rows?.() ?? []
    const isClaimed = pressed.some(({ action }) => action.on === rows[0])
    const matching = isClaimed ? pressed.filter(({ action }) => !isBehindRows(action.on, rows, nearest)) : pressed
    if (matching.length === 0) return false
    const place = here()
    const isSeen = ({ action }: Binding) => stateOf(action, place).kind !== 'hidden'
    const seen = matching.filter(
      (one) =>
        (!inText || (openers.has(one.action) && isHeld(one.presses[depth]))) &&
        (isSeen(one) || (!event.repeat && event.key !== 'Escape' && (isAwaited(one) || awaitsRights(one, place)))),
    )
    const whole = seen.find(({ presses }) => presses.length === depth + 1)
    if (whole) {
      if (event.repeat && !mayRepeat(whole.action)) return false
      // The nearest subject is on its way: what is farther is not what was meant.
      if (!isSeen(whole)) {
        forget()
        waiting.add(event.key, () => void use(event, from, done, inText))
      } else run(whole, place, event)
      return true
    }
    if (seen.length === 0 || event.repeat) return false
    begin(seen, [...done, seen[0]?.presses[depth]?.text ?? ''], place, pressedAt(event))
    return true
  }

  // What walks is the app’s, and there are rows of many kinds.
  const isAwaited = ({ action: { on } }: Binding) =>
    options.coming !== undefined && (options.coming.isComing(on) || (on === 'app' && options.coming.isOtherComing(rightsFrom)))

  // A page's own things may stand before the project or the workspace that says what the viewer may do there.
  const awaitsRights = ({ action: { needs, on } }: Binding, { subjects }: Here) =>
    needs !== null &&
    (subjects[on] ?? []).some(({ viewerCan }) => !viewerCan.includes(needs)) &&
    rightsFrom.some((kind) => options.coming?.isComing(kind))

  const handle = (event: KeyboardEvent): boolean => {
    if (event.repeat && held !== null && event.code === held && isTextSurface(targetOf(event))) {
      event.preventDefault()
      return true
    }
    if (!event.repeat) held = null
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || modifiers.has(event.key)) return false
    if (event.key === 'Dead' || event.key === 'Process') return false
    isOther = showsOtherScript(event) ?? isOther
    if (options.singleKeys?.() === false && isCharacter(event)) return false
    const target = targetOf(event)
    if (begun && pressedAt(event) > begun.until) forget()
    const inText = isTextSurface(target)
    // What is typed is nobody's key; most keys are typed.
    const isTyped = inText && !event.ctrlKey && !event.metaKey
    if (isTyped || layer()) {
      forget()
      if (!isTyped) waiting.forget()
      return false
    }
    const again = () => void accept(event, target, false)
    // One before it may lead elsewhere: then it waits once more.
    const behind = () => void (awaitsAll(event.key, again, null) || again())
    if (
      !inText &&
      (waiting.takes(event, behind) || ((mayWait(event, isControl(target)) || isOurs(event)) && awaitsAll(event.key, again)))
    ) {
      held = event.code
      event.preventDefault()
      return true
    }
    return accept(event, target, inText)
  }

  /** A combination that begins an action's keys; the others are the browser's at once, whatever waits. */
  const isOurs = (event: KeyboardEvent): boolean => {
    if (!isCombination(event) || event.repeat) return false
    readRegistry()
    const keys = meantKeys(event, isOther)
    return bindings.some(({ presses: [first] }) => first && keys.some((key) => matchesPress(event, first, platform, key)))
  }

  /** False where actions and page are there. What is meant of a page that is on its way is not known yet. */
  const awaitsAll = (key: string, again: () => void, mark = options.page?.isComing() ? null : options.mark?.()): boolean => {
    if (!options.actions?.isComing() && !options.page?.isComing()) return false
    waiting.add(key, () => {
      if (awaitsAll(key, again, mark)) return
      mark?.()
      again()
    })
    return true
  }

  const accept = (event: KeyboardEvent, target: Element | null, inText: boolean): boolean => {
    readRegistry()
    const used = begun && !inText ? continueSequence(event) : use(event, bindingsFor(event, target), [], inText)
    if (inText || !(used || event.repeat)) forget()
    if (used) {
      event.preventDefault()
      if (!event.repeat) held = event.code
    }
    return used
  }

  /** Enter and Space press the focused control; what it does is its own affair. */
  const bindingsFor = (event: KeyboardEvent, target: Element | null) =>
    (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && isControl(target) ? [] : bindings

  /** The key after a begun sequence belongs to that sequence alone; only a browser or system combination is let through. */
  const continueSequence = (event: KeyboardEvent): boolean => {
    const sequence = begun
    if (!sequence || event.repeat) return event.repeat
    forget()
    if (use(event, sequence.bindings, sequence.presses, false)) return true
    return isCombination(event) && !(event.ctrlKey && event.altKey) ? use(event, bindings, [], false) : event.key !== 'Tab'
  }

  return {
    handle,
    install(target) {
      const listen = (event: KeyboardEvent) => {
        if (!handle(event) && opensQuickFind(event) && !isTextSurface(targetOf(event)) && options.singleKeys?.() !== false)
          event.preventDefault()
      }
      const release = (event: KeyboardEvent) => {
        if (event.code === held) held = null
      }
      target.addEventListener('keydown', listen)
      target.addEventListener('keyup', release)
      target.addEventListener('blur', forget)
      const again = (behind: boolean) => () => waiting.again(layer, options.typed ?? (() => undefined), behind)
      const { coming, actions, page } = options
      const came = [coming?.subscribe(again(false)), actions?.subscribe(again(true)), page?.subscribe(again(true))]
      const stops = [...came, page?.whenLeft(waiting.forget)]
      for (const left of ['blur', 'pointerdown']) target.addEventListener(left, waiting.forget)
      return () => {
        for (const stop of stops) stop?.()
        for (const left of ['blur', 'pointerdown']) target.removeEventListener(left, waiting.forget)
        waiting.forget()
        target.removeEventListener('keydown', listen)
        target.removeEventListener('keyup', release)
        target.removeEventListener('blur', forget)
        forget()
      }
    },
    pendingKeys: {
      get: () => shown,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
}
