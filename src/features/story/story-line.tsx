// The line in which user stories are made: Enter makes one, several lines make several, `/` or the chip chooses the epic (STORY-06).
import { BookPlusIcon, LayersIcon } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { MAYBE_CREATED } from '#src/data/drafts/maybe-sent.ts'
import { forgetSent, readSent, type Sending, sendDraft } from '#src/data/drafts/sent-drafts.ts'
import { useDraft } from '#src/data/drafts/use-draft.ts'
import { useSession } from '#src/data/storage/session.ts'
import { foldWords } from '#src/lib/search/search-text.ts'
import { plural } from '#src/lib/text.ts'
import type { EpicRowData } from '#src/model/story/epic.graphql.ts'
import type { StoryListSubject } from '#src/model/story/story-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { putInPlace } from '#src/ui/fields/in-place.ts'
import { Dot, LabelChip } from '#src/ui/marks/chip.tsx'
import { epicOption } from './epic-options.ts'
import { makeStories } from './story.actions.ts'
import * as styles from './story-line.css.ts'
import { epicTyped, problemOf, titlesIn } from './story-titles.ts'
import { STORY_LINE, storyLineOpen } from './story-view.ts'
import type { EpicLink } from './story-writes.ts'

const OFFERED = 8

/** Whether the line is open. */
export function useStoryLine(): boolean {
  return useSyncExternalStore(storyLineOpen.subscribe, storyLineOpen.get)
}

function linkOf({ id, slug, code, title, color }: EpicRowData): EpicLink {
  return { id, slug, code, title, color }
}

