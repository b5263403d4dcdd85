import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { DateField } from '#ui/DateField.tsx'
import { MOTS } from '../mots.ts'
import { echeanceOf, fermeturePhrase, POUR_QUAND, pourQuandOf, type PourQuand } from '../pour-quand.ts'
import { LIBELLES_OFFRE } from '../saisie-form.ts'
import type { CoupDePouceForm } from '../use-coup-de-pouce-form.ts'
import { ChipsField } from './ChipsField.tsx'
import styles from './Formulaire.module.css'

type PourQuandFieldProps = { readonly form: CoupDePouceForm; readonly today: CivilDay }

const CHOIX = Object.entries(POUR_QUAND).map(([value, label]) => ({ value, label }))

/** The last day: a usual one, or a date. */
export const PourQuandField = ({ form, today }: PourQuandFieldProps) => {
  const { type } = form.values
  const dateLimite = form.controlled('dateLimite')
  const urgence = form.controlled('urgence')
  const echeance = { dateLimite: dateLimite.value, urgence: urgence.value }
  const choose = (quand: string) => {
    const choisie = echeanceOf(quand as PourQuand, today)
    dateLimite.onChange(choisie.dateLimite)
    urgence.onChange(choisie.urgence)
  }
  const isUrgente = urgence.value === 'urgente'
  return (
    <ChipsField
      id={urgence.id}
      label={type === 'offre' ? LIBELLES_OFFRE.urgence : urgence.label}
      error={urgence.error}
      options={CHOIX}
      value={pourQuandOf(echeance, today) ?? ''}
      onChange={choose}
      description={
        <>
          {isUrgente && 'Elle sera marquée «\u00a0Urgent\u00a0». '}
          {fermeturePhrase(MOTS[type].laDemande, echeance, today)}
        </>
      }
    >
      <DateField
        id={dateLimite.id}
        className={styles.date}
        label={<span className="sr-only">{dateLimite.label}</span>}
        error={dateLimite.error}
        value={dateLimite.value}
        onChange={(day) => {
          dateLimite.onChange(day)
          urgence.onChange('normale')
        }}
      />
    </ChipsField>
  )
}
