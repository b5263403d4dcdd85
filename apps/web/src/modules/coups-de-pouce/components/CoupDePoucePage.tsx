import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useUser } from '#kit/session.ts'
import { gesteOf } from '../gestes.ts'
import styles from './CoupDePouce.module.css'
import { CoupDePouceArticle } from './CoupDePouceArticle.tsx'
import { CoupDePouceAside } from './CoupDePouceAside.tsx'
import { CoupDePouceMenu } from './CoupDePouceMenu.tsx'
import { EtatCallout } from './EtatCallout.tsx'
import { GestePanel } from './GestePanel.tsx'
import type { ReponseFormHandle } from './ReponseForm.tsx'
import { ReponsesSection } from './ReponsesSection.tsx'
import { SuiteCard } from './SuiteCard.tsx'

/** A help request with its answers; its parts appear together, so that nothing moves under a click. */
export const CoupDePoucePage = ({ demande }: { readonly demande: CoupDePouce }) => {
  const isMine = useUser().adherente.id === demande.auteure.id
  const form = useRef<ReponseFormHandle>(null)
  const [searchParams] = useSearchParams()
  const geste = gesteOf(searchParams.get('geste'), demande)
  return (
    <div className="cols cols--aside">
      <div className={styles.main}>
        <Boundary>{geste && <GestePanel demande={demande} asked={geste} />}</Boundary>
        <CoupDePouceArticle demande={demande} menu={<CoupDePouceMenu demande={demande} />}>
          <EtatCallout demande={demande} isMine={isMine} />
        </CoupDePouceArticle>
        {/* The panel already asks what she decides. */}
        {geste?.geste === undefined && <SuiteCard demande={demande} isMine={isMine} />}
        <Boundary>
          <ReponsesSection demande={demande} isMine={isMine} form={form} />
        </Boundary>
      </div>
      <CoupDePouceAside demande={demande} isMine={isMine} onOffer={() => form.current?.offer()} />
    </div>
  )
}
