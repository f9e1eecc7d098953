// Where the focus goes when a form finds something wrong.
import { type RefObject, useEffect, useRef } from 'react'

/** For the ref of a form: whenever sentences come up, the first field that has one gets the focus (SESS-10). */
export function useFirstWrong(problems: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return form
}
