import type { TypeRessource } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { FichiersField } from '#modules/fichiers/fichiers.public.tsx'
import { Card } from '#ui/Card.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { RessourceFormulaire } from '../use-ressource-form.ts'
import styles from './Formulaire.module.css'
import { ResumeField, TitreField } from './TexteFields.tsx'

const TYPES: readonly { readonly value: TypeRessource; readonly label: string; readonly hint: string }[] = [
  {
    value: 'lien',
    label: 'Un lien',
    hint: 'Une page d’un autre site, dont l’adresse est vérifiée régulièrement.',
  },
  { value: 'replay', label: 'Un replay', hint: 'L’enregistrement d’un événement, par son lien.' },
  { value: 'fichier', label: 'Un fichier', hint: 'À télécharger\u202f: pdf, jpg ou png.' },
]

const TITRES: Readonly<Record<TypeRessource, string>> = {
  article: 'L’article',
  lien: 'Le lien',
  replay: 'Le replay',
  fichier: 'Le fichier',
}

type CibleFieldsProps = {
  readonly form: RessourceFormulaire
  /** The type of a resource does not change once it is saved. */
  readonly isNew: boolean
}

/** What a link, a replay or a file leads to. */
export const CibleFields = ({ form, isNew }: CibleFieldsProps) => {
  const { type } = form.values
  return (
    <Card as="section" aria-labelledby="cible">
      <h2 id="cible" className={styles.title}>
        {isNew ? 'La ressource' : TITRES[type]}
      </h2>
      <div className="stack">
        {isNew && <RadioGroup {...form.field('type')} boxed options={TYPES} />}
        <TitreField form={form} />
        {type === 'fichier' ? (
          <FichiersField {...form.controlled('fichiers')} usage="ressource" />
        ) : (
          <TextField {...form.field('url')} type="url" inputMode="url" placeholder="https://" />
        )}
        {type === 'replay' && <NumberField {...form.field('duree')} />}
        <ResumeField form={form} />
      </div>
    </Card>
  )
}
