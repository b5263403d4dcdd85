import { dossierId, type DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { PARAM_DOSSIER } from '@entrelles/contract/modules/moderation/moderation.paths.ts'
import { useSearchParams } from 'react-router'

/** The report that the URL opens; a text that is no id opens none (R2.1-25). */
export const useDossierChoisi = (): DossierId | undefined => {
  const [searchParams] = useSearchParams()
  return dossierId.safeParse(searchParams.get(PARAM_DOSSIER)).data
}
