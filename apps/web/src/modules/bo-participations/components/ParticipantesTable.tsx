import { formatDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { cheminEcrire } from '@entrelles/contract/modules/messagerie/messagerie.chemins.ts'
import type {
  EnteteParticipations,
  ParticipationBo,
} from '@entrelles/contract/modules/participations/participations.schema.ts'
import { useState, type ComponentProps } from 'react'
import type { Espace } from '#kit/back-offices.ts'
import { useUser } from '#kit/session.ts'
import { LieuText } from '#modules/adherentes/adherentes.public.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { Table } from '#ui/Table.tsx'
import { Tag } from '#ui/Tag.tsx'
import { besoinsOf, presenceOf, quiOf } from '../mots.ts'
import { ParticipanteLink } from './ParticipanteLink.tsx'
import styles from './ParticipantesTable.module.css'
import type { Demande } from './ParticipationDialogs.tsx'

type Colonnes = ComponentProps<typeof Table<ParticipationBo>>['columns']

const Besoins = ({ ligne }: { readonly ligne: ParticipationBo }) => {
  const besoins = besoinsOf(ligne)
  if (besoins.length === 0) return '–'
  return (
    <span className={styles.needs}>
      {besoins.map(({ mots, icon }) => (
        <Tag key={icon} icon={icon}>
          {mots}
        </Tag>
      ))}
    </span>
  )
}

type ParticipantesTableProps = {
  readonly espace: Espace
  readonly entete: EnteteParticipations
  readonly lignes: readonly ParticipationBo[]
  readonly onAsk: (demande: Demande) => void
}

/** Participants, in the order of registration. */
export const ParticipantesTable = ({ espace, entete, lignes, onAsk }: ParticipantesTableProps) => {
  const [now] = useState(() => new Date())
  const moi = useUser().adherente.id
  const colonnes: Colonnes = [
    {
      id: 'qui',
      header: 'Participante',
      kind: 'title',
      cell: ({ adherente, origine }) => (
        <ParticipanteLink espace={espace} adherente={adherente}>
          {origine === 'sans_inscription' && 'venue sans inscription'}
        </ParticipanteLink>
      ),
    },
    {
      id: 'commune',
      header: 'Commune',
      cell: ({ adherente }) => (adherente?.ville ? <LieuText ville={adherente.ville} /> : '–'),
    },
    {
      id: 'inscription',
      header: 'Inscrite le',
      cell: ({ dateInscription }) => (
        <span className={styles.day}>{formatDate(dateInscription, ZONE_PARIS)}</span>
      ),
    },
    { id: 'besoins', header: 'Besoins', cell: (ligne) => <Besoins ligne={ligne} /> },
    { id: 'presence', header: 'Présence', cell: (ligne) => presenceOf(ligne, entete, now) },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (ligne) => (
        <>
          {ligne.adherente?.id && ligne.adherente.id !== moi && (
            <IconLink
              plain
              icon="chat-circle-dots"
              label={`Écrire à ${quiOf(ligne.adherente)}`}
              to={cheminEcrire(ligne.adherente.id)}
            />
          )}
          {/* A participant who is checked in cannot be removed: her row proves her attendance. */}
          {ligne.pointeeLe === null && (
            <IconButton
              plain
              icon="x"
              label={`Désinscrire ${quiOf(ligne.adherente)}`}
              onClick={() => onAsk({ acte: 'retirer', ligne })}
            />
          )}
        </>
      ),
    },
  ]
  return (
    <>
      <Table
        caption="Participantes, par date d’inscription"
        columns={colonnes}
        rows={lignes}
        keyOf={({ id }) => id}
      />
      <p className={`small muted ${styles.note}`}>
        Les besoins ne sont vus que par l’organisatrice, et s’effacent 30&nbsp;jours après l’événement.
      </p>
    </>
  )
}
