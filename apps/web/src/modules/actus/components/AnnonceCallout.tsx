import { formatCount } from '@entrelles/contract/kit/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Callout } from '#ui/Callout.tsx'
import { destinatairesQuery } from '../actus.api.ts'
import { idsOf, nbDestinataires } from '../depart.ts'

/** To how many members the announcement goes; without a number while it is not known. */
export const AnnonceCallout = ({ audience }: { readonly audience: string }) => {
  const { data: totaux } = useQuery(destinatairesQuery())
  const nb = totaux && nbDestinataires(totaux, idsOf(audience))
  return (
    <Callout icon="megaphone-simple">
      {nb !== undefined && <p className="strong">Part à {formatCount(nb, 'membre')}.</p>}
      <p>Une annonce prévient toutes celles qui peuvent la lire, par notification et par e-mail.</p>
    </Callout>
  )
}
