// Uploads to a task that the server does not know yet.
import { expect, test } from 'vitest'
import type { Api } from '#src/data/api.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { newTemporaryId, sessionIds } from '#src/data/ids/session-ids.ts'
import { uploadFile } from './attachment.ts'

/** An api whose queries about a task that is being made end when it has been created, or has not. */
function whileCreating(created: string | null, failure: ApiError | null = null) {
  const said: string[] = []
  const id = newTemporaryId()
  sessionIds().pending.add(id)
  const api = {
    async query(_document: unknown, variables: { id?: string; taskId?: string }) {
      await Promise.resolve()
      said.push(`asked about ${(variables.id ?? variables.taskId) === id ? 'it' : 'another'}`)
      sessionIds().end(id, created === null ? null : { type: 'Task', id: created })
      if (failure && said.length === 1) throw failure
      return {}
    },
    transfers: { upload: async (path: string) => void said.push(`uploaded to ${new URLSearchParams(path.split('?')[1]).get('taskId')}`) },
  } as unknown as Api
  const owner = { workspaceSlug: 'acme', projectSlug: 'website', taskId: id }
  return { said, upload: () => uploadFile(api, owner, new File(['x'], 'a.txt')) }
}

test('FILES-14 a file for a task that is still being created goes up when that is there, to the id of the server', async () => {
  const { said, upload } = whileCreating('t-9')
  await upload()
  expect(said).toEqual(['asked about it', 'uploaded to t-9', 'asked about it', 'asked about it'])
})

test('a look that fails by itself does not keep the file back', async () => {
  const { said, upload } = whileCreating('t-9', new ApiError('UNREACHABLE', 'Gone.'))
  await upload()
  expect(said[1]).toBe('uploaded to t-9')
})

test('a task that could not be created takes no file', async () => {
  const { said, upload } = whileCreating(null, new ApiError('NOT_CREATED', 'Not there.'))
  await expect(upload()).rejects.toMatchObject({ code: 'NOT_CREATED' })
  expect(said).toEqual(['asked about it'])
})
