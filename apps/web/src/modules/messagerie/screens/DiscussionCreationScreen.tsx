import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { PARAM_AVEC } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { FilSkeleton } from '../components/FilSkeleton.tsx'
import { InboxFrame } from '../components/InboxFrame.tsx'
import { NouvelleDiscussionForm } from '../components/NouvelleDiscussionForm.tsx'
import { destinataireQuery } from '../messagerie.api.ts'

/** From the page of a member: their discussion if there is one, else a new one with her. */
const AvecMembre = ({ id }: { readonly id: string }) => {
  const { data: destinataire } = useSuspenseQuery(destinataireQuery(id))
  const { discussionId } = destinataire
  if (discussionId !== null) {
    return <Navigate to={pathTo('/messagerie/discussion/:id', { id: discussionId })} replace />
  }
  return <NouvelleDiscussionForm avec={destinataire} />
}

/** Opens a discussion with a member, or a group (R2.1-15). */
export const DiscussionCreationScreen = () => {
  const [params] = useSearchParams()
  const avec = params.get(PARAM_AVEC)
  return (
    <>
      <Breadcrumb parents={[{ to: pathTo('/messagerie'), label: 'Messagerie' }]} />
      <InboxFrame>
        <Boundary key={avec} isPage loading={<FilSkeleton />}>
          {avec === null ? <NouvelleDiscussionForm /> : <AvecMembre id={avec} />}
        </Boundary>
      </InboxFrame>
    </>
  )
}
