import { formatMontant } from '@entrelles/contract/kit/format.ts'
import { montantOf, TARIFS_ADHESION } from '@entrelles/contract/modules/adhesions/tarif.ts'
import {
  ORIGINES_HORS_LIGNE,
  REFERENCE_MAX,
  saisieAdhesion,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import type {
  AdherenteTrouvee,
  CompteId,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { useToday } from '#kit/use-today.ts'
import { DateField } from '#ui/DateField.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { resumeQuery, useCreateAdhesion } from '../bo-adhesions.api.ts'
import { formatAnnonce, formatNom, ORIGINES } from '../mots.ts'
import { AdherenteField } from './AdherenteField.tsx'
import styles from './SaisieDialog.module.css'

const LABELS = {
  compteId: 'Adhérente',
  tarif: 'Tarif',
  origine: 'Moyen de paiement',
  datePaiement: 'Date du paiement',
  reference: 'Référence (facultatif)',
} as const

/** The facts that determine the next membership period. */
type Beneficiaire = Pick<AdherenteTrouvee, 'prenom' | 'nom' | 'payeJusquau' | 'coordonne'>

type SaisieDialogProps = {
  /** The member; when absent, the dialog has a search field. */
  readonly pour?: Beneficiaire & { readonly id: string }
  readonly onClose: () => void
}

/** Enters a membership that was not paid online. */
export const SaisieDialog = ({ pour, onClose }: SaisieDialogProps) => {
  const { mutateAsync: createAdhesion } = useCreateAdhesion()
  const { data: resume } = useQuery(resumeQuery())
  const today = useToday()
  const [adherente, setAdherente] = useState<Beneficiaire | undefined>(pour)
  const form = useContractForm(saisieAdhesion, {
    name: `adhesion/${pour?.id ?? ''}`,
    labels: LABELS,
    defaultValues: {
      compteId: (pour?.id ?? '') as CompteId,
      tarif: 'plein',
      origine: 'cheque',
      datePaiement: today,
      reference: '',
    },
    onSubmit: async (body) => {
      await createAdhesion({ body })
      notify(`L’adhésion de ${adherente ? formatNom(adherente) : 'la membre'} est enregistrée.`)
      onClose()
    },
  })
  const compte = form.controlled('compteId')
  const date = form.controlled('datePaiement')
  const annonce =
    adherente && resume && date.value
      ? formatAnnonce(adherente, date.value, resume.graceJours, today)
      : undefined
  const isOfferte = form.controlled('origine').value === 'offerte'
  return (
    <FormDialog
      form={form}
      title="Saisir une adhésion"
      submitLabel="Enregistrer l’adhésion"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <p className="muted">Chèque, virement, espèces ou adhésion offerte.</p>
      {pour ? (
        <p>
          <strong>{formatNom(pour)}</strong>. {annonce}
        </p>
      ) : (
        <AdherenteField
          {...compte}
          value={compte.value as CompteId | ''}
          hint={annonce}
          onChange={(chosen) => {
            setAdherente(chosen)
            compte.onChange(chosen?.id ?? ('' as CompteId))
          }}
        />
      )}
      <RadioGroup
        {...form.field('tarif')}
        boxed
        className={styles.rates}
        hint="60&nbsp;€&nbsp;: réservé aux coordinatrices. 40&nbsp;€&nbsp;: sur simple déclaration."
        options={TARIFS_ADHESION.map((tarif) => ({
          value: tarif,
          label: <strong>{formatMontant(montantOf(tarif))}</strong>,
          disabled: tarif === 'coordinatrice' && adherente?.coordonne !== true,
        }))}
      />
      <div className={styles.pair}>
        <SelectField {...form.field('origine')} hint={isOfferte ? 'Rien n’est encaissé.' : undefined}>
          {ORIGINES_HORS_LIGNE.map((origine) => (
            <option key={origine} value={origine}>
              {ORIGINES[origine]}
            </option>
          ))}
        </SelectField>
        <DateField {...date} />
      </div>
      <TextField
        {...form.field('reference')}
        hint="Numéro du chèque ou libellé du virement."
        maxLength={REFERENCE_MAX}
      />
    </FormDialog>
  )
}
