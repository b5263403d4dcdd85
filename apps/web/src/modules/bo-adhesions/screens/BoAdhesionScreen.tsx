import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Tag } from '#ui/Tag.tsx'
import { adhesionQuery } from '../bo-adhesions.api.ts'
import { Cote } from '../components/Cote.tsx'
import { Paiement } from '../components/Paiement.tsx'
import { Rappels } from '../components/Rappels.tsx'
import { Reclamations } from '../components/Reclamations.tsx'
import { formatNom } from '../mots.ts'
import { STATUTS } from '../statuts.ts'

const PARENTS = [{ to: '/administratrice/adhesion', label: 'Adhésions' }]

export const BoAdhesionScreen = () => {
  const { id = '' } = useParams()
  const { data: adhesion } = useSuspenseQuery(adhesionQuery(id))
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
          <Paiement adhesion={adhesion} />
          <Rappels adhesion={adhesion} />
          {adhesion.reclamations.length > 0 && <Reclamations reclamations={adhesion.reclamations} />}
        </div>
        <Cote adhesion={adhesion} />
      </div>
    </>
  )
}
