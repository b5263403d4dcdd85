/** Stands in for XMLHttpRequest: a test decides when the body leaves and what is answered. */
export class FakeXhr extends EventTarget {
  static sent: FakeXhr[] = []

  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  method = ''
  url = ''
  body: unknown
  status = 0
  responseText = ''

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  send(body: unknown): void {
    this.body = body
    FakeXhr.sent.push(this)
  }

  abort(): void {
    this.end('abort')
  }

  /** So many bytes of the body have left. */
  leave(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }

  answer(status: number, body?: unknown): void {
    this.status = status
    this.responseText = body === undefined ? '' : JSON.stringify(body)
    this.end('load')
  }

  fail(): void {
    this.end('error')
  }

  private end(how: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}
