// npm run fuzz -- [count] [seed] [host | gateway]: sends drawn requests, 100,000 in all unless said, to hosts and gateways of its own.
import { runCommand } from '../run-command.ts'

const [count = '100000', seed = String(Date.now() % 1_000_000_000), target] = process.argv.slice(2)
if (!/^\d+$/.test(count) || !/^\d+$/.test(seed) || !(target === undefined || target === 'host' || target === 'gateway')) {
  process.stderr.write('npm run fuzz -- [count] [seed] [host | gateway], for example: npm run fuzz -- 2000 17 host\n')
  process.exit(1)
}
process.stdout.write(`${count} requests from seed ${seed} on.\n`)
const each = target === undefined ? Math.ceil(Number(count) / 2) : Number(count)
const env = { FUZZ_COUNT: String(each), FUZZ_SEED: seed, ...(target && { FUZZ_TARGET: target }) }
const { code } = await runCommand('vitest', ['run', '--project', 'world', 'tests/world/fuzz.test.ts'], { env })
process.exitCode = code
