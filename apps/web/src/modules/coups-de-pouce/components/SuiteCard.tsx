import type { Geste } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useOpenCoupDePouce } from '../coups-de-pouce.api.ts'
import { MOTS } from '../mots.ts'
import styles from './CoupDePouce.module.css'
import { GesteDialog } from './GesteDialog.tsx'

type SuiteCardProps = { readonly demande: CoupDePouce; readonly isMine: boolean }

const phraseOf = ({ statut }: CoupDePouce): string => {
  if (statut === 'expire')
    return 'La date est passée. Prolonge-la si tu en as toujours besoin, ou dis comment ça s’est terminé.'
  return statut === 'publie' || statut === 'en_cours'
    ? 'Quand c’est réglé, dis-le\u202f: celles qui t’ont aidée seront remerciées.'
    : 'Elle n’attend plus de réponse.'
}

/** What the author decides: solved, extended, closed, open again. */
export const SuiteCard = ({ demande, isMine }: SuiteCardProps) => {
  const { id, droits } = demande
  const [geste, setGeste] = useState<Geste>()
  const { target: title, onDone } = useFocusOnDone<HTMLHeadingElement>(geste !== undefined)
  const { mutate: open, isPending } = useOpenCoupDePouce(`${MOTS[demande.type].laDemande} est rouverte.`)
  if (!droits.resoudre && !droits.prolonger && !droits.clore && !droits.rouvrir) return null
  const reopen = () => open({ params: { id } }, { onSuccess: () => title.current?.focus() })
  return (
    <Card as="section" aria-labelledby="suite">
      <h2 id="suite" ref={title} tabIndex={-1} className={styles.subtitle}>
        {isMine ? 'Où en es-tu\u202f?' : 'Administrer la demande'}
      </h2>
      <div className={styles.block}>
        {isMine && <p>{phraseOf(demande)}</p>}
        <div className={styles.acts}>
          {droits.resoudre && (
            <Button variant={isMine ? 'primary' : 'secondary'} onClick={() => setGeste('resolu')}>
              <Icon name="check-bold" size="sm" />
              C’est résolu
            </Button>
          )}
          {droits.prolonger && <Button onClick={() => setGeste('prolonger')}>Prolonger</Button>}
          {droits.clore && <Button onClick={() => setGeste('clore')}>Clore</Button>}
          {droits.rouvrir && (
            <Button busy={isPending} busyLabel="Réouverture…" onClick={reopen}>
              Rouvrir
            </Button>
          )}
        </div>
      </div>
      {geste && (
        <Boundary loading={null}>
          <GesteDialog demande={demande} geste={geste} onDone={onDone} onClose={() => setGeste(undefined)} />
        </Boundary>
      )}
    </Card>
  )
}
