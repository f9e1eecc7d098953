// A field of a form that keeps nothing: a password, a picture, a choice that goes with what is typed.
import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import type { ActionForm } from './use-action-form.ts'

/** As useState, but who changes it has touched the form. */
export function useFormState<T>({ touch }: ActionForm, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(initial)
  const change = useCallback<Dispatch<SetStateAction<T>>>(
    (next) => {
      touch()
      setValue(next)
    },
    [touch],
  )
  return [value, change]
}
