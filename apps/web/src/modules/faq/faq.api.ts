import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import type { STATUTS_DEMANDE_FAQ } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { mutationOf, queryOf } from '#kit/query.ts'

export type StatutDemande = (typeof STATUTS_DEMANDE_FAQ)[number]

export const faqQuery = (termes: string) =>
  queryOf(faqEndpoints.getFaq, { query: { termes: termes || undefined } })
export const faqBoQuery = () => queryOf(faqEndpoints.getFaqBo, {})
export const demandesFaqQuery = (statut: StatutDemande, page: number) =>
  queryOf(faqEndpoints.listDemandesFaq, { query: { statut, page } })

export const useCreateAvisFaq = () => useMutation(mutationOf(faqEndpoints.createAvisFaq))
export const useCreateDemandeFaq = () => useMutation(mutationOf(faqEndpoints.createDemandeFaq))
export const useCreateQuestionFaq = () => useMutation(mutationOf(faqEndpoints.createQuestionFaq))
export const useUpdateQuestionFaq = () => useMutation(mutationOf(faqEndpoints.updateQuestionFaq))
export const useDeleteQuestionFaq = () => useMutation(mutationOf(faqEndpoints.deleteQuestionFaq))
export const useUpdateOrdreFaq = () => useMutation(mutationOf(faqEndpoints.updateOrdreFaq))
export const useSendReponseFaq = () => useMutation(mutationOf(faqEndpoints.sendReponseFaq))
