// Firefox as Playwright starts it, in between: commands of WebDriver BiDi that this Firefox does not know yet, and no test needs, are answered as done.
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

/** Playwright sends it for each page, whatever the options say. */
const UNKNOWN = ['emulation.setMediaFeaturesOverride']
/** What Firefox says when it listens, and Playwright reads. */
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(process.env.FIREFOX ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('close', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => firefox.kill())
let said = ''
firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
  said += text
  for (let end = said.indexOf('\n'); end >= 0; end = said.indexOf('\n')) {
    tell(said.slice(0, end))
    said = said.slice(end + 1)
  }
})

/** Hands a line on; the one that names the address names ours instead. */
function tell(line: string): void {
  const address = LISTENING.exec(line)?.[1]
  if (address === undefined) return void process.stderr.write(`${line}\n`)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (client, request) => join(client, new WebSocket(`${address}${request.url}`)))
}

function join(client: WebSocket, browser: WebSocket): void {
  const early: string[] = []
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text)
  })
  client.on('message', (data: RawData) => {
    const text = String(data)
    const { id, method } = JSON.parse(text) as { id: number; method: string }
    if (UNKNOWN.includes(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('message', (data: RawData) => client.send(String(data)))
  browser.on('close', () => client.close())
  browser.on('error', () => client.close())
  client.on('close', () => browser.close())
}
