// Calls what it is told to, in a process of its own: the server's figures hold nothing of the load's.
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
