// The rich-text editor as everybody uses it: small, with the editor itself loaded when it is shown.
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { linesAsParagraphs } from '#src/lib/html-text.ts'
import { createPageStore } from '#src/lib/store.ts'
import { prose } from '#src/theme/text.css.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import type { CaretPlace } from './caret-place.ts'
import * as styles from './editor.css.ts'
import type { EditorNames } from './editor-names.ts'
import { createEditorStore, useEditorLook } from './editor-store.ts'
import { EditorToolbar, type ToolbarItem } from './editor-toolbar.tsx'

type Surface = typeof import('./editor-surface.tsx')
type SurfaceProps = Parameters<Surface['EditorSurface']>[0]
type Handle = Parameters<SurfaceProps['onReady']>[0]

/** Of the page: code that was loaded. */
const loaded = createPageStore<ComponentType<SurfaceProps> | null>(() => null)

/** Fetches the editor ahead of its first use: call it where somebody is about to write. */
export async function loadRichTextEditor(): Promise<ComponentType<SurfaceProps>> {
  const { EditorSurface } = await import('./editor-surface.tsx')
  loaded.set(EditorSurface)
  return EditorSurface
}

/** Props of RichTextEditor. */
export interface RichTextEditorProps {
  /** HTML; what nobody edits is never rewritten. Setting another value replaces the text and forgets the undo steps. */
  value: string
  /** The HTML after every change; '' when there is nothing to read or look at. */
  onChange: (html: string) => void
  toolbar: 'comment' | 'description'
  /** Accessible name. */
  label: string
  placeholder?: string | undefined
  /** Who can be named with `@`; nobody when left out. */
  people?: readonly { username: string; name: string; avatar: string | null }[] | undefined
  /** What can be named with `[[` and `#`; nothing when left out (WIKI-11). */
  names?: EditorNames | undefined
  /** mod+Enter. */
  onSubmit?: (() => void) | undefined
  /** Escape, when no list or form of the editor is open. Without it Escape leaves the text, so that the next one is for what is around. */
  onCancel?: (() => void) | undefined
  autoFocus?: boolean | undefined
  /** Where the cursor begins, as it was meant while the text was read; behind the text when left out. */
  caret?: CaretPlace | null | undefined
  /** True where most people only read: the editor is fetched when the field is pointed at or entered, or has a text already. */
  patient?: boolean | undefined
  disabled?: boolean | undefined
  /** Height of the text in px before it grows. */
  minHeight?: number | undefined
}

const nobody: NonNullable<RichTextEditorProps['people']> = []

