// Whether a request to the S3 server of tests is signed as Amazon says (Signature Version 4), in its header or in its address.
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may ask. */
export type Key = { id: string; secret: string; region: string }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const encode = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** How far clocks may be apart, in ms. */
const SKEW_MS = 15 * 60_000

/** The error that S3 has for a request that is not signed as it has to be; null for one that is. */
export function signatureFault(request: IncomingMessage, body: Buffer, key: Key): string | null {
  const url = new URL(request.url ?? '', 'http://s3')
  const presigned = url.searchParams.has('X-Amz-Signature')
  const said = presigned ? inAddress(url.searchParams) : inHeader(String(request.headers.authorization ?? ''))
  if (said === null) return 'AccessDenied'
  if (presigned && request.headers.authorization !== undefined) return 'InvalidArgument'
  const [id, day = '', region = '', service, end] = said.credential.split('/')
  if (id !== key.id) return 'InvalidAccessKeyId'
  if (region !== key.region || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed'
  const moment = presigned ? url.searchParams.get('X-Amz-Date') : String(request.headers['x-amz-date'])
  const [, date = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(moment ?? '') ?? []
  const at = Date.parse(`${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`)
  if (date !== day || Number.isNaN(at)) return 'AuthorizationHeaderMalformed'
  const until = presigned ? at + Number(url.searchParams.get('X-Amz-Expires')) * 1000 : at + SKEW_MS
  if (Date.now() > until) return presigned ? 'AccessDenied' : 'RequestTimeTooSkewed'
  const payload = presigned ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  // Whatever Amazon's own headers say has to be signed.
  const own = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (!presigned && own.some((name) => !said.headers.includes(name))) return 'AccessDenied'
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...said.headers.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    said.headers.join(';'),
    payload,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', moment, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${key.secret}`)
  return hmac(signing, text).toString('hex') === said.signature ? null : 'SignatureDoesNotMatch'
}

type Said = { credential: string; headers: string[]; signature: string }

function inHeader(header: string): Said | null {
  const [, credential = '', headers = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header) ?? []
  return signature === '' ? null : { credential, headers: headers.split(';'), signature }
}

function inAddress(query: URLSearchParams): Said | null {
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' || !(Number(query.get('X-Amz-Expires')) > 0)) return null
  const [credential, headers, signature] = ['X-Amz-Credential', 'X-Amz-SignedHeaders', 'X-Amz-Signature'].map((name) => query.get(name))
  return credential && headers && signature ? { credential, headers: headers.split(';'), signature } : null
}