/** Only while it is open. It stays open for the next story; Escape closes it and keeps what was typed. */
export function StoryLine({ list, epics }: { list: StoryListSubject; epics: readonly EpicRowData[] }) {
  const here = useHere()
  const { ask } = useActions().services
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(`story-new:${list.id}`)
  const [epic, setEpic] = useState<EpicLink | null>(() => epics.find(({ id }) => id === list.filters.epic) ?? null)
  const keepEpic = useKeptEpic(`story-new:${list.id}`, draft.intentOf(draft.text), setEpic)
  const [problem, setProblem] = useState<string | null>(null)
  const offer = useEpicOffer(epics, field)
  useEffect(() => {
    field.current?.focus()
    return putInPlace(STORY_LINE, () => field.current?.focus())
  }, [])
  /** Enter behind a title chooses and makes the story, in the same step. */
  const choose = (chosen: EpicRowData, byEnter = false) => {
    const start = offer.typed?.start ?? draft.text.length
    const behind = draft.text.slice(field.current?.selectionStart ?? start).replace(/^\s/, '')
    const rest = draft.text.slice(0, start) + behind
    draft.setText(rest)
    setEpic(linkOf(chosen))
    offer.close()
    if (byEnter && behind === '' && rest.trim() !== '') void submit(rest, linkOf(chosen))
  }
  const submit = async (text: string, into = epic) => {
    const titles = titlesIn(text)
    const wrong = problemOf(titles)
    setProblem(wrong)
    if (wrong !== null) return
    if (
      titles.length > 1 &&
      !(await ask.confirm({ title: `Make ${plural(titles.length, 'story', 'stories')}?`, text: titles.slice(0, 5).join('\n') }))
    )
      return
    const sending = draft.send({ text })
    const { intent } = sending
    const settle = keepEpic(into, intent)
    const arrived = (await perform(makeStories(titles, { epic: into, intent }), here({ 'story-list': [list] }), 'form')) === 'done'
    settle(arrived)
    sending.settle(arrived)
  }
  const askEpic = async () => {
    const options = [{ id: 'none', value: null, title: 'No epic' }, ...epics.map((one) => epicOption<EpicLink | null>(one, linkOf(one)))]
    const chosen = await ask.pick({
      title: 'Epic of the new story',
      options: options.map((one) => ({ ...one, value: { epic: one.value } })),
      empty: 'No epics yet.',
    })
    if (chosen) setEpic(chosen.epic)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || offer.onKeyDown(event, choose)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      storyLineOpen.set(false)
    } else if (event.key === 'Backspace' && draft.text === '' && epic) setEpic(null)
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void submit(draft.text)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (titlesIn(pasted).length < 2) return
    event.preventDefault()
    const text = [draft.text, pasted].filter((part) => part.trim() !== '').join('\n')
    draft.setText(text)
    void submit(text)
  }
  return (
    <div className={styles.line}>
      <BookPlusIcon size={16} aria-hidden className={styles.icon} />
      {epic && (
        <LabelChip colour={epic.color} onRemove={() => setEpic(null)}>
          {epic.title}
        </LabelChip>
      )}
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label="Title of the new user story"
        aria-controls={offer.options.length > 0 ? offer.id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={offer.options[offer.at] && `${offer.id}-${offer.at}`}
        aria-invalid={problem !== null || undefined}
        className={styles.field}
        placeholder="As somebody I … · / chooses the epic"
        value={draft.text}
        onChange={(event) => {
          draft.setText(event.target.value)
          setProblem(null)
          offer.follow(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {epics.length > 0 && (
        <Button variant="subtle" icon={LayersIcon} onClick={() => void askEpic()}>
          Epic
        </Button>
      )}
      <Button variant="primary" keys="Enter" onClick={() => void submit(draft.text)}>
        Create
      </Button>
      <Button variant="subtle" keys="Escape" onClick={() => storyLineOpen.set(false)}>
        Close
      </Button>
      {problem !== null && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      {(draft.restored || draft.maybeSent) && (
        <span className={styles.note}>
          {draft.maybeSent ? MAYBE_CREATED : 'Restored what you typed'}
          <button type="button" className={styles.press} onClick={draft.clear}>
            Discard
          </button>
        </span>
      )}
      <EpicOffer offer={offer} onChoose={choose} />
    </div>
  )
}

/** Keeps the epic that a title was sent with, and chooses it again where the title comes back as `intent`: in another it would be another story. */
function useKeptEpic(subject: string, intent: string | null | undefined, choose: (epic: EpicLink | null) => void) {
  const username = useSession().viewer?.username ?? null
  const own = `${subject}:epic`
  // Before the next key, which may send it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each title that comes back
  useLayoutEffect(() => {
    const kept = typeof intent === 'string' && username !== null ? readSent(username, own).find((one) => one.intent === intent) : null
    if (kept) choose(JSON.parse(kept.text))
  }, [intent])
  return (epic: EpicLink | null, sentAs: string): Sending['settle'] => {
    if (username === null) return () => undefined
    const waiting = new Set(readSent(username, subject).map((title) => title.intent))
    forgetSent(readSent(username, own).filter((one) => !waiting.has(one.intent)))
    return sendDraft(username, own, JSON.stringify(epic), null, { intent: sentAs }).settle
  }
}

function EpicOffer({
  offer: { id, at, options },
  onChoose,
}: {
  offer: ReturnType<typeof useEpicOffer>
  onChoose: (epic: EpicRowData) => void
}) {
  if (options.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label="Epics" className={styles.list}>
      {options.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={one.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <Dot colour={one.color} />
          <span className={styles.name}>{one.title}</span>
        </div>
      ))}
    </div>
  )
}

/** The epics that `/…` before the caret may mean. */
function useEpicOffer(epics: readonly EpicRowData[], field: React.RefObject<HTMLTextAreaElement | null>) {
  const id = useId()
  const [typed, setTyped] = useState<ReturnType<typeof epicTyped>>(null)
  const [at, setAt] = useState(0)
  const options = useMemo(() => {
    if (typed === null) return []
    const words = foldWords(typed.query)
    return epics
      .filter(({ title, code }) => words.every((word) => foldWords(`${code} ${title}`).some((one) => one.startsWith(word))))
      .slice(0, OFFERED)
  }, [epics, typed])
  return {
    id,
    typed,
    at,
    options,
    close: () => setTyped(null),
    follow(text: string) {
      setTyped(epicTyped(text, field.current?.selectionStart ?? text.length))
      setAt(0)
    },
    /** True where the list took the key. */
    onKeyDown(event: KeyboardEvent, choose: (epic: EpicRowData, byEnter: boolean) => void): boolean {
      const chosen = options[at]
      if (!chosen) return false
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        setAt((at + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length)
      else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen, event.key === 'Enter')
      else if (event.key === 'Escape') setTyped(null)
      else return false
      event.preventDefault()
      return true
    },
  }
}
