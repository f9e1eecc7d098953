// A name server that says what a test wants, on a port of its own: TXT, CNAME and A records by name, everything else does not exist.
import { createSocket } from 'node:dgram'

const TYPES = { A: 1, CNAME: 5, TXT: 16 } as const

/** Records by type and name; a name without any does not exist. */
export type Zone = { [Type in keyof typeof TYPES]?: Record<string, readonly string[]> }

/** A running one; `zone` may be replaced. */
export type ScriptedDns = { address: string; zone: Zone; close(): Promise<void> }

function nameAt(message: Buffer, from: number): { name: string; end: number } {
  const labels: string[] = []
  let at = from
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

const wireName = (name: string) =>
  Buffer.concat([...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])), Buffer.from([0])])

function wireData(type: number, value: string): Buffer {
  if (type === TYPES.A) return Buffer.from(value.split('.').map(Number))
  return type === TYPES.CNAME ? wireName(value) : Buffer.from([value.length, ...Buffer.from(value)])
}

function answerTo(question: Buffer, zone: Zone): Buffer {
  const { name, end } = nameAt(question, 12)
  const type = question.readUInt16BE(end)
  const kind = (Object.keys(TYPES) as (keyof typeof TYPES)[]).find((one) => TYPES[one] === type)
  const values = (kind && zone[kind]?.[name]) ?? []
  const isThere = Object.values(zone).some((records) => records?.[name])
  const head = Buffer.alloc(12)
  question.copy(head, 0, 0, 2)
  // An answer, with recursion, and what is not there said so.
  head.writeUInt16BE(isThere ? 0x8180 : 0x8183, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(values.length, 6)
  const records = values.map((value) => {
    const data = wireData(type, value)
    const record = Buffer.alloc(12)
    // The name of the question, its type, its class, for no time at all.
    record.writeUInt16BE(0xc00c, 0)
    record.writeUInt16BE(type, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt16BE(data.length, 10)
    return Buffer.concat([record, data])
  })
  return Buffer.concat([head, question.subarray(12, end + 4), ...records])
}

/** Starts it on the loopback address. */
export async function startDns(zone: Zone = {}): Promise<ScriptedDns> {
  const socket = createSocket('udp4')
  const server = { zone }
  socket.on('message', (question, from) => socket.send(answerTo(question, server.zone), from.port, from.address))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return Object.assign(server, {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  })
}
