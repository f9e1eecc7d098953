// Pages of anything: the list and the numbers beside it, wherever in the envelope they are.
import { z } from 'zod'
import { unwrapPage } from './unwrap.ts'
import { passIssues } from './wire.ts'

/** Reads a page of `shape`; give it the whole body. `asked` is the page asked for, for hosts that do not repeat it. */
export function pageOf<Shape extends z.ZodType>(shape: Shape, asked: number) {
  return z.unknown().transform((body, context) => {
    const { list, ...numbers } = unwrapPage(body)
    const nodes = z.array(shape).safeParse(list)
    if (!nodes.success) {
      passIssues(nodes.error, context)
      return z.NEVER
    }
    const page = numbers.current_page ?? asked
    return { nodes: nodes.data, page, totalPages: numbers.total_pages ?? page, totalCount: numbers.total }
  })
}
