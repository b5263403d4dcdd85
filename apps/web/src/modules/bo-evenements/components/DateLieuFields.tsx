import { FUSEAUX, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { Evenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/DateField.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import type { EvenementForm } from '../use-evenement-form.ts'
import { CommuneFields } from './CommuneFields.tsx'
import styles from './Formulaire.module.css'

type DateLieuFieldsProps = { readonly form: EvenementForm; readonly ville: Evenement['ville'] | undefined }

/** Date and place. The fields of the other format are hidden unless they have a value. */
export const DateLieuFields = ({ form, ville }: DateLieuFieldsProps) => {
  const { location, lienVisio, adresse, codePostal, fuseau } = form.values
  const isEnLigne = location === LOCATIONS.enLigne
  const isPresentiel = location === LOCATIONS.presentiel
  return (
    <Card as="section" aria-labelledby="date-lieu">
      <h2 id="date-lieu" className={styles.title}>
        Date et lieu
      </h2>
      <div className="form-grid">
        <div className={`full ${styles.hours}`}>
          <DateField {...form.controlled('date')} />
          <TimeField {...form.controlled('heureDebut')} />
          <TimeField {...form.controlled('heureFin')} />
        </div>
        <SelectField
          {...form.field('fuseau')}
          className="full"
          description={
            fuseau === ZONE_PARIS
              ? 'Celui du lieu, ou de l’organisatrice pour un événement en ligne.'
              : 'Les heures ci-dessus sont celles des horloges de là-bas.'
          }
        >
          {Object.entries(FUSEAUX).map(([zone, nom]) => (
            <option key={zone} value={zone}>
              {nom}
            </option>
          ))}
        </SelectField>
        <RadioGroup
          {...form.field('location')}
          boxed
          className={`full ${styles.pair}`}
          options={Object.values(LOCATIONS).map((nom) => ({ value: nom, label: nom }))}
        />
        {(isEnLigne || lienVisio !== '') && (
          <TextField
            {...form.field('lienVisio')}
            className="full"
            type="url"
            inputMode="url"
            placeholder="https://"
            hint="Montré aux inscrites seulement."
          />
        )}
        {(isPresentiel || adresse !== '') && (
          <TextField {...form.field('adresse')} className="full" autoComplete="off" />
        )}
        {(isPresentiel || codePostal !== '') && <CommuneFields form={form} ville={ville} />}
      </div>
    </Card>
  )
}
