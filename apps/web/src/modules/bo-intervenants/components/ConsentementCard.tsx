import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { cx } from '#ui/cx.ts'
import { useDeleteConsentement, useSendDemande } from '../bo-intervenants.api.ts'
import { nomOf } from '../choix.ts'
import { phrasesOf } from '../consentement.ts'
import styles from './ConsentementCard.module.css'
import { ConsentementDialog } from './ConsentementDialog.tsx'

type FicheProps = { readonly fiche: DetailIntervenantBo }

const RetraitDialog = ({ fiche, onClose }: FicheProps & { readonly onClose: () => void }) => {
  const { mutate: withdraw, isPending } = useDeleteConsentement('Son retrait est noté.')
  return (
    <ConfirmDialog
      isOpen
      title={`Noter que ${nomOf(fiche)} retire son accord\u202f?`}
      confirmLabel="Noter un retrait"
      busy={isPending}
      onConfirm={() => withdraw({ params: { id: fiche.id } }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>Aussitôt, les membres ne voient plus ni son nom, ni sa photo, ni sa structure.</p>
    </ConfirmDialog>
  )
}

const Actes = ({ fiche, onNote }: FicheProps & { readonly onNote: () => void }) => {
  const { mutate: ask, isPending } = useSendDemande('La demande part par e-mail.')
  return (
    <>
      <Button
        size="sm"
        busy={isPending}
        busyLabel="Envoi…"
        disabled={fiche.email === null}
        onClick={() => ask({ params: { id: fiche.id } })}
      >
        <Icon name="paper-plane-tilt-bold" size="sm" />
        {fiche.email === null
          ? 'Envoyer la demande\u202f: son e-mail manque'
          : fiche.consentementDemandeLe === null
            ? 'Envoyer la demande'
            : 'Renvoyer la demande'}
      </Button>
      <Button size="sm" variant="quiet" onClick={onNote}>
        Noter son accord
      </Button>
    </>
  )
}

/** Consent of a speaker: request, record or withdraw it. */
export const ConsentementCard = ({ fiche }: FicheProps) => {
  const [asked, setAsked] = useState<'accord' | 'retrait'>()
  const isDonne = fiche.consentement !== null
  const { titre, texte } = phrasesOf(fiche)
  const close = () => setAsked(undefined)
  return (
    <div className={cx(styles.consent, !isDonne && styles.missing)}>
      <span className={styles.seal}>
        <Icon name={isDonne ? 'seal-check' : 'warning-fill'} />
      </span>
      <div>
        <h3 className={styles.title}>{titre}</h3>
        <p className="small">{texte}</p>
      </div>
      <div className={styles.acts}>
        {isDonne ? (
          <Button size="sm" variant="quiet" className={styles.quiet} onClick={() => setAsked('retrait')}>
            Noter un retrait
          </Button>
        ) : (
          <Actes fiche={fiche} onNote={() => setAsked('accord')} />
        )}
      </div>
      {asked === 'accord' && <ConsentementDialog fiche={fiche} onClose={close} />}
      {asked === 'retrait' && <RetraitDialog fiche={fiche} onClose={close} />}
    </div>
  )
}
