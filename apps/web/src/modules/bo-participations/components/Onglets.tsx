import type { EnteteParticipations } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { Espace } from '#kit/back-offices.ts'
import { emargementHref, participantesHref, queueHref } from '#modules/bo-evenements/bo-evenements.public.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { enAttenteOf } from '../mots.ts'

type OngletsProps = {
  readonly espace: Espace
  readonly entete: EnteteParticipations
  readonly current: 'participantes' | 'queue'
}

/** Tabs of the participants and of the waiting list. */
export const Onglets = ({ espace, entete, current }: OngletsProps) => {
  const { id, nbInscrites } = entete
  const participantes = participantesHref(espace, id)
  const queue = queueHref(espace, id)
  return (
    <Tabs
      label="Inscriptions à cet événement"
      links={[
        { to: participantes, label: `Participantes ${nbInscrites}` },
        { to: queue, label: `Liste d’attente ${enAttenteOf(entete)}` },
        { to: emargementHref(id), label: 'Émargement' },
      ]}
      current={current === 'queue' ? queue : participantes}
    />
  )
}
