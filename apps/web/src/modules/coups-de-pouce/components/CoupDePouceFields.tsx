import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { Parametres } from '@entrelles/contract/modules/compte/compte.schema.ts'
import {
  COMPETENCES_MAX,
  CONTENU_MAX,
  CONTENU_MIN,
  CONTREPARTIE_MAX,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useState } from 'react'
import { FichiersField } from '#modules/fichiers/fichiers.public.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { Choix } from '../apercu.ts'
import { LIBELLES_OFFRE } from '../saisie-form.ts'
import type { CoupDePouceForm } from '../use-coup-de-pouce-form.ts'
import { ChipsField } from './ChipsField.tsx'
import styles from './Formulaire.module.css'
import { LieuFields } from './LieuFields.tsx'
import { PourQuandField } from './PourQuandField.tsx'

type CoupDePouceFieldsProps = {
  readonly form: CoupDePouceForm
  readonly choix: Choix
  readonly commune: Parametres['ville']
  readonly ville: CoupDePouce['ville'] | undefined
  readonly today: CivilDay
}

const optionsOf = (choix: readonly { readonly id: string; readonly libelle: string }[]) =>
  choix.map(({ id, libelle }) => ({ value: id, label: libelle }))

/** What may be added: a counterpart and the days for which help is wanted. */
const PrecisionsFields = ({ form }: Pick<CoupDePouceFieldsProps, 'form'>) => {
  const { contrepartie, debut, fin } = form.values
  const isWrong = (['contrepartie', 'debut', 'fin'] as const).some((nom) => form.controlled(nom).error)
  // An error inside must be seen, and stays in sight while it is corrected.
  const [isForced, setIsForced] = useState(false)
  if (isWrong && !isForced) setIsForced(true)
  return (
    <div className={styles.folded}>
      <Disclosure
        key={String(isForced)}
        title="Contrepartie et dates précises (facultatif)"
        defaultExpanded={isForced || contrepartie !== '' || debut !== '' || fin !== ''}
      >
        <div className={styles.fields}>
          <TextField
            {...form.field('contrepartie')}
            maxLength={CONTREPARTIE_MAX}
            placeholder="Un repas, un échange, la location…"
          />
          <div className={styles.period}>
            <DateField {...form.controlled('debut')} />
            <DateField {...form.controlled('fin')} />
          </div>
        </div>
      </Disclosure>
    </div>
  )
}

/** Everything but the title. */
export const CoupDePouceFields = ({ form, choix, commune, ville, today }: CoupDePouceFieldsProps) => {
  const isOffre = form.values.type === 'offre'
  const competences = form.controlled('competences')
  const labelCompetences = `${isOffre ? LIBELLES_OFFRE.competences : competences.label} (facultatif)`
  const territoire = form.controlled('territoire')
  const antennes = choix.antennes.map(({ id, nom }) => ({ value: id, label: `Antenne ${nom}` }))
  return (
    <>
      <ChipsField {...form.controlled('categorie')} options={optionsOf(choix.categories)} />
      <TextArea
        {...form.field('contenu')}
        className={styles.details}
        rows={4}
        maxLength={CONTENU_MAX}
        hint={`Le contexte, ce que tu as déjà essayé. ${CONTENU_MIN} caractères au moins.`}
      />
      <LieuFields form={form} commune={commune} ville={ville} />
      <MultiSelect
        {...competences}
        label={labelCompetences}
        tone={isOffre ? 'sage' : 'terra'}
        options={choix.competences.map(({ id, libelle }) => ({ id, label: libelle }))}
        hint={
          isOffre
            ? `${COMPETENCES_MAX} au plus.`
            : `${COMPETENCES_MAX} au plus. Des membres qui les proposent seront prévenues, une fois.`
        }
      />
      <PourQuandField form={form} today={today} />
      {antennes.length > 0 && (
        <ChipsField
          {...territoire}
          options={[{ value: '', label: 'Tout le réseau' }, ...antennes]}
          description="Toutes les membres peuvent la lire et y répondre. Celle d’une antenne se lit aussi sur sa page."
        />
      )}
      <PrecisionsFields form={form} />
      <FichiersField {...form.controlled('piecesJointes')} usage="coup_de_pouce" isOptional />
    </>
  )
}
