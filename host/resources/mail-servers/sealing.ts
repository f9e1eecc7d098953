// Secrets at rest: sealed with AES-256-GCM, bound to what they belong to, opened by the present key or the one before (SMTP-03).
import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../settings.ts'

/** A sealed secret, and which key opens it. */
export type Sealed = { cipher: Buffer; keyId: string }

/** Seals and opens. `belongs` is bound to the secret: sealed for one thing it does not open for another. */
export type Seals = {
  seal(secret: string, belongs: string): Promise<Sealed>
  /** Null where no key that is there opens it. */
  open(sealed: Sealed, belongs: string): Promise<string | null>
}

const NONCE = 12
const TAG = 16
/** Its name in the data folder, where SECRETS_KEY is not set. */
export const SECRETS_FILE = 'secrets.key'

const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 12)

/** Without SECRETS_KEY a key of its own is written into the data folder when the first secret comes: it belongs into the backup. */
export function createSeals({ secretsKey, secretsKeyOld, dataDir }: Pick<Settings, 'secretsKey' | 'secretsKeyOld' | 'dataDir'>): Seals {
  let own: Promise<Buffer> | null = null
  const present = (): Promise<Buffer> => {
    own ??= secretsKey === null ? keyOf(dataDir) : Promise.resolve(secretsKey)
    return own
  }
  return {
    async seal(secret, belongs) {
      const key = await present()
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongs))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return { cipher: Buffer.concat([nonce, cipher.getAuthTag(), body]), keyId: idOf(key) }
    },
    async open({ cipher, keyId }, belongs) {
      const keys = [await present(), ...(secretsKeyOld === null ? [] : [secretsKeyOld])]
      const key = keys.find((one) => idOf(one) === keyId)
      return key === undefined ? null : openWith(key, cipher, belongs)
    },
  }
}

function openWith(key: Buffer, sealed: Buffer, belongs: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(belongs))
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch (error) {
    // What was changed, or belongs to something else, does not open.
    if (error instanceof Error) return null
    throw error
  }
}

/** The key of a data folder; made once, whoever is first. Made aside: another process must not read one that is not written yet. */
async function keyOf(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, SECRETS_FILE)
  if (existsSync(path)) return readKey(path)
  await mkdir(dataDir, { recursive: true })
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside)
  return readKey(path)
}

const readKey = async (path: string) => Buffer.from((await readFile(path, 'utf8')).trim(), 'base64')
