import { PARAM_MESSAGE } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useNamedPage } from '#kit/page-name.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { DiscussionPane } from '../components/DiscussionPane.tsx'
import { FilSkeleton } from '../components/FilSkeleton.tsx'
import { InboxFrame } from '../components/InboxFrame.tsx'
import { discussionQuery } from '../messagerie.api.ts'
import { nomOf } from '../mots.ts'

const BACK = { to: pathTo('/messagerie'), label: 'Retour à la messagerie' }

type OpenDiscussionProps = { readonly id: string; readonly cible: string | undefined }

const OpenDiscussion = ({ id, cible }: OpenDiscussionProps) => {
  const { data: discussion } = useSuspenseQuery(discussionQuery(id))
  useNamedPage(nomOf(discussion))
  return <DiscussionPane discussion={discussion} cible={cible} />
}

/** A discussion, beside the inbox where there is room for both (mock-up 11b). */
export const DiscussionScreen = () => {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const cible = params.get(PARAM_MESSAGE) ?? undefined
  return (
    <>
      <Breadcrumb parents={[{ to: pathTo('/messagerie'), label: 'Messagerie' }]} />
      <InboxFrame courante={id}>
        <Boundary key={`${id}${cible ?? ''}`} isPage loading={<FilSkeleton />} back={BACK}>
          <OpenDiscussion id={id} cible={cible} />
        </Boundary>
      </InboxFrame>
    </>
  )
}
