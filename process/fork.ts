// Processes of a group as node's cluster makes them: connections of ports that they share are given out in turn.
import cluster from 'node:cluster'
import type { Child } from './processes.ts'
import type { Report } from './worker.ts'

/** True in a process that another one of the same program started. */
export const isWorker = cluster.isWorker

/** Starts this program once more, with the same arguments. It ends when this process does, however that ends. */
export function forkChild(): Child {
  const worker = cluster.fork()
  const ended = new Promise<string>((resolve) => worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`)))
  return {
    pid: worker.process.pid ?? 0,
    // One that has just ended hears nothing, and its end is told.
    send: (order) => void (worker.isConnected() && worker.send(order, () => undefined)),
    kill: () => worker.process.kill('SIGKILL'),
    onReport(heard) {
      const listen = (message: Report) => heard(message)
      worker.on('message', listen)
      return () => worker.off('message', listen)
    },
    ended,
  }
}
