import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useNamedPage } from '#kit/page-name.ts'
import { useUser } from '#kit/session.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { profilQuery } from '../adherentes.api.ts'
import { ProfilSectionsContext } from '../profil-sections.ts'
import { ProfilAside } from './ProfilAside.tsx'
import { ProfilHead } from './ProfilHead.tsx'
import { ProfilStory } from './ProfilStory.tsx'
import { regardOf, RegardTabs } from './RegardTabs.tsx'

type ProfilPageProps = { readonly id: string; readonly path: string }

/** A member’s profile; her own is worded in the first person, and can be previewed as others see it. */
export const ProfilPage = ({ id, path }: ProfilPageProps) => {
  const [searchParams] = useSearchParams()
  const isMine = useUser().adherente.id === id
  const regard = isMine ? regardOf(searchParams.get('comme')) : 'soi'
  const profil = useSuspenseQuery(profilQuery(id, regard)).data
  useNamedPage(isMine ? '' : formatName(profil))
  const isOwn = isMine && regard === 'soi'
  const sections = useContext(ProfilSectionsContext)
  return (
    <>
      <Breadcrumb parents={[{ to: pathTo('/membre'), label: 'Membres' }]} />
      {isMine && <RegardTabs path={path} regard={regard} />}
      <ProfilHead profil={profil} />
      <div className="cols cols--aside">
        <div>
          <ProfilStory profil={profil} isOwn={isOwn} />
          {sections.map((Section, index) => (
            // The list never changes: the index is a safe key.
            <Boundary key={index}>
              <Section id={id} isOwn={isOwn} />
            </Boundary>
          ))}
        </div>
        <ProfilAside profil={profil} isOwn={isOwn} />
      </div>
    </>
  )
}
