import type { ThreadOf } from '#ui/Thread.tsx'

/** Each message with its replies. A reply whose parent is not among them stands alone. */
export const threadsOf = <Message extends { readonly id: string }>(
  messages: readonly Message[],
  parentOf: (message: Message) => string | null,
): readonly ThreadOf<Message>[] => {
  const replies = Map.groupBy(messages, parentOf)
  const ids = new Set<string | null>(messages.map(({ id }) => id))
  return messages
    .filter((message) => !ids.has(parentOf(message)))
    .map((message) => ({ message, replies: replies.get(message.id) ?? [] }))
}
