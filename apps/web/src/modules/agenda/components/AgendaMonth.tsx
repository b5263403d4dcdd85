import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { capitalize, formatCount, formatWeekday } from '@entrelles/contract/kit/format.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EvenementRow } from '#modules/evenements/evenements.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { cx } from '#ui/cx.ts'
import { hrefMois } from '../adresse.ts'
import { moisQuery } from '../agenda.api.ts'
import { jourMontre, moisPlus, nomMois, parJour, semainesOf } from '../mois.ts'
import agendaStyles from './Agenda.module.css'
import { JourCell } from './JourCell.tsx'
import styles from './Mois.module.css'

const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

const Titre = ({ mois }: { readonly mois: string }) => {
  const [before, after] = [moisPlus(mois, -1), moisPlus(mois, 1)]
  return (
    <div className={cx('section__head', styles.title)}>
      <h2>{capitalize(nomMois(mois))}</h2>
      <nav className={styles.nav} aria-label="Changer de mois">
        <IconLink
          plain
          icon="caret-left-bold"
          label={`Mois précédent\u00a0: ${nomMois(before)}`}
          to={hrefMois({ mois: before })}
        />
        <ButtonLink to={hrefMois()} size="sm" className={styles.now}>
          Aujourd’hui
        </ButtonLink>
        <IconLink
          plain
          icon="caret-right-bold"
          label={`Mois suivant\u00a0: ${nomMois(after)}`}
          to={hrefMois({ mois: after })}
        />
      </nav>
    </div>
  )
}

type AgendaMonthProps = {
  readonly mois: string
  readonly jour: CivilDay | undefined
  /** Between the month and the events of the day. */
  readonly children: ReactNode
}

/** A month of the agenda (mock-up 37); on phones, the events of one day are listed below it. */
export const AgendaMonth = ({ mois, jour, children }: AgendaMonthProps) => {
  const { evenements } = useSuspenseQuery(moisQuery(mois)).data
  const [today] = useState(() => parisDay(new Date()))
  const semaines = semainesOf(mois)
  const jours = parJour(evenements, semaines)
  const montre = jourMontre(jours, jour, today)
  const duJour = montre === undefined ? [] : (jours.get(montre) ?? [])
  return (
    <>
      <Titre mois={mois} />
      <table className={styles.month}>
        <caption className="sr-only">
          {capitalize(nomMois(mois))}, du lundi au dimanche
          {evenements.length === 0 && '\u00a0: aucun événement'}
        </caption>
        <thead>
          <tr>
            {JOURS.map((nom) => (
              <th key={nom} scope="col">
                <abbr title={nom}>{nom.slice(0, 3)}.</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semaines.map((semaine) => (
            <tr key={semaine[0]}>
              {semaine.map((day) => (
                <JourCell
                  key={day}
                  mois={mois}
                  day={day}
                  evenements={jours.get(day) ?? []}
                  isToday={day === today}
                  isShown={day === montre}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
      {montre !== undefined && (
        <section className={styles.day} aria-labelledby="jour-montre">
          <div className="section__head">
            <h3 id="jour-montre">{capitalize(formatWeekday(montre))}</h3>
            <span className="muted">{formatCount(duJour.length, 'événement')}</span>
          </div>
          <ul className={agendaStyles.lines}>
            {duJour.map((evenement) => (
              <li key={evenement.id}>
                <EvenementRow evenement={evenement} level={4} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
