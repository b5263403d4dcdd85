import { useState } from 'react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Switch } from '#ui/Switch.tsx'
import { CataloguePage } from '../components/CataloguePage.tsx'
import { ArticleSpecimen, EditorSpecimen, MentionSpecimen } from '../components/EditorSpecimen.tsx'
import { FormSpecimen } from '../components/FormSpecimen.tsx'
import { Specimen } from '../components/Specimen.tsx'

const situations = [
  { value: 'cheffe', label: 'Cheffe d’entreprise' },
  { value: 'elue', label: 'Élue locale' },
  { value: 'salariee', label: 'Salariée', disabled: true },
]

const tarifs = [
  { value: 'plein', label: '80 €', hint: 'Un an, toutes les antennes' },
  { value: 'reduit', label: '40 €', hint: 'Demandeuse d’emploi, étudiante' },
]

export const ChoixScreen = () => {
  const [isOn, setIsOn] = useState(true)
  return (
    <CataloguePage page="choix" lede="Cocher, choisir, allumer, écrire, envoyer.">
      <Specimen title="Cases">
        <div className="form-grid">
          <div>
            <Checkbox label="Recevoir la lettre du réseau" hint="Une fois par mois" defaultChecked />
            <Checkbox label="Être contactée par ma coordinatrice" />
            <Checkbox label="J’accepte la charte" error="Veuillez accepter la charte et les CGU." />
            <Checkbox label="Indisponible" disabled />
          </div>
          <CheckboxGroup
            boxed
            label="Situation professionnelle"
            options={situations}
            defaultValue={['cheffe']}
          />
          <CheckboxGroup
            label="Thématiques"
            hint="Autant que tu veux"
            error="Choisis au moins une thématique."
            options={situations.slice(0, 2)}
          />
        </div>
      </Specimen>
      <Specimen title="Choix uniques">
        <div className="form-grid">
          <RadioGroup boxed label="Tarif" name="tarif" options={tarifs} defaultValue="plein" />
          <RadioGroup
            label="Format"
            name="format"
            error="Choisis un format."
            options={[
              { value: 'place', label: 'Sur place' },
              { value: 'distance', label: 'À distance' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Interrupteurs">
        <Switch label="Messagerie" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />
        <Switch label="Mentions" hint="Quand une membre te cite" />
        <Switch label="Indisponible" disabled />
      </Specimen>
      <Specimen title="Éditeur de texte">
        <EditorSpecimen
          label="Réponse"
          defaultValue="<h3>Adhérer</h3><p>Il suffit d’un <strong>e-mail</strong> :</p><ul><li>tu remplis le formulaire ;</li><li>tu règles ta cotisation.</li></ul>"
        />
        <EditorSpecimen label="Réponse vide" error="Ce champ est obligatoire." />
        <MentionSpecimen />
        <ArticleSpecimen />
      </Specimen>
      <Specimen title="Formulaire">
        <FormSpecimen />
      </Specimen>
    </CataloguePage>
  )
}
