// Files in S3-compatible storage.
import { Readable } from 'node:stream'
import type * as S3 from '@aws-sdk/client-s3'
import pLimit from 'p-limit'
import { bounded, type FileStore, type Shown, type Stored } from './file-store.ts'
import type { S3Address } from './s3-address.ts'
import { storageFailure } from './storage-failure.ts'

/** How long storage may do nothing while somebody waits, in ms: less than the 5,000 after which the gateway gives up. */
const PATIENCE_MS = 4_500
/** How long an address of a file is good. */
const ADDRESS_SECONDS = 60
/** How many calls are under way for one list of names. */
const AT_ONCE = 16

type Api = { s3: typeof S3; client: S3.S3Client }

/** The store in a bucket. Nothing is loaded and nobody is asked before the first call; `patience` is in ms. Rejects with StorageFailure. */
export function s3Store(address: S3Address, { patience = PATIENCE_MS } = {}): FileStore {
  const { bucket: Bucket, prefix, publicUrl = null } = address
  let opened: Promise<Api> | null = null
  const api = () => {
    opened ??= openClient(address, patience)
    return opened
  }
  const at = (name: string) => ({ Bucket, Key: `${prefix}${name}` })
  /** Asks once; null where there is nothing under that name. */
  async function ask<T>(call: (api: Api, within: { abortSignal: AbortSignal }) => Promise<T>): Promise<T | null> {
    try {
      return await call(await api(), { abortSignal: AbortSignal.timeout(patience) })
    } catch (error) {
      if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null
      throw storageFailure(error)
    }
  }

  async function put(name: string, source: Readable, most?: number): Promise<void> {
    const { client } = await api()
    const { Upload } = await import('@aws-sdk/lib-storage')
    const watch = patientFor(patience, () => void upload.abort())
    const body = watched(bounded(source, most), watch)
    const upload = new Upload({ client, params: { ...at(name), Body: body.stream, ContentType: TYPE }, queueSize: 2 })
    upload.on('httpUploadProgress', watch.moved)
    try {
      await upload.done()
    } catch (error) {
      const broken = body.failure()
      throw broken === null ? storageFailure(error) : broken.error
    } finally {
      watch.stop()
      source.destroy()
    }
  }

  /** Ends what a killed host had begun to send under a name. */
  async function abandon(name: string): Promise<void> {
    const { Key } = at(name)
    const begun = await ask(({ s3, client }, within) => client.send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix: Key }), within))
    for (const { UploadId } of begun?.Uploads?.filter((one) => one.Key === Key) ?? [])
      await ask(({ s3, client }, within) => client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), within))
  }

  return {
    put,
    async mark(names) {
      const limit = pLimit(AT_ONCE)
      const put = (name: string) =>
        ask(({ s3, client }, within) => client.send(new s3.PutObjectCommand({ ...at(name), Body: Buffer.alloc(0) }), within))
      await Promise.all(names.map((name) => limit(put, name)))
    },
    async read(name, span) {
      const Range = span && `bytes=${span.first}-${span.last}`
      const found = await ask(({ s3, client }, within) => client.send(new s3.GetObjectCommand({ ...at(name), Range }), within))
      if (!found?.Body) return null
      const size = span ? Number(found.ContentRange?.split('/')[1]) : found.ContentLength
      if (size === undefined || Number.isNaN(size)) throw storageFailure({ name: 'an answer without a length' })
      return { stream: Readable.from(told(found.Body as Readable), { objectMode: false }), size }
    },
    async stat(name) {
      const found = await ask(({ s3, client }, within) => client.send(new s3.HeadObjectCommand(at(name)), within))
      return found && stored(name, found.ContentLength, found.LastModified)
    },
    async remove(name) {
      const gone = ask(({ s3, client }, within) => client.send(new s3.DeleteObjectCommand(at(name)), within))
      await Promise.all([gone, name.startsWith('moving/') ? null : abandon(name)])
    },
    async *list(folder) {
      let ContinuationToken: string | undefined
      do {
        const asked = { Bucket, Prefix: `${prefix}${folder}`, Delimiter: '/', ContinuationToken }
        const page = await ask(({ s3, client }, within) => client.send(new s3.ListObjectsV2Command(asked), within))
        for (const { Key = '', Size, LastModified } of page?.Contents ?? [])
          if (Key !== asked.Prefix) yield stored(Key.slice(prefix.length), Size, LastModified)
        ContinuationToken = page?.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    ...(publicUrl !== null && {
      address: async (name: string, shown: Shown) => signedAddress((await api()).client, `${publicUrl}/${prefix}${name}`, shown),
    }),
    async check() {
      const found = await ask(({ s3, client }, within) => client.send(new s3.HeadBucketCommand({ Bucket }), within))
      if (found === null) throw storageFailure({ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } })
    },
  }
}

/** Of all of them: what a file is stands in its row, and nobody opens a bucket's own address. */
const TYPE = 'application/octet-stream'

function stored(name: string, size: number | undefined, changedAt: Date | undefined): Stored {
  return { name, size: size ?? 0, changedAt: changedAt ?? new Date() }
}

async function openClient({ endpoint, region, pathStyle, keyId, secret }: S3Address, patience: number): Promise<Api> {
  // That this client ends its support of Node 20 is for whoever keeps this project (decision 068).
  Object.assign(process.env, { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' })
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // One more try, for connections that the other side had closed already.
    maxAttempts: 2,
    // Checksums of Amazon's own are not known everywhere; the signature covers the bytes anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience / 2,
      socketTimeout: patience,
      httpAgent: { maxSockets: 64 },
      httpsAgent: { maxSockets: 64 },
    },
  })
  return { s3, client }
}

/** An address of storage with everything in it that allows a GET for a minute, and says how what it answers is shown. */
async function signedAddress(client: S3.S3Client, address: string, { type, disposition }: Shown): Promise<string> {
  const { S3RequestPresigner } = await import('@aws-sdk/s3-request-presigner')
  const { protocol, hostname, host, port, pathname: path } = new URL(address)
  const query = {
    'response-content-type': type,
    'response-content-disposition': disposition,
    'response-cache-control': 'private, no-store',
  }
  const asked = { method: 'GET', protocol, hostname, path, query, headers: { host }, ...(port !== '' && { port: Number(port) }) }
  const signed = await new S3RequestPresigner({ ...client.config }).presign(asked, { expiresIn: ADDRESS_SECONDS })
  const pairs = Object.entries(signed.query ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  )
  return `${protocol}//${host}${path}?${pairs.join('&')}`
}

/** Bytes whose end that came too soon is a failure of storage. */
async function* told(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch (error) {
    throw storageFailure(error)
  }
}

type Watch = ReturnType<typeof patientFor>

/** A clock that runs while storage has to do something, and begins anew with each thing that it did. */
function patientFor(ms: number, onOver: () => void) {
  let timer: NodeJS.Timeout | null = null
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const start = () => {
    stop()
    timer = setTimeout(onOver, ms)
  }
  return { start, stop, moved: () => timer !== null && start() }
}

/** The bytes, while the clock runs from each piece to the asking for the next one; and why the source failed, where it did. */
function watched(source: Readable, watch: Watch): { stream: Readable; failure(): { error: unknown } | null } {
  let failure: { error: unknown } | null = null
  async function* pieces() {
    try {
      for await (const piece of source) {
        watch.start()
        yield piece
        watch.stop()
      }
      watch.start()
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  return { stream: Readable.from(pieces(), { objectMode: false }), failure: () => failure }
}
