export { publicationsQuery, publicationsTerritoireQuery } from './actus.api.ts'
export { PublicationsSkeleton } from './components/ActusSkeletons.tsx'
export { PublicationCards } from './components/PublicationCards.tsx'
export { useMentions } from './use-mentions.ts'
