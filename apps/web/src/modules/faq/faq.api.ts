import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import type { STATUTS_DEMANDE_FAQ } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf, type Said } from '#kit/query.ts'

export type StatutDemande = (typeof STATUTS_DEMANDE_FAQ)[number]

export const faqQuery = (termes: string) =>
  queryOf(faqEndpoints.getFaq, { query: { termes: termes || undefined } })
export const faqBoQuery = () => queryOf(faqEndpoints.getFaqBo, {})
export const demandesFaqQuery = (statut: StatutDemande, page: number) =>
  queryOf(faqEndpoints.listDemandesFaq, { query: { statut, page } })

// A form tells its own failures; an act without a form tells them in a notification.
export const useCreateDemandeFaq = () => useMutation(mutationOf(faqEndpoints.createDemandeFaq))
export const useCreateQuestionFaq = () => useMutation(mutationOf(faqEndpoints.createQuestionFaq))
export const useUpdateQuestionFaq = () => useMutation(mutationOf(faqEndpoints.updateQuestionFaq))
export const useSendReponseFaq = () => useMutation(mutationOf(faqEndpoints.sendReponseFaq))
export const useCreateAvisCommentaire = () => useMutation(mutationOf(faqEndpoints.createAvisFaq))
export const useMoveQuestionFaq = () => useMutation(mutationOf(faqEndpoints.updateOrdreFaq))
export const useCreateAvisFaq = () => useMutation(actOf(faqEndpoints.createAvisFaq))
export const usePublishQuestionFaq = (said: Said<typeof faqEndpoints.updateQuestionFaq>) =>
  useMutation(actOf(faqEndpoints.updateQuestionFaq, said))
export const useDeleteQuestionFaq = (said: string) => useMutation(actOf(faqEndpoints.deleteQuestionFaq, said))
export const useUpdateOrdreFaq = () =>
  useMutation({ ...actOf(faqEndpoints.updateOrdreFaq), scope: { id: 'ordre-faq' } })
