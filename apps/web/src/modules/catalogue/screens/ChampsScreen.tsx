import { NumberField } from '#ui/NumberField.tsx'
import { OptionalNote } from '#ui/OptionalNote.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CataloguePage } from '../components/CataloguePage.tsx'
import { CommuneSpecimen } from '../components/CommuneSpecimen.tsx'
import { DateSpecimen, TimeSpecimen } from '../components/DateSpecimen.tsx'
import { CropperSpecimen, DropzoneFormSpecimen, DropzoneSpecimen } from '../components/DropzoneSpecimen.tsx'
import { MultiSelectSpecimen, SearchTokensSpecimen } from '../components/MultiSelectSpecimen.tsx'
import { Specimen } from '../components/Specimen.tsx'

const rules = [
  { label: '12 caractères', isMet: (password: string) => password.length >= 12 },
  { label: 'une majuscule', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'une minuscule', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'un chiffre', isMet: (password: string) => /\d/.test(password) },
]

export const ChampsScreen = () => (
  <CataloguePage page="champs" lede="L’étiquette au-dessus, l’aide dessous, l’erreur sous le champ.">
    <Specimen title="Texte">
      <div className="form-grid">
        <TextField label="Prénom" defaultValue="Maëlle" autoComplete="off" />
        <TextField
          label="Structure (facultatif)"
          placeholder="Atelier du Ménez"
          hint="Entreprise, collectif…"
        />
        <TextField label="E-mail" defaultValue="maelle@" error="L’e-mail indiqué est invalide." />
        <TextField label="Numéro d’adhérente" defaultValue="2026-0451" disabled />
        <TextField label="Accroche" defaultValue="Menuisière à Douarnenez" maxLength={60} />
        <SelectField label="Ambition actuelle" defaultValue="developper">
          <option value="developper">Développer mon activité</option>
          <option value="lancer">Me lancer</option>
        </SelectField>
        <SelectField label="Département" defaultValue="" error="Choisis un département.">
          <option value="">Choisir</option>
          <option value="29">Finistère</option>
        </SelectField>
        <TextArea
          label="Présentation"
          hint="Quelques lignes"
          defaultValue="Je restaure des escaliers."
          maxLength={500}
        />
      </div>
    </Specimen>
    <Specimen title="Champs facultatifs">
      <OptionalNote except="le prénom et le nom" />
    </Specimen>
    <Specimen title="Mot de passe">
      <div className="form-grid">
        <PasswordField label="Mot de passe" autoComplete="current-password" />
        <PasswordField
          label="Nouveau mot de passe"
          autoComplete="new-password"
          defaultValue="Menuisiere"
          rules={rules}
        />
        <PasswordField
          label="Mot de passe actuel"
          autoComplete="current-password"
          error="Le mot de passe indiqué est invalide."
        />
      </div>
    </Specimen>
    <Specimen title="Nombre, date et heure">
      <div className="form-grid">
        <NumberField label="Distance" unit="km" defaultValue="30" />
        <NumberField
          label="Montant"
          unit="€"
          decimals
          defaultValue="80"
          error="Le montant est au plus de 60 €."
        />
        <DateSpecimen label="Date de naissance" />
        <DateSpecimen label="Début" defaultValue="2026-11-19" />
        <DateSpecimen label="Fin" defaultValue="2026-11-01" error="La fin vient après le début." />
        <DateSpecimen label="Date d’adhésion" defaultValue="2026-03-12" isDisabled />
        <TimeSpecimen label="Heure de début" defaultValue="18:30" />
        <TimeSpecimen
          label="Heure de fin"
          defaultValue="18:00"
          error="L’heure de fin doit être après l’heure de début."
        />
      </div>
    </Specimen>
    <Specimen title="Listes où chercher">
      <div className="form-grid">
        <CommuneSpecimen />
        <CommuneSpecimen error="Choisis ta commune dans la liste." />
        <MultiSelectSpecimen label="Je propose" tone="sage" defaultValue={['bois', 'devis']} />
        <MultiSelectSpecimen label="Je cherche" tone="terra" defaultValue={['compta']} />
        <MultiSelectSpecimen label="Compétences" error="Choisis au moins une compétence." />
        <SearchTokensSpecimen />
      </div>
    </Specimen>
    <Specimen title="Image">
      <DropzoneSpecimen label="Portrait" />
      <DropzoneSpecimen label="Portrait déjà choisi" current="/images/portraits/maelle.svg" />
      <DropzoneSpecimen
        label="Couverture"
        proportions={21 / 9}
        current="/images/paysages/littoral.svg"
        error="Seuls les formats jpg et png sont acceptés."
      />
      <CropperSpecimen />
      <DropzoneFormSpecimen />
    </Specimen>
  </CataloguePage>
)
