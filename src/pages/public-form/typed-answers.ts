// What a stranger types stays in their browser until it is sent, by the address of the form (FORM-12). It is nobody's account's.
import { useCallback, useState } from 'react'
import { readText, removeKey, writeText } from '#src/data/storage/storage.ts'
import type { SheetValue, SheetValues } from '#src/features/form/form-sheet.tsx'

const keyOf = (token: string) => `public-form:${token}`

/** Answers that stand in the browser's storage; nothing of what cannot be read. */
export function readAnswers(token: string): SheetValues {
  const text = readText(keyOf(token))
  if (text === null) return {}
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, SheetValue] => isValue(entry[1])))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

function isValue(value: unknown): value is SheetValue {
  return typeof value === 'string' || typeof value === 'boolean' || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
}

/** The answers, kept with each change; `clear` forgets them. */
export function useTypedAnswers(token: string) {
  const [values, setValues] = useState<SheetValues>(() => readAnswers(token))
  const change = useCallback(
    (name: string, value: SheetValue) =>
      setValues((now) => {
        const next = { ...now, [name]: value }
        writeText(keyOf(token), JSON.stringify(next))
        return next
      }),
    [token],
  )
  const clear = useCallback(() => {
    removeKey(keyOf(token))
    setValues({})
  }, [token])
  return { values, change, clear }
}
