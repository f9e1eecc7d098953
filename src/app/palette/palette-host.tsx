// Mounts the palette's frame: for the palette, or for the question that an action asks, without a flicker between them.
import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Here } from '#src/actions/action.ts'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { type Scene, subjectsOf } from '#src/actions/scene.ts'
import type { SubjectKind } from '#src/actions/subject.ts'
import { useFrameForm } from '#src/app/palette-frame/frame-form.ts'
import { PaletteFrame } from '#src/app/palette-frame/palette-frame.tsx'
import { markUsed, usageOf } from '#src/data/storage/recency.ts'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import type { Asking } from '../asking/asking.ts'
import { Question } from '../asking/question.tsx'
import type { EntityIndex } from './entity-index.ts'
import type { Row } from './palette-rows.ts'
import { PaletteView, type TypedLine } from './palette-view.tsx'
import { WIDTHS } from './question-widths.ts'

/** A frame that opens this soon after it closed continues it: no arrival is played. In milliseconds. */
const CONTINUES_MS = 250

/** One opening of the frame. */
interface Session {
  /** Counts up where one opening follows another without a pause. */
  id: number
  for: unknown
  here: Here
  /** What was on its way when it opened: a palette that was faster than its page lists what can be done there all the same. */
  coming: readonly SubjectKind[]
  /** What the page did not name when it opened, nor said to be on its way: a read that failed is tried again. */
  unnamed: readonly SubjectKind[]
  /** What the line begins with. */
  typed: string
  still: boolean
}

/** The kinds that the page names itself, whatever has the focus or is listed, and what it names. */
function namedIn(scene: Scene): (kind: SubjectKind) => unknown {
  const parts = scene as unknown as Readonly<Partial<Record<SubjectKind, unknown>>>
  return (kind) => (kind === scene.kinds[0] ? null : parts[kind])
}

/** The session with what has arrived of what was missing; itself while nothing has. */
function withArrived(session: Session, scene: Scene): Session {
  const { here, coming, unnamed } = session
  const now = subjectsOf(scene)
  const named = namedIn(scene)
  const isHere = (kind: SubjectKind) => (now[kind]?.length ?? 0) > 0
  const arrived = [...coming.filter(isHere), ...unnamed.filter((kind) => named(kind) && isHere(kind))]
  if (arrived.length === 0) return session
  const isMissing = (kind: SubjectKind) => !arrived.includes(kind)
  const subjects = { ...here.subjects, ...Object.fromEntries(arrived.map((kind) => [kind, now[kind]])) }
  return { ...session, here: { ...here, subjects }, coming: coming.filter(isMissing), unnamed: unnamed.filter(isMissing) }
}

/** The palette and the questions. Mount once, inside `ActionsProvider`. */
export function PaletteHost({ asking, entities }: { asking: Asking; entities: EntityIndex }) {
  const { registry, services, scene } = useActions()
  const readHere = useHere()
  const dialogs = useSyncExternalStore(services.dialogs.subscribe, services.dialogs.list)
  const asked = useSyncExternalStore(asking.subscribe, asking.current)
  // A menu shows the questions of its rows itself.
  const question = asked?.from?.kind === 'inside' ? null : asked
  const palette = dialogs.find((dialog) => dialog.name === 'palette')
  const isOpen = question !== null || palette !== undefined
  const { giveBack, isLost } = useReturnFocus(isOpen)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const [session, setSession] = useState<Session | null>(null)
  const [resumed, setResumed] = useState<string | null>(null)
  const line = useRef<TypedLine>(null)

  // What is in view is read when the frame opens, and stays what the palette acts on until it closes; what was on its way then joins.
  const shown = question ?? palette ?? null
  if (shown !== (session?.for ?? null)) {
    const still = session !== null || performance.now() - closedAt.current < CONTINUES_MS
    const here = readHere(palette?.props.about)
    const { kinds } = scene.get()
    const coming = kinds.filter(scene.isComing)
    const unnamed = kinds.slice(1).filter((kind) => !here.subjects[kind]?.length && !coming.includes(kind))
    setSession(
      shown && { id: (session?.id ?? 0) + 1, for: shown, here, coming, unnamed, typed: resumed ?? palette?.props.prefix ?? '', still },
    )
    setResumed(null)
  }
  const joined = useSyncExternalStore(scene.subscribe, () => (session ? scene.get() : null))
  const grown = session && joined && withArrived(session, joined)
  if (grown && grown !== session) setSession(grown)
  const form = useFrameForm(question?.from ?? null)
  if (!shown || session?.for !== shown) return null
  const { here } = session

  /** Closes and gives focus back at once, so that what follows finds the page as it was before. */
  const leave = () => {
    closedAt.current = performance.now()
    flushSync(() => services.dialogs.close('palette'))
    giveBack(new Event('close', { cancelable: true }))
  }
  const comeBack = (typed: string) => {
    setResumed(typed)
    services.dialogs.open('palette', {})
    asking.cancel()
  }
  const choose = (row: Row) => {
    // What is not possible is explained, and the palette stays for another try.
    if (row.kind === 'command' && row.state.kind === 'disabled')
      return services.say.note(row.state.reason ?? 'This is not possible just now.')
    const typed = line.current?.text ?? ''
    leave()
    if (row.kind === 'command') {
      const on = row.about ? { ...here, subjects: { ...here.subjects, ...row.about } } : here
      void asking.leadingBack(
        () => comeBack(typed),
        () => perform(row.action, on, 'palette'),
        row.answer,
      )
    } else {
      noteUse(row)
      row.entity.run(services)
    }
  }
  const openNewTab = (row: Row) => {
    if (row.kind !== 'entity' || row.entity.path === undefined) return
    leave()
    noteUse(row)
    services.go.newTab(row.entity.path)
  }
  const noteUse = (row: Row) => {
    const username = services.viewer?.username
    if (username === undefined) return
    markUsed(username, row.key)
    entities.touch(row.key, usageOf(username)(row.key))
  }
  const close = () => {
    closedAt.current = performance.now()
    if (question) asking.cancel()
    else services.dialogs.close('palette')
  }
  // Beside the pointer it is the palette that is asked for; in the palette's own place the key closes what it opened.
  const onPaletteKey = () => {
    if (question && form.kind === 'popover') services.dialogs.open('palette', { about: here.subjects })
    close()
  }
  const onEscape = () => {
    if (!question && line.current?.text) line.current.clear()
    else close()
  }

  return (
    <PaletteFrame
      form={form}
      width={question ? WIDTHS[question.kind] : 0}
      label={question ? question.question.title : 'Command palette'}
      role={question?.kind === 'confirm' ? 'alertdialog' : 'dialog'}
      still={session.still}
      content={question ? `question-${question.id}` : 'commands'}
      onEscape={onEscape}
      onOutside={close}
      onPaletteKey={onPaletteKey}
      // What ran meanwhile may have moved focus on purpose.
      giveBack={(event) => isLost() && giveBack(event)}
    >
      {question ? (
        <Question key={question.id} open={question} subjects={question.about} now={services.now} />
      ) : (
        <PaletteView
          key={session.id}
          registry={registry}
          here={here}
          entities={entities}
          begins={session.typed}
          line={line}
          onChoose={choose}
          onNewTab={openNewTab}
        />
      )}
    </PaletteFrame>
  )
}
