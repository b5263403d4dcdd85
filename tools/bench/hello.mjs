// The engine run bare: what every figure of the bench is divided by.
import fastify from 'fastify'

const answer = { type: 'object', properties: { hello: { type: 'string' } } }
const app = fastify()
app.get('/', { schema: { response: { 200: answer } } }, (_request, reply) => {
  reply.send({ hello: 'world' })
})
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
