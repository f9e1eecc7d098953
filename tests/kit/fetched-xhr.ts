// An XMLHttpRequest over node's fetch: as much of one as uploads use.

/** Put in the place of the browser's own where client, gateway and host run in one process. */
export class FetchedXhr extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  #address = ''
  #headers: Record<string, string> = {}
  #stop = new AbortController()

  open(_method: string, address: string): void {
    this.#address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }

  send(body: FormData): void {
    void fetch(this.#address, { method: 'POST', headers: this.#headers, body, signal: this.#stop.signal })
      .then(async (answer) => {
        this.responseText = await answer.text()
        this.status = answer.status
      })
      .then(
        () => this.dispatchEvent(new Event('load')),
        () => this.#stop.signal.aborted || this.dispatchEvent(new Event('error')),
      )
  }

  abort(): void {
    this.#stop.abort()
  }
}
