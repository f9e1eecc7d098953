// Keys of a select whose list is open: they aim at once. Radix aims a moment later, and until its list has the focus a letter would choose; an Enter
// that is pressed in that moment would choose what was not meant.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { createTypeAhead } from '#src/ui/focus/type-ahead.ts'

interface Choice {
  open: boolean
  close: () => void
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  value: string | null
  pick: (value: string) => void
}

/** What goes on the trigger and on the list. */
export function useSelectKeys({ open, close, options, value, pick }: Choice) {
  const [typed] = useState(createTypeAhead)
  const list = useRef<HTMLElement | null>(null)
  /** What keys led to; null where nothing has, or the pointer came after them. */
  const aimed = useRef<string | null>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const focusAimed = () => items()[options.findIndex((option) => option.value === aimed.current)]?.focus()

  function leads({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null | undefined {
    if (ctrlKey || metaKey || altKey) return undefined
    const walked = options.filter(({ disabled }) => !disabled)
    const focused = options[items().indexOf(document.activeElement as HTMLElement)]?.value
    const at = focused ?? aimed.current ?? value
    const index = walked.findIndex((option) => option.value === at)
    const isText = key.length === 1 && (key !== ' ' || typed.isTyping(Date.now()))
    if (isText) {
      const rows = walked.map((option) => ({ id: option.value, text: option.label }))
      return typed.take(rows, at, key, Date.now())
    }
    typed.forget()
    if (key === 'Home') return walked[0]?.value ?? null
    if (key === 'End') return walked.at(-1)?.value ?? null
    if (key === 'ArrowDown') return walked[index + 1]?.value ?? null
    if (key === 'ArrowUp') return walked.at(index === -1 ? -1 : Math.max(0, index - 1))?.value ?? null
    return undefined
  }

  /** True where the key was one that aims. */
  function aim(event: KeyboardEvent): boolean {
    const led = leads(event)
    if (led === undefined) return false
    event.preventDefault()
    event.stopPropagation()
    if (led !== null) {
      aimed.current = led
      focusAimed()
    }
    return true
  }

  return {
    trigger: {
      onKeyDown(event: KeyboardEvent) {
        if (!open) {
          // It sends what the field is part of. Radix, which opens at every Enter, asks this alone; what hears the key above asks the browser's event.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) Object.assign(event, { defaultPrevented: true })
          aimed.current = null
          typed.forget()
          return
        }
        if (aim(event) || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        if (aimed.current !== null) pick(aimed.current)
        close()
      },
    },
    content: list,
    list: {
      onKeyDownCapture: aim,
      onFocusCapture() {
        if (aimed.current !== null && options[items().indexOf(document.activeElement as HTMLElement)]?.value !== aimed.current) focusAimed()
      },
      onPointerMove(_: PointerEvent) {
        aimed.current = null
      },
    },
  }
}
