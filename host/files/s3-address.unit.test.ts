// What S3_URL may be.
import { expect, test } from 'vitest'
import { StartError } from '#process/start-error.ts'
import { readSettings } from '../settings.ts'
import { readS3Address } from './s3-address.ts'

test('one address says everything about a bucket', () => {
  const whole = { endpoint: 'https://storage.example:9000', bucket: 'files', region: 'eu', pathStyle: true, keyId: 'key', secret: 'a/b+c=' }
  expect(readS3Address('https://key:a%2Fb%2Bc%3D@storage.example:9000/files/below/here/?region=eu&path-style=1')).toEqual({
    ...whole,
    prefix: 'below/here/',
  })
  expect(readS3Address('http://key:s@127.0.0.1:9000/files')).toMatchObject({ prefix: '', region: 'us-east-1', pathStyle: true })
  expect(readS3Address('https://key:s@s3.eu-central-1.amazonaws.com/files')).toMatchObject({ pathStyle: false })
  expect(readS3Address('https://key:s@storage.example/files?path-style=0')).toMatchObject({ pathStyle: false })
})

test('what is no such address is one sentence that does not repeat the secret', () => {
  const wrong = [
    'storage.example/files',
    'ftp://key:hush@storage.example/files',
    'https://storage.example/files',
    'https://key@storage.example/files',
    'https://key:hush@storage.example',
    'https://key:hush@storage.example/F',
    'https://key:hush@storage.example/files?path-style=yes',
    'https://key:hush@storage.example/files?region=eu&acl=public',
    'https://key:hush%@storage.example/files',
  ]
  for (const S3_URL of wrong) {
    const read = () => readSettings({ S3_URL })
    expect(read).toThrow(StartError)
    expect(read).toThrow(
      /^S3_URL must be an address such as https:\/\/key:secret@[^ ]+, key and secret percent-encoded, not what is set \(not shown/,
    )
    expect(read).not.toThrow(/hush/)
  }
})