/**
 * HTML in, HTML out (COMMENT-15..21, DESC-01, DESC-04). What is typed while the editor loads is told at once and typed into it when it comes; behind a
 * text that was there before, it is told then.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, toolbar, label, placeholder, people = nobody, onSubmit, autoFocus = false, disabled = false } = props
  const { patient = false, minHeight = toolbar === 'comment' ? 72 : 120 } = props
  const [store] = useState(createEditorStore)
  const look = useEditorLook(store)
  const [Surface, setSurface] = useState<ComponentType<SurfaceProps> | null>(loaded.get)
  const [failed, setFailed] = useState(false)
  const [wanted, setWanted] = useState(!patient || autoFocus || value !== '' || loaded.get() !== null)
  const [handle, setHandle] = useState<Handle | null>(null)
  const frame = useRef<HTMLFieldSetElement>(null)
  const ahead = useRef<HTMLTextAreaElement>(null)
  /** What the stand-in told; the value is its own as long as nothing else is. */
  const toldAhead = useRef('')
  const arrived = useRef(false)
  const submitAhead = useRef(false)
  const itemAhead = useRef<ToolbarItem | null>(null)
  const layer = useRef(false)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const own = value === '' || value === toldAhead.current
  useLayoutEffect(() => {
    if (value === toldAhead.current) return
    // Sent and cleared, or part of a text that came back: what stood in the field is not to be typed again.
    toldAhead.current = ''
    if (ahead.current) ahead.current.value = ''
  }, [value])

  const load = useCallback(() => {
    setFailed(false)
    loadRichTextEditor().then(
      (part) => setSurface(() => part),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (wanted && !Surface) load()
  }, [wanted, Surface, load])
  // A draft that is given back needs the editor to be seen.
  const want = useCallback(() => setWanted(true), [])
  useEffect(() => {
    if (value !== '') want()
  }, [value, want])
  useEffect(() => {
    if (autoFocus) ahead.current?.focus({ preventScroll: true })
  }, [autoFocus])

  const onReady = useCallback((ready: Handle) => {
    // From here on the text is the editor's: it is told with every step of the typing.
    arrived.current = true
    const area = ahead.current
    const focused = area !== null && document.activeElement === area
    // Also without a key so far: the caret belongs at the end, or where it was meant.
    if (area && (focused || area.value)) ready.typeOn(area, latest.current.caret ?? null)
    // Seen at once, so that no key falls between the stand-in and the editor.
    flushSync(() => setHandle(ready))
    if (focused) ready.focus()
    if (itemAhead.current !== null) ready.press(itemAhead.current)
    if (submitAhead.current) latest.current.onSubmit?.()
  }, [])
  // What is pressed before the editor is there is done when it has come.
  const pressAhead = (item: ToolbarItem) => {
    itemAhead.current = item
    want()
  }
  const onLayer = useCallback((open: boolean) => {
    layer.current = open
  }, [])

  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      const inside = frame.current?.contains(document.activeElement) ?? false
      if (event.key !== 'Escape' || event.isComposing || !inside || layer.current || store.get().offers.length > 0) return
      const { onCancel } = latest.current
      if (onCancel) {
        event.preventDefault()
        event.stopImmediatePropagation()
        onCancel()
      } else if (
        document.activeElement !== frame.current &&
        event.target instanceof Element &&
        event.target.closest('textarea, [contenteditable]')
      )
        frame.current?.focus({ preventScroll: true })
    }
    // Before the layers around it: Escape ends the innermost thing first.
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [store])

  return (
    <fieldset
      ref={frame}
      aria-label={label}
      tabIndex={-1}
      className={styles.frame}
      data-disabled={disabled || undefined}
      data-ready={handle !== null || undefined}
      aria-busy={wanted && handle === null && !failed}
      onPointerEnter={want}
      onFocus={want}
    >
      <EditorToolbar
        kind={toolbar}
        label={label}
        pressed={look.pressed}
        disabled={disabled}
        onItem={handle ? (item) => handle.press(item) : failed ? undefined : pressAhead}
      />
      <div className={styles.body}>
        {placeholder && handle && look.empty && (
          <span aria-hidden className={styles.placeholder}>
            {placeholder}
          </span>
        )}
        {wanted && Surface && (
          <Surface
            value={own && !arrived.current ? '' : value}
            onChange={onChange}
            label={label}
            store={store}
            people={people}
            names={props.names}
            disabled={disabled}
            minHeight={minHeight}
            onSubmit={onSubmit}
            onReady={onReady}
            onLayer={onLayer}
          />
        )}
        {!handle && (
          <div className={styles.waiting}>
            {!own && <SafeHtml html={value} className={styles.text} />}
            <textarea
              ref={ahead}
              aria-label={label}
              disabled={disabled}
              placeholder={own ? placeholder : undefined}
              className={classNames(prose, styles.text, styles.ahead, !own && styles.unseen)}
              style={{ minHeight }}
              onChange={({ currentTarget }) => {
                if (!own) return
                toldAhead.current = linesAsParagraphs(currentTarget.value)
                onChange(toldAhead.current)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing) return
                event.preventDefault()
                if (own) onSubmit?.()
                else submitAhead.current = true
              }}
            />
          </div>
        )}
      </div>
      {failed && (
        <p role="alert" className={styles.problem}>
          Couldn't load the editor
          <Button onClick={load}>Retry</Button>
        </p>
      )}
      {look.problem && (
        <p role="alert" className={styles.problem}>
          {look.problem}
          <Button variant="subtle" onClick={() => store.set({ problem: null })}>
            Dismiss
          </Button>
        </p>
      )}
      {look.reading !== null && (
        <div className={styles.reading}>
          Reading the image
          <ProgressBar label="Reading the image" value={look.reading * 100} className={styles.readingBar} />
        </div>
      )}
    </fieldset>
  )
}
