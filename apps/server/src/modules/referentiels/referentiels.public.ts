export {
  areReferentiels,
  idOf as idOfReferentiel,
  isVille,
  listReferentiels,
} from './referentiels.queries.ts'
