import { formatLongDate } from '@entrelles/contract/kit/format.ts'
import type { MaMesure } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { nomTienne } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { readerZone } from '#kit/reader-zone.ts'
import { useNow } from '#kit/use-now.ts'
import { Tag } from '#ui/Tag.tsx'
import { etatMesure, titreMesure, type EtatMesure } from '../mesures.ts'
import { useCreateRecoursMesure } from '../moderation.api.ts'
import { ExamenRow } from './ExamenRow.tsx'
import { ReponseCard } from './ReponseCard.tsx'

const EtatTag = ({ etat: { nom, ...look } }: { readonly etat: EtatMesure }) => <Tag {...look}>{nom}</Tag>

/** One measure: what it is about, its reason, and her appeal. */
export const MesureRow = ({ mesure }: { readonly mesure: MaMesure }) => {
  const { id, cible, motif, date, recoursPossible, recours } = mesure
  const etat = etatMesure(mesure, useNow())
  const { mutateAsync: createRecours } = useCreateRecoursMesure()
  return (
    <ExamenRow
      id={id}
      title={titreMesure(mesure)}
      detail={
        <>
          Au sujet de {nomTienne(cible)} · décidé le {formatLongDate(date, readerZone())}
        </>
      }
      tag={etat && <EtatTag etat={etat} />}
      recoursLabel="Demander un recours"
      recoursPossible={recoursPossible}
      recours={recours}
      sendRecours={(body) => createRecours({ params: { id }, body })}
    >
      <ReponseCard reponse={motif} le={date} />
    </ExamenRow>
  )
}
