// A mail server that says what a test wants it to say, on a port of its own.
import { createServer, type Socket } from 'node:net'

/** What it answers instead of yes, by the first word of a command; `TLS` false does not offer STARTTLS. */
export type SmtpScript = Partial<Record<'GREETING' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'END', string>>

/** A running server; `mails` are whole messages, `auths` what was said to sign in. */
export type ScriptedSmtp = {
  port: number
  mails: string[]
  auths: string[]
  connections: () => number
  script: SmtpScript
  close(): Promise<void>
}

/** Starts it on the loopback address. */
export async function startSmtp(script: SmtpScript = {}): Promise<ScriptedSmtp> {
  const mails: string[] = []
  const auths: string[] = []
  let connections = 0
  const open = new Set<Socket>()
  const state = { script }
  const server = createServer((socket) => {
    connections += 1
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let message: string[] | null = null
    let rest = ''
    const take = (line: string) => {
      if (message !== null) {
        if (line !== '.') return void message.push(line)
        mails.push(message.join('\r\n'))
        message = null
        return say(state.script.END ?? '250 2.0.0 taken')
      }
      const word = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
      if (word === 'EHLO') return say('250-scripted\r\n250 AUTH PLAIN LOGIN')
      if (word === 'AUTH') {
        auths.push(line)
        return say(state.script.AUTH ?? '235 2.7.0 welcome')
      }
      if (word === 'MAIL') return say(state.script.MAIL ?? '250 2.1.0 ok')
      if (word === 'RCPT') return say(state.script.RCPT ?? '250 2.1.5 ok')
      if (word === 'DATA') {
        if (state.script.DATA) return say(state.script.DATA)
        message = []
        return say('354 go on')
      }
      if (word === 'STARTTLS') return say('502 5.5.1 no such command')
      if (word === 'QUIT') return void socket.end('221 bye\r\n')
      say('250 ok')
    }
    say(state.script.GREETING ?? '220 scripted ESMTP')
    socket.on('data', (piece) => {
      rest += String(piece)
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    mails,
    auths,
    connections: () => connections,
    get script() {
      return state.script
    },
    set script(next) {
      state.script = next
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
