// PostgreSQL refuses to run as root: finds the account it runs as then, and whether that account can reach its files.
import { execFile } from 'node:child_process'
import { chown, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { HostStartError } from '../errors.ts'

const run = promisify(execFile)
const ACCOUNT = 'postgres'
const SETPRIV = '/usr/bin/setpriv'

/** How server programs are run: as `account` (null = as ourselves), with `prefix` in front of the command line. */
export type ClusterUser = { account: { uid: number; gid: number } | null; prefix: string[] }

async function lookUp(): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', ACCOUNT]), run('id', ['-g', ACCOUNT])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null // `id` exits with 1 for a name it does not know
  }
}

async function createAccount(): Promise<{ uid: number; gid: number }> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', ACCOUNT]],
    ['adduser', ['-S', '-D', '-H', ACCOUNT]], // busybox
  ]
  for (const [command, args] of ways) {
    const made = await run(command, args).then(
      () => true,
      () => false,
    )
    const account = made ? await lookUp() : null
    if (account !== null) return account
  }
  throw new HostStartError(
    `PostgreSQL does not run as root, and the account "${ACCOUNT}" could not be created; start as another user or set DATABASE_URL.`,
  )
}

async function closedFolder(path: string, account: { uid: number; gid: number }): Promise<string | null> {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder)
    const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001
    if ((found.mode & bit) === 0) return folder
    if (folder === dirname(folder)) return null
  }
}

/**
 * The account that may run the server on `folders` (each must exist). As root it is `postgres`, created if missing; where a parent folder shuts
 * it out, setpriv lends it the right to pass through, and without setpriv it is a HostStartError that names the folder.
 */
export async function clusterUser(folders: string[]): Promise<ClusterUser> {
  if (process.getuid?.() !== 0) return { account: null, prefix: [] }
  const account = (await lookUp()) ?? (await createAccount())
  for (const folder of folders) {
    const closed = await closedFolder(folder, account)
    if (closed === null) continue
    const lent = [
      SETPRIV,
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      // access(2) would otherwise ignore the lent right, and initdb asks it about its programs.
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ]
    const works = await run(SETPRIV, [...lent.slice(1), 'test', '-x', closed]).then(
      () => true,
      () => false,
    )
    if (works) return { account, prefix: lent }
    throw new HostStartError(
      `The database runs as "${ACCOUNT}", which may not enter ${closed}: set DATA_DIR to a folder it can reach, or allow it with chmod o+x ${closed}.`,
    )
  }
  return { account, prefix: [] }
}

/** Makes a folder that only the server's account (and root) can open. */
export async function privateFolder(path: string, user: ClusterUser): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (user.account !== null) await chown(path, user.account.uid, user.account.gid)
}
