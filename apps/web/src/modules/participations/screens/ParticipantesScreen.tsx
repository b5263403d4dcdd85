import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { pageOf } from '#kit/address.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { CartesMembresSkeleton } from '#modules/adherentes/adherentes.public.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Participantes } from '../components/Participantes.tsx'
import { evenementQuery } from '../participations.api.ts'

export const ParticipantesScreen = () => {
  const { id = '', pagenum } = useParams()
  const { titre } = useSuspenseQuery(evenementQuery(id)).data
  return (
    <>
      <Breadcrumb
        parents={[
          { to: '/evenement', label: 'Événements' },
          { to: `/evenement/${id}`, label: titre },
        ]}
      />
      <PageHead title="Participantes" />
      <Boundary loading={<CartesMembresSkeleton />}>
        <Participantes id={id} page={pageOf(pagenum)} />
      </Boundary>
    </>
  )
}
