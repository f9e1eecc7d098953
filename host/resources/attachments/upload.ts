// One file on its way in as multipart/form-data, the field "file": what is no form, no file or too large is refused in a sentence.
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { badRequest, HostError, invalid } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import type { App } from '../../host.ts'
import { cleanName, isJunk } from './attachment-kind.ts'
import { type ArrivingFile, type ReceivedFile, receiveFile } from './attachments.store.ts'

/** Lets the calls of a scope, and only those, take a form with one file of at most so many bytes. */
export async function acceptUploads(app: App, mostBytes: number): Promise<void> {
  const limits = { files: 1, fields: 20, parts: 21, fileSize: mostBytes, headerPairs: 50 }
  await app.register(multipart, { limits, throwFileSizeLimit: false })
}

/** Takes the file of a form. 400 for what is none, 413 for a larger one, 422 where the field is missing. Whoever called drops it when it is kept, or not. */
export async function receiveUpload(request: FastifyRequest, files: Files, mostBytes: number): Promise<ReceivedFile> {
  // The limit and half as much again for the envelope: what says that it is longer need not be read at all.
  if (Number(request.headers['content-length'] ?? 0) > mostBytes * 1.5 + 100_000)
    throw new HostError(413, 'The file is too large.', { code: 'too_large' })
  return receiveFile(files, await arriving(request).catch(unreadable)).catch(unreadable)
}

/** The reader of forms throws plain errors for what is no form, or only the beginning of one; those of disk and network carry a code. */
function unreadable(error: unknown): never {
  const plain = error instanceof Error && !('code' in error) && !('statusCode' in error)
  if (plain && /multipart|malformed/i.test(error.message))
    throw badRequest('The form cannot be read. Send one whole file as multipart/form-data.')
  throw error
}

async function arriving(request: FastifyRequest): Promise<ArrivingFile> {
  if (!request.isMultipart()) throw badRequest('Send the file as multipart/form-data.')
  const part = await request.file()
  if (part === undefined || part.fieldname !== 'file') {
    part?.file.resume()
    throw invalid({ file: ['A file is needed, in the field "file".'] })
  }
  const filename = cleanName(part.filename ?? '')
  if (isJunk(filename)) {
    part.file.resume()
    throw invalid({ file: ['This file is made by the system and is not kept.'] })
  }
  return { filename, declared: part.mimetype, stream: part.file, cutOff: () => part.file.truncated }
}
