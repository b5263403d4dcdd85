import { capitalize, formatCount } from '@entrelles/contract/kit/format.ts'
import { attenteTienne } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadNextPage } from '#kit/list/LoadNextPage.tsx'
import { Callout } from '#ui/Callout.tsx'
import { mesMesuresQuery } from '../moderation.api.ts'
import styles from './MesSignalements.module.css'
import { MesureRow } from './MesureRow.tsx'

/** What the moderators decided about her contents or her account, why, and how to appeal. */
export const MesMesuresSection = () => {
  const query = useSuspenseInfiniteQuery(mesMesuresQuery())
  const mesures = query.data.pages.flatMap((page) => page.mesures)
  const { nbmesures = 0, masques = [] } = query.data.pages[0] ?? {}
  const rows = useRef<HTMLUListElement>(null)
  return (
    <div className={styles.section}>
      <p>Ce que l’équipe de modération a décidé à ton sujet, et pourquoi. Toi seule vois cette liste.</p>
      {masques.map(({ cible }, index) => (
        // The index is the key: several contents may have the same name, and their order does not change.
        <Callout key={index} tone="warning" icon="eye-slash">
          <p>
            {capitalize(attenteTienne(cible))}&nbsp;: plusieurs membres nous ont prévenues. Si une mesure est
            prise, tu recevras le motif.
          </p>
        </Callout>
      ))}
      {nbmesures > 0 && <p className="small muted">{formatCount(nbmesures, 'mesure')}</p>}
      <ul ref={rows} className={styles.list}>
        {mesures.map((mesure) => (
          <MesureRow key={mesure.id} mesure={mesure} />
        ))}
      </ul>
      <LoadNextPage rows={rows} nb={mesures.length} query={query}>
        Afficher les suivantes
      </LoadNextPage>
    </div>
  )
}
