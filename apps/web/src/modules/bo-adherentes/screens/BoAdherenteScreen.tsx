import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useNamedPage } from '#kit/page-name.ts'
import { EnvoisSection } from '#modules/bo-envois/bo-envois.public.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { ficheQuery } from '../bo-adherentes.api.ts'
import { AdhesionCard } from '../components/AdhesionCard.tsx'
import { FicheAside } from '../components/FicheAside.tsx'
import { FicheHead } from '../components/FicheHead.tsx'
import { FonctionsCard } from '../components/FonctionsCard.tsx'
import { IdentiteCard } from '../components/IdentiteCard.tsx'
import { InscriptionCard } from '../components/InscriptionCard.tsx'

const PARENTS = [{ to: pathTo('/administratrice/adherente'), label: 'Adhérentes' }]

export const BoAdherenteScreen = () => {
  const { id = '' } = useParams()
  const { data: fiche } = useSuspenseQuery(ficheQuery(id))
  useNamedPage(formatName(fiche))
  return (
    <>
      <Breadcrumb parents={PARENTS} />
      <FicheHead fiche={fiche} />
      <div className="cols cols--aside">
        <div className="stack">
          <AdhesionCard fiche={fiche} />
          <IdentiteCard fiche={fiche} />
          <InscriptionCard fiche={fiche} />
          <FonctionsCard key={fiche.id} fiche={fiche} />
        </div>
        <FicheAside fiche={fiche} />
      </div>
      <EnvoisSection about={{ adherente: fiche.id }} />
    </>
  )
}
