// This file does not import zod, so that the entry chunk can import it.
import { pathTo } from '#kit/paths.ts'

/** The fragment of a question in the page of the FAQ. */
export const ancreQuestion = (id: string): string => `question-${id}`

/** The FAQ, opened at one of its questions: its page lists all of them. */
export const cheminQuestion = (id: string): string => `${pathTo('/faq')}#${ancreQuestion(id)}`
