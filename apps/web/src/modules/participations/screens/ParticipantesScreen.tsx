import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useNamedPage } from '#kit/page-name.ts'
import { MembreCardsSkeleton } from '#modules/adherentes/adherentes.public.tsx'
import { EcrireInscritesButton } from '#modules/messagerie/messagerie.public.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ParticipantesList } from '../components/ParticipantesList.tsx'
import { evenementQuery } from '../participations.api.ts'

export const ParticipantesScreen = () => {
  const { id = '' } = useParams()
  const { titre, droits, nbInscrites } = useSuspenseQuery(evenementQuery(id)).data
  useNamedPage(titre)
  return (
    <>
      <Breadcrumb
        parents={[
          { to: pathTo('/evenement'), label: 'Événements' },
          { to: pathTo('/evenement/:id', { id }), label: titre },
        ]}
      />
      <PageHead
        title="Participantes"
        actions={droits.gerer && nbInscrites > 0 && <EcrireInscritesButton id={id} />}
      />
      <Boundary loading={<MembreCardsSkeleton />}>
        <ParticipantesList id={id} />
      </Boundary>
    </>
  )
}
