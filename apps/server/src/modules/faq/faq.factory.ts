/** A question that a member asked and that waits for its answer. */
export { insertDemande as createDemande } from './demandes-faq.repository.ts'
