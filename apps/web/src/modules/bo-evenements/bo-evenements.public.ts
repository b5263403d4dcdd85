export { cheminOf, editionHref, emargementHref, participantesHref, queueHref } from './adresses.ts'
export { statutOf } from './mots.ts'
