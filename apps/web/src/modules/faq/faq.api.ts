import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, mutationOf, queryOf } from '#kit/query.ts'

export const faqQuery = (termes: string) =>
  queryOf(faqEndpoints.getFaq, { query: { termes: termes || undefined } })

// A form shows its own failures; an act without a form shows them in a toast.
export const useCreateDemandeFaq = () => useMutation(mutationOf(faqEndpoints.createDemandeFaq))
export const useCreateAvisCommentaire = () => useMutation(mutationOf(faqEndpoints.createAvisFaq))
export const useCreateAvisFaq = () => useMutation(actOf(faqEndpoints.createAvisFaq))
