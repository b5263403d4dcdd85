import { connect } from 'node:net'

/** What Chromium sends with such a request. */
const HEADERS = [
  'Connection: keep-alive',
  'sec-ch-ua: "Chromium";v="142", "Not A(Brand";v="24"',
  'sec-ch-ua-mobile: ?0',
  'sec-ch-ua-platform: "Linux"',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Accept: text/event-stream',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Dest: empty',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: fr-FR,fr;q=0.9',
]

/** Opens a stream on a bare socket; resolves at its first event. `onText` gets what follows. */
export const openStream = (port, token, { onText, onEnd } = {}) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const head = [
      'GET /api/flux HTTP/1.1',
      `Host: localhost:${port}`,
      `Authorization: Bearer ${token}`,
      `Referer: http://localhost:${port}/messagerie`,
      ...HEADERS,
    ]
    let isOpen = false
    let begin = ''
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.on('data', (chunk) => {
      if (isOpen) return onText?.(chunk.toString())
      begin += chunk.toString()
      if (!begin.startsWith('HTTP/1.1 200'.slice(0, begin.length)))
        return reject(new Error(begin.slice(0, 200)))
      if (!begin.includes('data: ')) return
      isOpen = true
      begin = ''
      resolve(socket)
    })
    socket.on('error', reject)
    socket.on('close', () => {
      reject(new Error('the stream ended'))
      onEnd?.()
    })
  })
