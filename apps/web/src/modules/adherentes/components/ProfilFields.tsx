import { formatDay } from '@entrelles/contract/kit/format.ts'
import type { ChampAPortee, Portee } from '@entrelles/contract/modules/adherentes/portees.ts'
import { COMPETENCES_MAX, PRESENTATION_MAX } from '@entrelles/contract/modules/adherentes/profil.forms.ts'
import { ImageField } from '#kit/ImageField.tsx'
import { Card } from '#ui/Card.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { miniatureOf } from '../photo.ts'
import { EXEMPLES_LIENS, RESEAUX } from '../profil.ts'
import type { EditionProps, useEditionForm } from '../use-edition-form.ts'
import styles from './Edition.module.css'
import { ParcoursCard } from './ParcoursCard.tsx'
import { AvecPortee, FaitAPortee } from './Portee.tsx'

type ProfilFieldsProps = EditionProps & { readonly form: ReturnType<typeof useEditionForm> }

/** The fields of a profile, each with its visibility. */
export const ProfilFields = ({ form, edition, profil, choix }: ProfilFieldsProps) => {
  const portees = form.controlled('portees')
  const porteeOf = (champ: ChampAPortee) => ({
    champ,
    value: portees.value[champ],
    onChange: (changed: ChampAPortee, portee: Portee) =>
      portees.onChange({ ...portees.value, [changed]: portee }),
  })
  const options = choix.competences.map(({ id, libelle }) => ({ id, label: libelle }))
  const multi = (name: 'competences' | 'recherches') => {
    const { onChange, ...field } = form.controlled(name)
    return { ...field, options, onChange: (ids: readonly string[]) => onChange([...ids]) }
  }
  const switchOf = (name: 'sollicitable' | 'surLaCarte') => {
    const { value, onChange, label } = form.controlled(name)
    return {
      label,
      checked: value,
      onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.checked),
    }
  }
  const photo = form.controlled('photoId')
  return (
    <>
      <Card as="section" className={styles.section}>
        <h2>Photo</h2>
        <ImageField
          id={photo.id}
          label={<span className="sr-only">{photo.label}</span>}
          error={photo.error}
          usage="portrait"
          current={miniatureOf(edition.photo)}
          onChange={(photoId) => photo.onChange(photoId)}
        />
      </Card>
      <Card as="section" className={styles.section}>
        <h2>Qui je suis</h2>
        <div className="form-grid">
          <AvecPortee {...porteeOf('profession')}>
            <TextField {...form.field('profession')} autoComplete="organization-title" />
          </AvecPortee>
          <AvecPortee {...porteeOf('nomEntreprise')}>
            <TextField {...form.field('nomEntreprise')} autoComplete="organization" />
          </AvecPortee>
          <div className="full">
            <AvecPortee {...porteeOf('presentation')}>
              <TextArea {...form.field('presentation')} maxLength={PRESENTATION_MAX} rows={5} />
            </AvecPortee>
          </div>
          <AvecPortee {...porteeOf('secteur')}>
            <SelectField {...form.field('secteurId', { setValueAs: (id: string) => id || null })}>
              <option value="">Non précisé</option>
              {choix.secteurs.map(({ id, libelle }) => (
                <option key={id} value={id}>
                  {libelle}
                </option>
              ))}
            </SelectField>
          </AvecPortee>
          <AvecPortee {...porteeOf('telephone')}>
            <TextField
              {...form.field('telephone')}
              type="tel"
              autoComplete="tel"
              description="Jamais montré sans ton choix."
            />
          </AvecPortee>
        </div>
      </Card>
      <ParcoursCard profil={profil} porteeOf={porteeOf} />
      <Card as="section" className={styles.section}>
        <h2>Ce que je partage, ce que je cherche</h2>
        <div className={`stack ${styles.fields}`}>
          <AvecPortee {...porteeOf('competences')}>
            <MultiSelect
              {...multi('competences')}
              tone="sage"
              hint={`${COMPETENCES_MAX} au plus. Elles servent à te proposer des coups de pouce.`}
            />
          </AvecPortee>
          <AvecPortee {...porteeOf('recherches')}>
            <MultiSelect {...multi('recherches')} tone="terra" hint={`${COMPETENCES_MAX} au plus.`} />
          </AvecPortee>
          <Switch {...switchOf('sollicitable')} />
        </div>
      </Card>
      <Card as="section" className={styles.section}>
        <h2>Liens</h2>
        <div className={`stack ${styles.fields}`}>
          {RESEAUX.map(({ champ }) => (
            <AvecPortee key={champ} {...porteeOf(champ)}>
              <TextField
                {...form.field(champ)}
                inputMode={champ === 'site' ? 'url' : 'text'}
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                placeholder={EXEMPLES_LIENS[champ]}
              />
            </AvecPortee>
          ))}
        </div>
      </Card>
      <Card as="section" className={styles.section}>
        <h2>Qui voit le reste</h2>
        <dl>
          <FaitAPortee {...porteeOf('email')}>{edition.email}</FaitAPortee>
          {edition.dateNaissance && (
            <FaitAPortee {...porteeOf('dateNaissance')}>{formatDay(edition.dateNaissance)}</FaitAPortee>
          )}
        </dl>
        <Switch
          {...switchOf('surLaCarte')}
          hint="Tu es comptée dans ton département, sans que ton nom soit écrit sur la carte."
        />
      </Card>
    </>
  )
}
