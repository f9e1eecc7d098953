// S3_URL: one address that says everything about a bucket.
import { isIP } from 'node:net'

/** A bucket, and how it is spoken to. `prefix` stands before every name, empty or with a slash at its end. */
export type S3Address = {
  endpoint: string
  bucket: string
  prefix: string
  region: string
  /** Whether the bucket is in the path of addresses rather than in their host. */
  pathStyle: boolean
  keyId: string
  secret: string
  /** Where browsers reach the bucket; not said, or null: nowhere. */
  publicUrl?: string | null
}

const KNOWN = ['region', 'path-style']

/**
 * `https://key:secret@endpoint/bucket?region=eu-central-1&path-style=1`; what follows the bucket stands before every name. Null for anything else. Key and
 * secret are percent-encoded where they have other signs than letters, digits and `-._~`.
 */
export function readS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, host, username, password, pathname, searchParams, hash } = new URL(text)
  const [bucket = '', ...below] = pathname.slice(1).replace(/\/+$/, '').split('/')
  const pathStyle = searchParams.get('path-style')
  const whole =
    (protocol === 'https:' || protocol === 'http:') &&
    username !== '' &&
    password !== '' &&
    hash === '' &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) &&
    below.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part)) &&
    [...searchParams.keys()].every((name) => KNOWN.includes(name)) &&
    (pathStyle === null || pathStyle === '1' || pathStyle === '0')
  if (!whole) return null
  const ofAmazon = /\.amazonaws\.com(\.cn)?$/.test(hostname)
  const keyId = decoded(username)
  const secret = decoded(password)
  if (keyId === null || secret === null) return null
  return {
    endpoint: `${protocol}//${host}`,
    bucket,
    prefix: below.length > 0 ? `${below.join('/')}/` : '',
    region: searchParams.get('region') || 'us-east-1',
    pathStyle: pathStyle === '1' || isIP(hostname) !== 0 || (pathStyle === null && !ofAmazon),
    keyId,
    secret,
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
