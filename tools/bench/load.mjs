// Generates the load in a separate process, so that the server's CPU figures exclude it.
import autocannon from 'autocannon'

const call = async ({ url, path, tokens, calls }) => {
  const result = await autocannon({
    url,
    connections: 16,
    amount: calls,
    requests: tokens.map((token) => ({ path, headers: { authorization: `Bearer ${token}` } })),
  })
  const refused = result.non2xx + result.errors + result.timeouts
  process.send({ refused })
}

process.on('message', (order) => void call(order))
