import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import {
  ACCUEIL_JOURS,
  type NouvelleTerritoire,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useList } from '#kit/list/use-list.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Person } from '#ui/Person.tsx'
import { Tag } from '#ui/Tag.tsx'
import { aAccueillirQuery, useAcceptRattachement } from '../bo-antennes.api.ts'
import { siennes } from '../liste.ts'
import styles from './AAccueillirList.module.css'
import { AccueilDialog } from './AccueilDialog.tsx'

type NouvelleProps = {
  readonly antenneId: string
  readonly nouvelle: NouvelleTerritoire
  readonly onWelcome: () => void
  readonly onAccept: () => void
}

const Nouvelle = ({ antenneId, nouvelle, onWelcome, onAccept }: NouvelleProps) => {
  const { id, photo, commune, depuis, porteeLe, accueil } = nouvelle
  const nom = formatName(nouvelle)
  const { mutate: accept, isPending } = useAcceptRattachement(
    `${nom} lit maintenant ce que l’antenne se réserve.`,
  )
  const which = { id: antenneId as TerritoireId, adherenteId: id }
  return (
    <li className={styles.line}>
      <Person name={nom} photo={photo && miniatureDe(photo)} to={pathTo('/membre/:id', { id })}>
        {[commune, `arrivée le ${formatDate(depuis, ZONE_PARIS)}`].filter(Boolean).join(' · ')}
        {porteeLe !== null && (
          <span className={styles.note}>
            Elle lira ce que l’antenne se réserve le {formatDate(porteeLe, ZONE_PARIS)}, ou dès que tu
            l’acceptes.
          </span>
        )}
        {accueil?.note && <span className={styles.note}>«&nbsp;{accueil.note}&nbsp;»</span>}
      </Person>
      <div className={styles.acts}>
        {porteeLe !== null && (
          <Button
            size="sm"
            variant="primary"
            busy={isPending}
            onClick={() => accept({ params: which }, { onSuccess: onAccept })}
          >
            Accepter<span className="sr-only">&nbsp;: {nom}</span>
          </Button>
        )}
        {accueil === null ? (
          <Button size="sm" onClick={onWelcome}>
            <Icon name="hand-waving" size="sm" />
            Noter son accueil<span className="sr-only">&nbsp;: {nom}</span>
          </Button>
        ) : (
          <Tag tone="success" icon="check-circle-fill">
            Accueillie le {formatDate(accueil.date, ZONE_PARIS)}
          </Tag>
        )}
      </div>
    </li>
  )
}

/** Recent members of the branch, welcomed or not. */
export const AAccueillirList = ({ id }: { readonly id: string }) => {
  const { page } = useList(siennes, undefined)
  const { adherentes, nbadherentes, limit } = useSuspenseQuery(aAccueillirQuery(id, page)).data
  const [welcomed, setWelcomed] = useState<NouvelleTerritoire>()
  const { target: title, onDone } = useFocusOnDone<HTMLHeadingElement>(welcomed !== undefined)
  return (
    <Card as="section" className={styles.card} aria-labelledby="a-accueillir">
      <h2 id="a-accueillir" ref={title} tabIndex={-1} className={styles.title}>
        À accueillir
      </h2>
      <p className="muted">Celles qui ont rejoint l’antenne depuis {ACCUEIL_JOURS}&nbsp;jours.</p>
      {adherentes.length === 0 ? (
        <p className={styles.none}>Personne de nouveau pour l’instant.</p>
      ) : (
        <ul>
          {adherentes.map((nouvelle) => (
            <Nouvelle
              key={nouvelle.id}
              antenneId={id}
              nouvelle={nouvelle}
              onWelcome={() => setWelcomed(nouvelle)}
              onAccept={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCountOf(nbadherentes, limit)}
        hrefFor={(number) => siennes.href(undefined, { antenne: id }, number)}
      />
      {welcomed && (
        <AccueilDialog
          antenneId={id}
          nouvelle={welcomed}
          onDone={onDone}
          onClose={() => setWelcomed(undefined)}
        />
      )}
    </Card>
  )
}
