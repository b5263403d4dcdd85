import { formatDate, formatShortDay } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { STATUTS_RAPPEL } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { DetailAdhesion } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import type { ComponentProps } from 'react'
import { Card } from '#ui/Card.tsx'
import { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import styles from './RappelsCard.module.css'

type Rappel = DetailAdhesion['rappels'][number]
type Look = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'> & { readonly nom: string }

const RESULTATS: Readonly<Record<(typeof STATUTS_RAPPEL)[number], Look>> = {
  prevu: { nom: 'Prévu', tone: 'lagoon', icon: 'clock' },
  envoye: { nom: 'Envoyé', tone: 'success', icon: 'check-circle-fill' },
  ignore: { nom: 'Non envoyé', tone: 'outline', icon: 'x-bold' },
  echec: { nom: 'Échec', tone: 'danger', icon: 'x-circle-fill' },
}

const Resultat = ({ rappel: { statut, motif, dateTraitement } }: { readonly rappel: Rappel }) => {
  const { nom, ...look } = RESULTATS[statut]
  const details = [dateTraitement && `le ${formatDate(dateTraitement, ZONE_PARIS)}`, motif]
    .filter(Boolean)
    .join(', ')
  return (
    <span className={styles.result}>
      <Tag {...look}>{nom}</Tag>
      {details}
    </span>
  )
}

/** Reminders around the end of a membership: due date, outcome, and why one was not sent. */
export const RappelsCard = ({ adhesion }: { readonly adhesion: DetailAdhesion }) => (
  <Card as="section" aria-labelledby="rappels">
    <h2 id="rappels" className={styles.title}>
      Rappels
    </h2>
    {!adhesion.rappelsActifs && adhesion.adherente && (
      <p className={styles.off}>{adhesion.adherente.prenom} a demandé à ne plus en recevoir.</p>
    )}
    {adhesion.rappels.length === 0 ? (
      <p className="muted">Aucun rappel n’est prévu.</p>
    ) : (
      <Table
        caption="Rappels, du premier au dernier"
        rows={adhesion.rappels}
        keyOf={({ echeance }) => echeance}
        columns={[
          {
            id: 'echeance',
            header: 'Échéance',
            kind: 'title',
            cell: ({ echeance }) => <strong>{echeance.replace('-', '\u2212')}</strong>,
          },
          { id: 'prevu', header: 'Prévu le', cell: ({ datePrevue }) => formatShortDay(datePrevue) },
          { id: 'resultat', header: 'Résultat', cell: (rappel) => <Resultat rappel={rappel} /> },
        ]}
      />
    )}
  </Card>
)
