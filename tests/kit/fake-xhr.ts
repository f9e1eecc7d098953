// An XMLHttpRequest that a test answers: what was sent, progress, and the end.
import { vi } from 'vitest'

/** A request under way. */
export interface FakeUpload {
  url: string
  headers: Record<string, string>
  form: FormData
  aborted: boolean
  progress(loaded: number, total: number): void
  answer(status: number, body: unknown): void
  /** The connection breaks. */
  breakOff(): void
}

/** Replaces XMLHttpRequest until the mocks are undone (`vi.unstubAllGlobals`); the list grows with every request that is sent. */
export function fakeUploads(): FakeUpload[] {
  const sent: FakeUpload[] = []
  class FakeXhr extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    private url = ''
    private headers: Record<string, string> = {}
    private own: FakeUpload | null = null
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send(form: FormData) {
      this.own = {
        url: this.url,
        headers: this.headers,
        form,
        aborted: false,
        progress: (loaded, total) => this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })),
        answer: (status, body) => {
          this.status = status
          this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
          this.dispatchEvent(new Event('load'))
        },
        breakOff: () => this.dispatchEvent(new Event('error')),
      }
      sent.push(this.own)
    }
    abort() {
      if (this.own) this.own.aborted = true
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  return sent
}
