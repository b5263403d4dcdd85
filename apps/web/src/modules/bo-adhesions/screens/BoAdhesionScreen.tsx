import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useNamedPage } from '#kit/page-name.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Tag } from '#ui/Tag.tsx'
import { adhesionQuery } from '../bo-adhesions.api.ts'
import { AdhesionAside } from '../components/AdhesionAside.tsx'
import { PaiementCard } from '../components/PaiementCard.tsx'
import { RappelsCard } from '../components/RappelsCard.tsx'
import { ReclamationsList } from '../components/ReclamationsList.tsx'
import { formatNom } from '../mots.ts'
import { STATUTS } from '../statuts.ts'

const PARENTS = [{ to: pathTo('/administratrice/adhesion'), label: 'Adhésions' }]

export const BoAdhesionScreen = () => {
  const { id = '' } = useParams()
  const { data: adhesion } = useSuspenseQuery(adhesionQuery(id))
  useNamedPage(adhesion.numero)
  const { nom, ...look } = STATUTS[adhesion.statut]
  return (
    <>
      <Breadcrumb parents={PARENTS} />
      <PageHead
        title={`Adhésion ${adhesion.numero}`}
        lede={
          <span className="row">
            <Tag {...look}>{nom}</Tag> {formatNom(adhesion.adherente)}
          </span>
        }
      />
      <div className="cols cols--aside">
        <div className="stack">
          <PaiementCard adhesion={adhesion} />
          <RappelsCard adhesion={adhesion} />
          {adhesion.reclamations.length > 0 && <ReclamationsList reclamations={adhesion.reclamations} />}
        </div>
        <AdhesionAside adhesion={adhesion} />
      </div>
    </>
  )
}
