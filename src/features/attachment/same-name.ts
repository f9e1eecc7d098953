// A document of the same name is there already: the next version of it, another one beside it, or neither (DOCS-06).
import type { Services } from '#src/actions/services.ts'
import { ListDocuments } from '#src/model/attachment/attachment.graphql.ts'
import type { FilesOwner } from '#src/model/attachment/attachment.ts'
import { foldedName, freeName } from '#src/model/attachment/file-kind.ts'

/** What goes up; `replaces` is the document of which it is the next version. */
export interface SettledFile {
  file: File
  replaces?: string
}

/** Asks where the name is taken; null: it stays here. Files of tasks may have one name as often as they like. */
export async function settleName({ api, ask }: Pick<Services, 'api' | 'ask'>, owner: FilesOwner, file: File): Promise<SettledFile | null> {
  if (owner.taskId !== null) return { file }
  const { workspaceSlug, projectSlug } = owner
  const base = file.name.replace(/(?<=.)\.[^.\s]{1,16}$/u, '')
  const asked = { workspaceSlug, projectSlug, search: base, page: 1, perPage: 200 }
  const { attachments } = await api.query(ListDocuments, asked, { requestPolicy: 'network-only' })
  const same = attachments.nodes.find(({ filename }) => foldedName(filename) === foldedName(file.name))
  if (same === undefined) return { file }
  const name = freeName(file.name, new Set(attachments.nodes.map(({ filename }) => foldedName(filename))))
  const answer = await ask.pick({
    title: `“${file.name}” is already here.`,
    options: [
      { id: 'version', value: 'version', title: 'New version' },
      { id: 'both', value: 'both', title: 'Keep both', hint: name },
      { id: 'cancel', value: 'cancel', title: 'Cancel' },
    ],
    likely: 'version',
  })
  if (answer === 'version') return { file, replaces: same.id }
  return answer === 'both' ? { file: new File([file], name, { type: file.type }) } : null
}
