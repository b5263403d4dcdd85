import { formatCount, formatLongDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { AlerteRecherche } from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import { cheminRecherche } from '@entrelles/contract/modules/recherche/recherche.chemins.ts'
import { ALERTES_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { LineList } from '#ui/LineList.tsx'
import { Link } from '#ui/Link.tsx'
import { RUBRIQUES, RUBRIQUES_EN_ORDRE } from '../rubriques.ts'
import { alertesQuery, useDeleteAlerte } from './alertes.api.ts'
import styles from './AlertesSection.module.css'

/** Where she looks for it: « Événements ». */
const titreOf = ({ categorie }: AlerteRecherche): string => {
  const rubrique = RUBRIQUES_EN_ORDRE.find((une) => RUBRIQUES[une].categorie === categorie)
  return rubrique === undefined ? 'Tout le réseau' : RUBRIQUES[rubrique].titre
}

type AlerteRowProps = { readonly alerte: AlerteRecherche; readonly onAct: () => void }

const AlerteRow = ({ alerte, onAct }: AlerteRowProps) => {
  const { mutate: remove, isPending } = useDeleteAlerte('L’alerte est supprimée.')
  const { termes, dernierAvis, dateCreation } = alerte
  return (
    <li className={styles.row}>
      <div>
        <Link to={cheminRecherche(alerte)}>«&nbsp;{termes}&nbsp;»</Link>
        <p className="small muted">
          {titreOf(alerte)},{' '}
          {dernierAvis === null
            ? `depuis le ${formatLongDate(dateCreation, ZONE_PARIS)}`
            : `prévenue le ${formatLongDate(dernierAvis, ZONE_PARIS)}`}
        </p>
      </div>
      <Button
        size="sm"
        busy={isPending}
        busyLabel="Suppression…"
        aria-label={`Supprimer l’alerte\u00a0: ${termes}`}
        onClick={() => {
          onAct()
          remove({ params: { id: alerte.id } })
        }}
      >
        Supprimer
      </Button>
    </li>
  )
}

/** The searches of which she is told what is new. */
export const AlertesSection = () => {
  const { alertes } = useSuspenseQuery(alertesQuery()).data
  const nb = alertes.length
  const count = useRef<HTMLParagraphElement>(null)
  const hasActed = useRef(false)
  useEffect(() => {
    // Her act has removed its row.
    if (hasActed.current && document.activeElement === document.body) count.current?.focus()
    hasActed.current = false
  }, [nb])
  const onAct = () => {
    hasActed.current = true
  }
  return (
    <div className={styles.section}>
      <p>
        Sur la page d’une recherche, choisis «&nbsp;Préviens-moi&nbsp;»&nbsp;: tu reçois un message par
        semaine au plus, s’il y a du nouveau.
      </p>
      <p ref={count} tabIndex={-1} className="small muted">
        {nb === 0 ? 'Tu n’as pas d’alerte.' : `${formatCount(nb, 'alerte')} sur ${ALERTES_MAX}`}
      </p>
      {nb > 0 && (
        <LineList>
          {alertes.map((alerte) => (
            <AlerteRow key={alerte.id} alerte={alerte} onAct={onAct} />
          ))}
        </LineList>
      )}
    </div>
  )
}
