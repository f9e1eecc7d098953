// Handing out bytes that are stored: all of them, the part that is asked for, or the address of where they lie.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { askedSpan, spanHeaders } from './asked-span.ts'

/** How bytes are handed out; `gone` says that they are not there, `direct` that their address will do, where there is one. */
export type HandOut = {
  files: Files
  request: FastifyRequest
  reply: FastifyReply
  headers: { 'content-type': string; 'content-disposition': string } & Record<string, string>
  gone: string
  direct: boolean
}

/** Answers with the bytes of `file`, which are `size`; 404 where they are gone, 416 beyond their end. */
export async function sendStored(
  { files, request, reply, headers, gone, direct }: HandOut,
  { file, size }: { file: string; size: number },
): Promise<FastifyReply> {
  const span = askedSpan(request.headers.range, size)
  if (span === 'beyond')
    return reply.status(416).header('content-range', `bytes */${size}`).send({ message: 'The file ends before this part.' })
  if (direct && span === null && files.store.address !== undefined) {
    const { 'content-type': type, 'content-disposition': disposition } = headers
    return reply.redirect(await files.store.address(file, { type, disposition }), 302)
  }
  const bytes = await files.read(file, span ?? undefined)
  if (bytes === null) throw notFound(gone)
  const length = span === null ? { 'content-length': bytes.size } : spanHeaders(span, bytes.size)
  return reply
    .status(span === null ? 200 : 206)
    .headers({ ...headers, 'accept-ranges': 'bytes', ...length })
    .send(bytes.stream)
}
