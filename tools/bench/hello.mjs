// A bare Fastify server: the baseline that the bench's figures are divided by.
import fastify from 'fastify'

const answer = { type: 'object', properties: { hello: { type: 'string' } } }
const app = fastify()
app.get('/', { schema: { response: { 200: answer } } }, (_request, reply) => {
  reply.send({ hello: 'world' })
})
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
