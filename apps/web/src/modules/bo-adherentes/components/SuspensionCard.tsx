import { formatDate, formatName, formatShortDay } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { LIBELLES_MOTIF_SUSPENSION } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useState } from 'react'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { useDeleteSuspension } from '../bo-adherentes.api.ts'
import styles from './FicheAside.module.css'
import { SuspensionDialog } from './SuspensionDialog.tsx'

type LeveeDialogProps = {
  readonly fiche: Fiche
  readonly onDone: () => void
  readonly onClose: () => void
}

const LeveeDialog = ({ fiche, onDone, onClose }: LeveeDialogProps) => {
  const { mutate: lift, isPending } = useDeleteSuspension('La suspension est levée.')
  return (
    <ConfirmDialog
      isOpen
      title={`Lever la suspension de ${formatName(fiche)}\u00a0?`}
      variant="primary"
      confirmLabel="Lever la suspension"
      busyLabel="Enregistrement…"
      busy={isPending}
      onClose={onClose}
      onConfirm={() => lift({ params: { id: fiche.id } }, { onSuccess: onDone, onSettled: onClose })}
    >
      <p>Elle pourra se connecter de nouveau, et son profil reviendra dans l’annuaire.</p>
    </ConfirmDialog>
  )
}

const EnCours = ({ suspension }: { readonly suspension: NonNullable<Fiche['suspension']> }) => {
  const { motif, precision, depuis, jusquau, par } = suspension
  return (
    <Facts
      isNarrow
      facts={[
        ['Motif', motif && LIBELLES_MOTIF_SUSPENSION[motif]],
        ['Précision', precision],
        ['Depuis le', [formatDate(depuis, ZONE_PARIS), par && `par ${par}`].filter(Boolean).join(', ')],
        ['Jusqu’au', jusquau === null ? 'sans date de fin' : formatShortDay(jusquau)],
      ]}
    />
  )
}

/** Suspends a member, or lifts the suspension. */
export const SuspensionCard = ({ fiche }: { readonly fiche: Fiche }) => {
  const [asked, setAsked] = useState<'suspendre' | 'lever'>()
  const { suspension, droits } = fiche
  const close = () => setAsked(undefined)
  const { target: title, onDone } = useFocusOnDone<HTMLHeadingElement>(asked !== undefined)
  return (
    <Card as="section" aria-labelledby="suspension">
      <h2 id="suspension" ref={title} tabIndex={-1} className={styles.title}>
        {suspension ? 'Compte suspendu' : 'Suspendre'}
      </h2>
      {suspension ? (
        <EnCours suspension={suspension} />
      ) : (
        <p className={styles.text}>
          {droits.suspendre
            ? 'Elle ne pourra plus se connecter. Son profil et ses publications seront masqués, rien n’est effacé.'
            : 'Ce compte ne peut pas être suspendu.'}
        </p>
      )}
      {droits.suspendre && (
        <Button variant="danger" block onClick={() => setAsked('suspendre')}>
          Suspendre le compte
        </Button>
      )}
      {droits.leverSuspension && (
        <Button block onClick={() => setAsked('lever')}>
          Lever la suspension
        </Button>
      )}
      {asked === 'suspendre' && <SuspensionDialog fiche={fiche} onDone={onDone} onClose={close} />}
      {asked === 'lever' && <LeveeDialog fiche={fiche} onDone={onDone} onClose={close} />}
    </Card>
  )
}
