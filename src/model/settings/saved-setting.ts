// Fields of settings that each save by themselves: on Enter or on leaving the field, `Saved` for 2 s, refused with the reason in place.
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Action } from '#src/actions/action.ts'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { lastTyped } from '#src/data/drafts/use-draft.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'

/** How long a field says that it is saved, in ms. */
const SAID_MS = 2_000
/** How long it says what is brief, in ms (PROJ-03). */
const BRIEF_MS = 3_000

/** How a value is saved: an action made for it (`settingAction`), and on what. */
export interface SettingWrite<Value> {
  subjects: Subjects
  /** `refused` hears the host's sentence for the field. */
  save: (value: Value, refused: (sentence: string) => void) => Action
}

/** Saves at once, for a choice, a day or a switch. `problem` is why the last try was refused; `isSaved` is true for 2 s after one that was not. */
export function useSavedChoice<Value>({ subjects, save }: SettingWrite<Value>) {
  const here = useHere()
  const [problem, setProblem] = useState<string>()
  const [saved, setSaved] = useState(0)
  useEffect(() => {
    if (saved === 0) return
    const timer = setTimeout(() => setSaved(0), SAID_MS)
    return () => clearTimeout(timer)
  }, [saved])
  return {
    problem,
    setProblem,
    isSaved: saved > 0,
    async save(value: Value): Promise<boolean> {
      setProblem(undefined)
      const done = (await perform(save(value, setProblem), here(subjects), 'form')) === 'done'
      if (done) setSaved((times) => times + 1)
      return done
    },
  }
}

/** A text that saves by itself. */
export interface SavedText<Value> extends SettingWrite<Value> {
  /** The subject of its draft: `project:acme/website:name`. */
  draft: string
  /** The text as it is saved. */
  saved: string
  /** What is saved for a trimmed text, or why it will not do; what is `brief` is said for 3 s. */
  read: (text: string) => { value: Value } | { problem: string; brief?: true }
}

/** What is typed is a draft until Enter or leaving the field saves it; Escape leaves it unsaved, and refused it stays with the reason. `keys` go onto what is around the field. */
export function useSavedText<Value>({ draft: subject, saved, read, ...write }: SavedText<Value>) {
  const { problem, setProblem, isSaved, save } = useSavedChoice(write)
  const form = useActionForm({ many: true })
  const draft = useFormDraft(form, subject, { initial: saved, gather: lastTyped, hasArrived: (sent) => sent.trim() === saved })
  /** Leaving the field saves nothing more: Escape left it unsaved, or Tab saved it. */
  const left = useRef(false)
  /** What was sent and not typed over: Enter saved it, and leaving the field before that is read again saves nothing twice. */
  const onItsWay = useRef<string | null>(null)
  const [brief, setBrief] = useState(0)
  useEffect(() => {
    if (brief === 0) return
    const timer = setTimeout(() => setProblem(undefined), BRIEF_MS)
    return () => clearTimeout(timer)
  }, [brief, setProblem])
  const unsaved = draft.text.trim() !== saved
  const commit = () => {
    if (!unsaved) {
      setProblem(undefined)
      return draft.clear()
    }
    const found = read(draft.text.trim())
    if ('problem' in found) {
      setBrief((times) => (found.brief ? times + 1 : 0))
      return setProblem(found.problem)
    }
    setBrief(0)
    const text = draft.text.trim()
    if (onItsWay.current === text) return
    onItsWay.current = text
    const send = async () => {
      const arrived = await save(found.value)
      if (!arrived) onItsWay.current = null
      return { arrived }
    }
    void form.submit({ send })
  }
  const { setText, clear } = draft
  return {
    text: draft.text,
    setText: useCallback(
      (text: string) => {
        setProblem(undefined)
        left.current = false
        onItsWay.current = null
        setText(text)
      },
      [setProblem, setText],
    ),
    /** Goes back to what is saved. */
    discard: useCallback(() => {
      setProblem(undefined)
      clear()
    }, [setProblem, clear]),
    error: problem,
    isSaved,
    unsaved: unsaved && !form.busy,
    keys: {
      onBlur() {
        if (!left.current) commit()
        left.current = false
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.nativeEvent.isComposing) return
        const many = event.target instanceof HTMLTextAreaElement
        const typed = many || event.target instanceof HTMLInputElement
        if (typed && event.key === 'Enter' && (!many || event.metaKey || event.ctrlKey)) {
          event.preventDefault()
          commit()
        }
        // Saved before the focus goes on: it would go to the way back out of what is not saved, which is gone in the next moment.
        if (typed && event.key === 'Tab') {
          commit()
          left.current = true
        }
        if (event.key !== 'Escape') return
        left.current = true
        ;(event.target as HTMLElement).blur()
      },
    },
  }
}
