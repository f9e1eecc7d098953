// The calls about pictures that anyone may see. ASSUMED.
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { personScope } from '../../access.ts'
import { invalid, notFound } from '../../errors.ts'
import type { App, Host } from '../../host.ts'
import { imageParams, imageQuery, imageShape } from './images.schema.ts'
import { findImage, keepImage } from './images.store.ts'
import { MOST_IMAGE_BYTES } from './images.table.ts'

const TAGS = ['images']
const refused = () => invalid({ file: ['Please choose a PNG or JPEG picture of at most 512 KB.'] })

/** `/images/`: up by who is signed in, down by anyone, and never another picture under the same address. */
export function imagesRoutes(host: Host): void {
  const { app, db } = host
  const one = { tags: TAGS, summary: 'A picture', params: imageParams }
  app.get('/images/:name', { config: { who: 'public' }, schema: one }, async (request, reply) => {
    const image = await findImage(db, request.params.name)
    if (image === null) throw notFound('There is no such picture.')
    return reply
      .headers({
        'content-type': image.mimetype,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        // Mails and pages under another address show them, too.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(image.bytes)
  })
  // Multipart is understood by this one call only.
  app.register(async (scope) => addUpload(scope.withTypeProvider<ZodTypeProvider>() as unknown as App, host))
}

async function addUpload(app: App, { db, settings, limits }: Host): Promise<void> {
  const most = { files: 1, fields: 4, parts: 5, fileSize: MOST_IMAGE_BYTES, headerPairs: 50 }
  await app.register(multipart, { limits: most, throwFileSizeLimit: false })
  const limit = limits.by('pictures', 120, 60, (request) => personScope(request).person.id)
  const schema = {
    tags: TAGS,
    summary: 'Upload a PNG or JPEG of at most 512 KB, the multipart field "file"; anyone may see it',
    consumes: ['multipart/form-data'],
    querystring: imageQuery,
    response: { 201: imageShape },
  }
  app.post('/images/', { config: { who: 'signed-in' }, schema }, async (request, reply) => {
    await limit.take(request)
    const bytes = await bytesOf(request)
    await request.judgeAgain()
    const name = await keepImage(db, personScope(request).person.id, bytes)
    if (name === null) throw refused()
    return reply.status(201).send({ data: { url: `${settings.appUrl}/api/images/${name}` } })
  })
}

/** The bytes of the one file; 422 for none and for too many. */
async function bytesOf(request: FastifyRequest): Promise<Buffer> {
  const part = request.isMultipart() ? await request.file().catch(unreadable) : undefined
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw refused()
  }
  const bytes = await part.toBuffer().catch(unreadable)
  if (part.file.truncated) throw refused()
  return bytes
}

/** The reader of forms throws plain errors for what is no form, or only the beginning of one; those of the network carry a code. */
function unreadable(error: unknown): never {
  if (error instanceof Error && !('code' in error) && !('statusCode' in error)) throw refused()
  throw error
}
