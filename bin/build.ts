// npm run build: makes the servers, and the client as it is served, each file compressed, unless it is there already.
import { failStart } from '#process/run.ts'
import { buildClientIfStale } from './build-client.ts'
import { buildServers } from './build-servers.ts'

Promise.all([buildClientIfStale((line) => process.stdout.write(`${line}\n`)), buildServers()]).then(
  ([built]) => process.stdout.write(built ? 'The client is in dist/.\n' : 'The client in dist/ is as new as what it is made of.\n'),
  failStart,
)
