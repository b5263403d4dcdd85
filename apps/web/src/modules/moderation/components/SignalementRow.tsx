import { formatLongDate } from '@entrelles/contract/kit/format.ts'
import { isOuvert } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import type {
  MonSignalement,
  StatutSignalement,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import {
  MOTIFS_EN_MOTS,
  nomCible,
  STATUTS_EN_MOTS,
} from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { ComponentProps } from 'react'
import { readerZone } from '#kit/reader-zone.ts'
import { useNow } from '#kit/use-now.ts'
import { Milestones } from '#ui/Milestones.tsx'
import { Tag } from '#ui/Tag.tsx'
import { jalonsOf } from '../jalons.ts'
import { useCreateRecoursSignalement } from '../moderation.api.ts'
import { ExamenRow } from './ExamenRow.tsx'
import { ReponseCard } from './ReponseCard.tsx'

type Look = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>

const LOOKS: Readonly<Record<StatutSignalement, Look>> = {
  nouveau: { tone: 'outline' },
  en_cours: { tone: 'warning', icon: 'hourglass-medium' },
  rouvert: { tone: 'warning', icon: 'hourglass-medium' },
  traite: { tone: 'success', icon: 'check-bold' },
  sans_suite: { icon: 'x-circle' },
}

/** One report: its milestones while it is open, then its answer, against which she may appeal once. */
export const SignalementRow = ({ signalement }: { readonly signalement: MonSignalement }) => {
  const { id, cible, motif, statut, dateCreation, reponse, dateReponse, recoursPossible, recours } =
    signalement
  const now = useNow()
  const { mutateAsync: createRecours } = useCreateRecoursSignalement()
  return (
    <ExamenRow
      id={id}
      title={nomCible(cible)}
      detail={
        <>
          {MOTIFS_EN_MOTS[motif]} · signalé le {formatLongDate(dateCreation, readerZone())}
        </>
      }
      tag={<Tag {...LOOKS[statut]}>{STATUTS_EN_MOTS[statut]}</Tag>}
      recoursLabel="Demander un réexamen"
      recoursPossible={recoursPossible}
      recours={recours}
      sendRecours={(body) => createRecours({ params: { id }, body })}
    >
      {isOuvert(statut) && <Milestones isHorizontal {...jalonsOf(signalement, now, readerZone())} />}
      {reponse !== null && <ReponseCard reponse={reponse} le={dateReponse} />}
    </ExamenRow>
  )
}
