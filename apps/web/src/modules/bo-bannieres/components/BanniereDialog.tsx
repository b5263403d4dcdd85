import {
  banniereForm,
  ROLES_BANNIERE,
  TEXTE_BOUTON_MAX,
  TEXTE_LIGNE1_MAX,
  TEXTE_LIGNE2_MAX,
  type BanniereBo,
} from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { useToday } from '#kit/use-today.ts'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { DateField } from '#ui/DateField.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { TextField } from '#ui/TextField.tsx'
import { formOf, lienOf, newBanniere } from '../banniere-form.ts'
import { choixTerritoiresQuery, useCreateBanniere, useUpdateBanniere } from '../bo-bannieres.api.ts'
import { SAVED } from '../mots.ts'
import { BannierePreview } from './BannierePreview.tsx'

const LABELS = {
  texteLigne1: 'Première ligne',
  texteLigne2: 'Seconde ligne',
  texteBouton: 'Texte du bouton',
  lienBouton: 'Lien du bouton',
  dateDebut: 'Premier jour',
  dateFin: 'Dernier jour',
  roles: 'Rôles (facultatif)',
  territoireIds: 'Antennes (facultatif)',
} as const

const ROLES = Object.entries(ROLES_BANNIERE).map(([value, label]) => ({ value, label }))

/** The open branches, and those of the banner that are no longer offered. */
const useTerritoires = (edited: BanniereBo | undefined) => {
  const { data = [] } = useQuery(choixTerritoiresQuery())
  const noms = new Map([...(edited?.territoires ?? []), ...data].map(({ id, nom }) => [id, nom]))
  return Array.from(noms, ([id, label]) => ({ id, label }))
}

type BanniereDialogProps = {
  /** The banner to change, as it was when the dialog opened; without it, the dialog creates one. */
  readonly edited?: BanniereBo
  readonly onClose: () => void
  /** Called after a successful save, before the dialog closes. */
  readonly onDone?: () => void
}

/** Creates or changes a banner. */
export const BanniereDialog = ({ edited, onClose, onDone }: BanniereDialogProps) => {
  const today = useToday()
  const options = useTerritoires(edited)
  const { mutateAsync: create } = useCreateBanniere()
  const { mutateAsync: update } = useUpdateBanniere()
  const form = useContractForm(banniereForm, {
    name: `banniere/${edited?.id ?? ''}`,
    labels: LABELS,
    defaultValues: edited ? formOf(edited) : newBanniere(today),
    onSubmit: async (body) => {
      const { statut } = edited
        ? await update({ params: { id: edited.id }, body: { ...body, version: edited.version } })
        : await create({ body })
      notify(SAVED[statut])
      onDone?.()
      onClose()
    },
  })
  const territoires = form.controlled('territoireIds')
  return (
    <FormDialog
      form={form}
      title={edited ? 'Modifier la bannière' : 'Ajouter une bannière'}
      submitLabel="Enregistrer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      {edited && (
        <p className="muted">Celles qui ont choisi de ne plus voir cette bannière ne la reverront pas.</p>
      )}
      <BannierePreview typed={form.values} />
      <TextField {...form.field('texteLigne1')} maxLength={TEXTE_LIGNE1_MAX} />
      <TextField {...form.field('texteLigne2')} maxLength={TEXTE_LIGNE2_MAX} />
      <TextField {...form.field('texteBouton')} maxLength={TEXTE_BOUTON_MAX} />
      <TextField
        {...form.field('lienBouton', { setValueAs: (typed: string) => lienOf(typed, location.origin) })}
        hint="Une page d’Entrelles, par exemple /evenement, ou une adresse en https://."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="form-grid">
        <DateField {...form.controlled('dateDebut')} hint="Dès 0&nbsp;h, à l’heure de Paris." />
        <DateField {...form.controlled('dateFin')} hint="Jusqu’à minuit, à l’heure de Paris." />
      </div>
      <CheckboxGroup
        {...form.field('roles')}
        hint="Aucune case&nbsp;: toutes les membres actives."
        options={ROLES}
      />
      <MultiSelect
        {...territoires}
        hint="Vide&nbsp;: tout le réseau."
        options={options}
        value={territoires.value ?? []}
        onChange={(ids) => territoires.onChange(ids as BanniereBo['territoires'][number]['id'][])}
      />
    </FormDialog>
  )
}
