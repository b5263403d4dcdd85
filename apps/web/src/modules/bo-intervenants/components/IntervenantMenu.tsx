import {
  intervenantForm,
  type DetailIntervenantBo,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Espace } from '#kit/back-offices.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { cheminOf, editionHref } from '../adresses.ts'
import { useArchiveIntervenant, useDeleteIntervenant } from '../bo-intervenants.api.ts'
import { nomOf } from '../choix.ts'
import { valeursOf } from '../intervenant-form.ts'
import { FusionDialog } from './FusionDialog.tsx'
import styles from './IntervenantSheet.module.css'

type IntervenantMenuProps = { readonly espace: Espace; readonly fiche: DetailIntervenantBo }

const SuppressionDialog = ({
  espace,
  fiche,
  onClose,
}: IntervenantMenuProps & { readonly onClose: () => void }) => {
  const navigate = useNavigate()
  const parle = fiche.nbEvenements > 0
  const { mutate: remove, isPending } = useDeleteIntervenant(
    parle ? 'Sa fiche est archivée.' : 'Sa fiche est supprimée.',
  )
  return (
    <ConfirmDialog
      isOpen
      title={`Supprimer la fiche de ${nomOf(fiche)}\u202f?`}
      confirmLabel="Supprimer"
      busyLabel="Suppression…"
      busy={isPending}
      onConfirm={() =>
        remove(
          { params: { id: fiche.id } },
          { onSuccess: () => void navigate(cheminOf(espace)), onError: onClose },
        )
      }
      onClose={onClose}
    >
      <p>
        {parle
          ? 'Elle intervient à des événements\u202f: sa fiche est archivée, et ne se propose plus.'
          : 'Sa fiche et sa photo disparaissent. C’est définitif.'}
      </p>
    </ConfirmDialog>
  )
}

export const IntervenantMenu = ({ espace, fiche }: IntervenantMenuProps) => {
  const [asked, setAsked] = useState<'fusion' | 'suppression'>()
  const { mutate: archive, isPending } = useArchiveIntervenant((_fiche, { body }) =>
    body.statut === 'archive' ? 'Sa fiche est archivée.' : 'Sa fiche est de nouveau active.',
  )
  const isArchived = fiche.statut === 'archive'
  const close = () => setAsked(undefined)
  const toggle = () =>
    archive({
      params: { id: fiche.id },
      body: {
        ...intervenantForm.parse(valeursOf(fiche)),
        version: fiche.version,
        statut: isArchived ? 'actif' : 'archive',
      },
    })
  return (
    <div className={styles.acts}>
      <ButtonLink to={editionHref(espace, fiche.id)}>
        <Icon name="pencil-simple" />
        Modifier
      </ButtonLink>
      {fiche.droits.fusionner && (
        <Button variant="quiet" onClick={() => setAsked('fusion')}>
          <Icon name="git-merge" />
          Fusionner
        </Button>
      )}
      <Button variant="quiet" busy={isPending} onClick={toggle}>
        <Icon name="archive" />
        {isArchived ? 'Reprendre' : 'Archiver'}
      </Button>
      {fiche.droits.supprimer && (
        <Button variant="quiet" onClick={() => setAsked('suppression')}>
          <Icon name="trash" />
          Supprimer
        </Button>
      )}
      {asked === 'fusion' && <FusionDialog fiche={fiche} onClose={close} />}
      {asked === 'suppression' && <SuppressionDialog espace={espace} fiche={fiche} onClose={close} />}
    </div>
  )
}
