import { boFaqEndpoints } from '@entrelles/contract/modules/bo-faq/bo-faq.endpoints.ts'
import type { STATUTS_DEMANDE_FAQ } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf, type Said } from '#kit/query.ts'

export type StatutDemande = (typeof STATUTS_DEMANDE_FAQ)[number]

export const faqBoQuery = () => queryOf(boFaqEndpoints.getFaqBo, {})
export const demandesFaqQuery = (statut: StatutDemande, page: number) =>
  queryOf(boFaqEndpoints.listDemandesFaq, { query: { statut, page } })

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreateQuestionFaq = () => useMutation(mutationOf(boFaqEndpoints.createQuestionFaq))
export const useUpdateQuestionFaq = () => useMutation(mutationOf(boFaqEndpoints.updateQuestionFaq))
export const useSendReponseFaq = () => useMutation(mutationOf(boFaqEndpoints.sendReponseFaq))
export const useMoveQuestionFaq = () => useMutation(mutationOf(boFaqEndpoints.updateOrdreFaq))
export const usePublishQuestionFaq = (said: Said<typeof boFaqEndpoints.updateQuestionFaq>) =>
  useMutation(actOf(boFaqEndpoints.updateQuestionFaq, said))
export const useDeleteQuestionFaq = (said: string) =>
  useMutation(actOf(boFaqEndpoints.deleteQuestionFaq, said))
export const useUpdateOrdreFaq = () =>
  useMutation({ ...actOf(boFaqEndpoints.updateOrdreFaq), scope: { id: 'ordre-faq' } })
