import { formatLongDate } from '@entrelles/contract/kit/format.ts'
import type { MaMesure } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { nomTienne } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { useState } from 'react'
import { readerZone } from '#kit/reader-zone.ts'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { useNow } from '#kit/use-now.ts'
import { Tag } from '#ui/Tag.tsx'
import { etatMesure, titreMesure, type EtatMesure } from '../mesures.ts'
import { useCreateRecoursMesure } from '../moderation.api.ts'
import styles from './MesSignalements.module.css'
import { RecoursBar } from './RecoursBar.tsx'
import { RecoursDialog } from './RecoursDialog.tsx'
import { ReponseCard } from './ReponseCard.tsx'

const EtatTag = ({ etat: { nom, ...look } }: { readonly etat: EtatMesure }) => <Tag {...look}>{nom}</Tag>

/** One measure: what it is about, its reason, and her appeal. */
export const MesureRow = ({ mesure }: { readonly mesure: MaMesure }) => {
  const { id, cible, motif, date, recoursPossible, recours } = mesure
  const etat = etatMesure(mesure, useNow())
  const [isAsking, setIsAsking] = useState(false)
  const { target: title, onDone } = useFocusOnDone<HTMLHeadingElement>(isAsking)
  const { mutateAsync: createRecours } = useCreateRecoursMesure()
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 ref={title} tabIndex={-1} className={styles.title}>
            {titreMesure(mesure)}
          </h3>
          <p className="small muted">
            Au sujet de {nomTienne(cible)} · décidé le {formatLongDate(date, readerZone())}
          </p>
        </div>
        {etat && <EtatTag etat={etat} />}
      </div>
      <ReponseCard reponse={motif} le={date} />
      <RecoursBar
        label="Demander un recours"
        isPossible={recoursPossible}
        recours={recours}
        onAsk={() => setIsAsking(true)}
      />
      {isAsking && (
        <RecoursDialog
          name={`recours/${id}`}
          title="Demander un recours"
          send={(body) => createRecours({ params: { id }, body })}
          onDone={onDone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}
