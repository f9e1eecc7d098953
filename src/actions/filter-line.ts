// A line of a question that narrows a list, the same for every list whose filters are in the address.
import type { Option } from './services.ts'

/** What a line to choose shows besides its value. */
type Shown = Omit<Option<unknown>, 'id' | 'value' | 'group' | 'checked'>

/** Sets `name` to `id`; where it is that already the line is ticked, and choosing it again sets it to `usual`. */
export function filterLine<F extends object, N extends keyof F & string>(
  filters: F,
  name: N,
  id: F[N] & string,
  shown: Shown & { group: string; usual?: F[N] },
): Option<Partial<F>> {
  const { usual = '' as F[N], ...line } = shown
  const on = filters[name] === id
  return { ...line, id: `${name}:${id}`, value: { [name]: on ? usual : id } as unknown as Partial<F>, ...(on && { checked: true }) }
}
