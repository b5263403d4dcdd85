import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useEspace } from '#kit/back-offices.ts'
import { useMedia } from '#kit/media.ts'
import { usePage } from '#kit/page.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { creationHref } from '../adresses.ts'
import { intervenantsQuery } from '../bo-intervenants.api.ts'
import { filtresOf, hrefOf } from '../filtres.ts'
import { Filtres } from './Filtres.tsx'
import { IntervenantSheet } from './IntervenantSheet.tsx'
import styles from './IntervenantsPage.module.css'
import { Liste } from './Liste.tsx'
import { Onglets } from './Onglets.tsx'
import { FicheSkeleton, ListeSkeleton } from './Squelettes.tsx'

type IntervenantsPageProps = {
  /** The one whom the address names. */
  readonly id?: string
}

/** The records, and one of them beside their list: the first where there is room. A small screen shows one or the other. */
export const IntervenantsPage = ({ id }: IntervenantsPageProps) => {
  const espace = useEspace()
  const [searchParams] = useSearchParams()
  const page = usePage()
  // As Intervenantes.module.css has it: beside the left menu, a narrower window has no room for both.
  const isWide = useMedia('(min-width: 1280px)')
  const filtres = filtresOf(searchParams)
  const { data: first } = useQuery({ ...intervenantsQuery(filtres, page), enabled: id === undefined })
  const shown = id ?? (isWide ? first?.intervenants[0]?.id : undefined)
  const isListed = id === undefined || isWide
  return (
    <>
      {!isListed && (
        <Breadcrumb parents={[{ to: hrefOf(espace, filtres, page), label: 'Toutes les intervenantes' }]} />
      )}
      <PageHead
        title={isListed ? 'Intervenantes' : 'Intervenante'}
        actions={
          isListed && (
            <ButtonLink variant="primary" to={creationHref(espace)}>
              <Icon name="plus-bold" size="sm" />
              Ajouter une intervenante
            </ButtonLink>
          )
        }
      />
      {isListed && (
        <>
          <Onglets espace={espace} filtres={filtres} />
          <Filtres espace={espace} filtres={filtres} />
        </>
      )}
      <div className={`cols ${styles.duo}`}>
        {isListed && (
          <Boundary loading={<ListeSkeleton />}>
            <Liste espace={espace} filtres={filtres} page={page} shown={shown} />
          </Boundary>
        )}
        {shown !== undefined && (
          <Boundary key={shown} loading={<FicheSkeleton />}>
            <IntervenantSheet espace={espace} id={shown} />
          </Boundary>
        )}
      </div>
    </>
  )
}
