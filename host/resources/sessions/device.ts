// From what somebody signs in: the device by what it says of itself, and the network without the last part of its address.
import bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '#process/network.ts'

/** What a session keeps of where it was opened. */
export type Device = { userAgent: string; network: string }

/** Where a request comes from; the gateway tells both of the browser behind it. */
export function deviceOf(request: FastifyRequest): Device {
  return { userAgent: (request.headers['user-agent'] ?? '').slice(0, 400), network: networkOf(request.ip) }
}

/** `Firefox on Windows`; `Unknown device` for what is no browser. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = bowser.parse(userAgent)
  return [browser.name, os.name].filter((part) => part).join(' on ') || 'Unknown device'
}
