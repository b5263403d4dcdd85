import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEspace } from '#kit/back-offices.ts'
import { AdherenteField, IntervenantsField, nomOf } from '#modules/bo-intervenants/bo-intervenants.public.tsx'
import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/DateField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { themesQuery } from '../bo-ressources.api.ts'
import type { RessourceFormulaire } from '../use-ressource-form.ts'
import { EvenementField } from './EvenementField.tsx'
import styles from './Formulaire.module.css'
import { MotsClesField } from './MotsClesField.tsx'

/** The offered themes, plus the current one if it is no longer offered. */
const avec = (choix: readonly Referentiel[], sien: Referentiel | null | undefined): readonly Referentiel[] =>
  sien && choix.every(({ id }) => id !== sien.id) ? [...choix, sien] : choix

type ClassementFieldsProps = {
  readonly form: RessourceFormulaire
  readonly ressource: DetailRessourceBo | undefined
}

/** Where members find it, and when it is to be reviewed. */
export const ClassementFields = ({ form, ressource }: ClassementFieldsProps) => {
  const isAdministratrice = useEspace() === 'administratrice'
  const { data: themes } = useSuspenseQuery(themesQuery())
  const { brouillonEnCours } = ressource ?? {}
  const thematique = brouillonEnCours?.thematique ?? ressource?.thematique
  const auteure = brouillonEnCours?.auteure ?? ressource?.carteAuteure
  const connue = auteure?.id ? { id: auteure.id, prenom: auteure.prenom, nom: auteure.nom ?? '' } : null
  const motsCles = form.controlled('motsCles')
  const intervenants = form.controlled('intervenants')
  return (
    <Card as="section" aria-labelledby="classer">
      <h2 id="classer" className={styles.title}>
        Classer
      </h2>
      <div className="form-grid">
        <SelectField {...form.field('thematique')} hint="La même liste que les événements.">
          <option value="">Aucune</option>
          {avec(themes, thematique).map(({ id, libelle }) => (
            <option key={id} value={id}>
              {libelle}
            </option>
          ))}
        </SelectField>
        <DateField {...form.controlled('dateRevision')} hint="Vide&nbsp;: un an après sa publication." />
        <MotsClesField {...motsCles} className="full" />
        <EvenementField key={form.saved.evenement?.id ?? ''} {...form.controlled('evenement')} />
        <IntervenantsField {...intervenants} labelOf={nomOf} hint="Celles que le réseau connaît déjà." />
        {isAdministratrice && (
          <AdherenteField
            key={form.saved.auteure ?? ''}
            {...form.controlled('auteure')}
            hint={ressource ? 'Vide\u00a0: la même qu’avant.' : 'Vide\u00a0: toi.'}
            connue={connue}
          />
        )}
      </div>
    </Card>
  )
}
