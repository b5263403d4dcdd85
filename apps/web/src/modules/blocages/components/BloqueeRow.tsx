import { formatLongDate, formatName } from '@entrelles/contract/kit/format.ts'
import type { AdherenteBloquee } from '@entrelles/contract/modules/blocages/blocages.schema.ts'
import { useState } from 'react'
import { readerZone } from '#kit/reader-zone.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useFocusOnMount } from '#kit/use-focus-on-mount.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Plate } from '#ui/Plate.tsx'
import { useDeleteBlocage } from '../blocages.api.ts'
import styles from './MembresBloquees.module.css'

type OpenButtonProps = { readonly nom: string; readonly isBack: boolean; readonly onClick: () => void }

/** Takes the focus back from the question that she has declined. */
const OpenButton = ({ nom, isBack, onClick }: OpenButtonProps) => {
  const button = useFocusOnMount<HTMLButtonElement>(isBack)
  return (
    <Button ref={button} size="sm" className={styles.open} onClick={onClick}>
      Débloquer<span className="sr-only"> {nom}</span>
    </Button>
  )
}

type QuestionProps = {
  readonly nom: string
  readonly busy: boolean
  readonly onKeep: () => void
  readonly onConfirm: () => void
}

/** Asked in the row itself. The focus is on the answer that changes nothing: a second press of Enter must not unblock. */
const Question = ({ nom, busy, onKeep, onConfirm }: QuestionProps) => {
  const keep = useFocusOnMount<HTMLButtonElement>()
  return (
    <fieldset className={styles.question}>
      <legend className="sr-only">Débloquer {nom}&nbsp;?</legend>
      <p className="small">Elle pourra de nouveau voir ton profil et t’écrire.</p>
      <div className={styles.answers}>
        <Button ref={keep} variant="quiet" size="sm" onClick={onKeep}>
          Garder bloquée
        </Button>
        <Button variant="primary" size="sm" busy={busy} busyLabel="Déblocage…" onClick={onConfirm}>
          Débloquer
        </Button>
      </div>
    </fieldset>
  )
}

type BloqueeRowProps = {
  readonly adherente: AdherenteBloquee
  /** Called before an act that removes the row. */
  readonly onAct: () => void
}

/** A blocked member, without a link: her profile does not exist for the reader. */
export const BloqueeRow = ({ adherente, onAct }: BloqueeRowProps) => {
  const { id, photo, ville, bloqueeLe } = adherente
  const nom = formatName(adherente)
  const [etat, setEtat] = useState<'calme' | 'demande' | 'retour'>('calme')
  const { mutate: unblock, isPending } = useDeleteBlocage(`${nom} est débloquée.`)
  const confirm = () => {
    onAct()
    unblock({ params: { id } })
  }
  return (
    <li className={cx(styles.row, etat === 'demande' && styles.asked)}>
      <Avatar name={nom} src={photo && pictureOf(photo)} />
      <div className={styles.who}>
        <h3 className={styles.name}>{nom}</h3>
        <p className={styles.facts}>
          {ville && (
            <span className={styles.place}>
              <Plate>{ville.departement}</Plate>
              {ville.nom}
            </span>
          )}
          <span>bloquée le {formatLongDate(bloqueeLe, readerZone())}</span>
        </p>
      </div>
      {etat === 'demande' ? (
        <Question nom={nom} busy={isPending} onKeep={() => setEtat('retour')} onConfirm={confirm} />
      ) : (
        <OpenButton nom={nom} isBack={etat === 'retour'} onClick={() => setEtat('demande')} />
      )}
    </li>
  )
}
