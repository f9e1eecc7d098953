// The editable text itself: everything here is loaded when an editor opens.
import { EditorStatus, editorViewCtx } from '@milkdown/kit/core'
import { EditorState, Selection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { Milkdown, MilkdownProvider, useEditor } from '@milkdown/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { prose } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import type { CaretPlace } from './caret-place.ts'
import { codeBlockViews } from './code-block-view.ts'
import { codeHighlighting } from './code-highlighting.ts'
import * as styles from './editor.css.ts'
import { fromEnd, type StandIn, typeOn } from './editor-ahead.ts'
import { buildEditor } from './editor-core.ts'
import { htmlOf, parseHtml } from './editor-html.ts'
import { editorKeys, itemCommands } from './editor-keys.ts'
import type { EditorNames } from './editor-names.ts'
import { editorPaste } from './editor-paste.ts'
import { NOT_A_PICTURE } from './editor-picture.ts'
import { addPictures } from './editor-pictures.ts'
import { editorState } from './editor-state-plugin.ts'
import type { EditorStore } from './editor-store.ts'
import type { ToolbarItem } from './editor-toolbar.tsx'
import { imageViews } from './image-view.ts'
import { LinkForm } from './link-form.tsx'
import { MentionList } from './mention-list.tsx'
import type { EditorPerson } from './offer.ts'

/** What the frame around the text can ask of it. */
export interface EditorHandle {
  press(item: ToolbarItem): void
  focus(): void
  /** Types at the end, or at the place, what was typed while the editor was on its way, and selects what was selected of it. */
  typeOn(field: StandIn, place: CaretPlace | null): void
}

/** Props of the text. */
export interface SurfaceProps {
  value: string
  onChange: (html: string) => void
  label: string
  store: EditorStore
  people: readonly EditorPerson[]
  names?: EditorNames | undefined
  disabled: boolean
  minHeight: number
  describedBy?: string | undefined
  onSubmit?: (() => void) | undefined
  onReady: (handle: EditorHandle) => void
  /** A layer of the editor opened or closed: Escape is its own. */
  onLayer: (open: boolean) => void
}

/** The text; `onReady` is called once it can be typed in. */
export function EditorSurface(props: SurfaceProps) {
  return (
    <MilkdownProvider>
      <Surface {...props} />
    </MilkdownProvider>
  )
}

function Surface(props: SurfaceProps) {
  const { value, store, disabled, people, label, minHeight, onLayer } = props
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const [view, setView] = useState<EditorView | null>(null)
  const [linking, setLinking] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  /** The HTML that the document was made from, and what was last told: neither is rewritten. */
  const from = useRef<{ html: string; told: string; doc: EditorState['doc'] | null }>({ html: value, told: value, doc: null })

  useEditor((root) => {
    const editor = buildEditor({
      root,
      html: value,
      view: {
        attributes: () => ({
          class: classNames(prose, styles.text) ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': latest.current.label,
          'aria-disabled': String(latest.current.disabled),
          style: `min-height: ${latest.current.minHeight}px`,
        }),
        editable: () => !latest.current.disabled,
        nodeViews: { ...codeBlockViews, ...imageViews },
      },
      dispatch(target, transaction) {
        const { state, transactions } = target.state.applyTransaction(transaction)
        target.updateState(state)
        if (!transactions.some(({ docChanged }) => docChanged)) return
        const html = from.current.doc?.eq(state.doc) ? from.current.html : htmlOf(state.doc)
        if (html === from.current.told) return
        from.current.told = html
        // At once, so that mod+Enter right after a letter sends that letter too.
        flushSync(() => latest.current.onChange(html))
      },
      plugins: (schema, parse) => [
        editorState(store, { people: () => latest.current.people, names: () => latest.current.names }),
        editorKeys({
          submit: () => {
            latest.current.onSubmit?.()
            return latest.current.onSubmit !== undefined
          },
          askLink: () => {
            setLinking(true)
            return true
          },
        }),
        editorPaste(schema, parse, {
          addPictures: (target, files, at) => void addPictures(target, files, store, at),
          refused: () => store.set({ problem: NOT_A_PICTURE }),
        }),
        codeHighlighting(),
      ],
    })
    editor.onStatusChange((status) => {
      if (status !== EditorStatus.Created) return
      const created = editor.ctx.get(editorViewCtx)
      from.current.doc = created.state.doc
      setView(created)
      latest.current.onReady(handleOf(created, { askLink: () => setLinking(true), askPicture: () => picker.current?.click() }))
    })
    return editor
  })

  // A value that this editor did not tell came from elsewhere: sent and cleared, or restored. Before the next key, which would be typed onto the old one.
  useLayoutEffect(() => {
    if (!view || view.isDestroyed || value === from.current.told) return
    const doc = parseHtml(view.state.schema, value)
    const focused = view.hasFocus()
    from.current = { html: value, told: value, doc }
    const selection = focused ? fromEnd(view.state, doc) : Selection.atStart(doc)
    view.updateState(EditorState.create({ doc, selection, plugins: view.state.plugins }))
    // The next comment is written where the last one was.
    if (focused) view.focus()
  }, [view, value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view reads them anew
  useEffect(() => void (view && !view.isDestroyed && view.setProps({})), [view, disabled, label, minHeight, people])
  useEffect(() => onLayer(linking), [linking, onLayer])

  return (
    <>
      <Milkdown />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg"
        aria-label="Images to put into the text"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (view) void addPictures(view, files, store, null)
        }}
      />
      {view && <MentionList view={view} store={store} names={props.names} />}
      {view && linking && <LinkForm view={view} onClose={() => setLinking(false)} />}
    </>
  )
}

function handleOf(view: EditorView, ask: { askLink: () => void; askPicture: () => void }): EditorHandle {
  return {
    press(item) {
      if (!view.editable) return
      if (item === 'image') ask.askPicture()
      else if (item === 'link') ask.askLink()
      else {
        itemCommands[item]?.(view.state, view.dispatch, view)
        view.focus()
      }
    },
    focus() {
      view.focus()
    },
    typeOn: (field, place) => typeOn(view, field, place),
  }
}
