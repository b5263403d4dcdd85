export { listDiscussions } from './discussions/list-discussions.ts'
export { listMessages } from './messages/messages.queries.ts'
export { writeToMembre } from './portes/write-to-membre.ts'
