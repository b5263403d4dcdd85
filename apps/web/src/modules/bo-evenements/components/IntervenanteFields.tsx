import { IMAGES_REFUSEES } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { CHAMPS_INTERVENANTE } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import { useState } from 'react'
import { ImageFileField } from '#kit/ImageFileField.tsx'
import { IntervenantField } from '#modules/bo-intervenants/bo-intervenants.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { OptionalNote } from '#ui/OptionalNote.tsx'
import { TextField } from '#ui/TextField.tsx'
import { blocOf, type Bloc } from '../saisie.ts'
import type { EvenementForm } from '../use-evenement-form.ts'
import { useFiche } from '../use-fiche.ts'
import styles from './Formulaire.module.css'

const NOMS = { intervenant: 'Première intervenante', intervenant2: 'Deuxième intervenante' } as const
const TEXTES = ['Prenom', 'Nom', 'Entreprise', 'Profession'] as const
const LIENS = ['Lien', 'Linkedin', 'Instagram', 'Facebook'] as const

type IntervenanteFieldsProps = { readonly form: EvenementForm; readonly bloc: Bloc }

/** A speaker typed in the event form; a record can fill the block, or be created from it. */
export const IntervenanteFields = ({ form, bloc }: IntervenanteFieldsProps) => {
  const { lire, creer, isBusy } = useFiche()
  // The photo field keeps its own state: a new key resets it when a record fills the block.
  const [filled, setFilled] = useState(0)
  const fill = (id: string) =>
    lire(id, (values) => {
      for (const champ of CHAMPS_INTERVENANTE) form.controlled(`${bloc}${champ}`).onChange(values[champ])
      setFilled((before) => before + 1)
    })
  return (
    <Card as="section" aria-labelledby={bloc}>
      <h2 id={bloc} className={styles.title}>
        {NOMS[bloc]}
      </h2>
      <div className="stack">
        <OptionalNote except="le prénom et le nom" />
        <IntervenantField
          label="Remplir depuis une fiche"
          hint="Ce qui est écrit ci-dessous est remplacé."
          onChoose={({ id }) => void fill(id)}
        />
        <div className="form-grid">
          {TEXTES.map((champ) => (
            <TextField key={champ} {...form.field(`${bloc}${champ}`)} autoComplete="off" />
          ))}
          <TextField
            {...form.field(`${bloc}Email`)}
            type="email"
            autoComplete="off"
            hint="Lu par les inscrites seulement."
          />
          <TextField
            {...form.field(`${bloc}Telephone`)}
            type="tel"
            autoComplete="off"
            hint="Lu par les inscrites seulement."
          />
          {LIENS.map((champ) => (
            <TextField
              key={champ}
              {...form.field(`${bloc}${champ}`)}
              type="url"
              inputMode="url"
              placeholder="https://"
            />
          ))}
          <TextField
            {...form.field(`${bloc}LienFdt`)}
            className="full"
            type="url"
            inputMode="url"
            placeholder="https://"
          />
        </div>
        <ImageFileField
          key={filled}
          {...form.controlled(`${bloc}Photo`)}
          usage="intervenant"
          refusal={IMAGES_REFUSEES[`${bloc}Photo`]}
        />
        <div className="row">
          <Button
            size="sm"
            busy={isBusy}
            busyLabel="Patiente…"
            onClick={() => void creer(blocOf(form.values, bloc))}
          >
            Enregistrer comme fiche
          </Button>
          <span className="muted small">Pour la retrouver lors d’un prochain événement.</span>
        </div>
      </div>
    </Card>
  )
}
