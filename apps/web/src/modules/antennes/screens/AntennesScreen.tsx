import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AntennesSkeleton } from '../components/AntennesSkeleton.tsx'
import { FiltresAntennes } from '../components/FiltresAntennes.tsx'
import { ListeAntennes } from '../components/ListeAntennes.tsx'
import { RienPresDeChezToi } from '../components/RienPresDeChezToi.tsx'
import { filtresOf } from '../filtres.ts'

export const AntennesScreen = () => {
  const [searchParams] = useSearchParams()
  const filtres = filtresOf(searchParams)
  return (
    <>
      <PageHead
        title="Antennes"
        lede="Ton antenne suit ta commune, tu peux en suivre trois autres."
        actions={
          <ButtonLink to="/membre?vue=carte">
            <Icon name="map-pin-area" size="sm" />
            Voir la carte
          </ButtonLink>
        }
      />
      <FiltresAntennes filtres={filtres} />
      <Boundary loading={<AntennesSkeleton />}>
        <ListeAntennes filtres={filtres} />
      </Boundary>
      <RienPresDeChezToi />
    </>
  )
}
