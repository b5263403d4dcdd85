import { CallError } from '#kit/errors.ts'
import { notify } from '#kit/notify.ts'
import type { Issue } from './file-envoi.ts'

/** Shows a success toast; throws a refusal for the form to show. */
export const tellAjout = (issue: Issue | undefined, nom: string): void => {
  if (issue && issue.resultat !== 'faite')
    throw new CallError(409, {
      code: issue.resultat,
      message: issue.message ?? 'Elle n’a pas pu être ajoutée.',
    })
  notify(issue ? `${nom} est ajoutée et pointée.` : `${nom} est ajoutée, en attente d’envoi.`)
}
