import { formatDayMonth, formatName, formatNumber } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  STATUTS_PUBLICATION,
  TYPES_PUBLICATION,
  type StatutPublication,
} from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { DestinatairesAnnonces } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { ActuBo } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'
import type { ComponentProps } from 'react'
import { nbDestinataires, publicOf } from '#modules/actus/depart.ts'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { Tag } from '#ui/Tag.tsx'
import type { Ask } from '../acts.ts'
import { quandOf, titreOf } from '../mots.ts'
import styles from './Actus.module.css'
import { ActuMenu } from './ActuMenu.tsx'

const MARKS: Readonly<Partial<Record<StatutPublication, Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>>>> =
  {
    publiee: { tone: 'success', icon: 'check-circle-fill' },
    programmee: { tone: 'lagoon', icon: 'clock' },
    archivee: { icon: 'archive' },
  }

/** How many members it notified, or will notify; news notify nobody. */
const destinatairesOf = (actu: ActuBo, totaux: DestinatairesAnnonces): number | null => {
  if (actu.type !== 'annonce' || actu.statut !== 'programmee') return actu.destinataires
  const ids = actu.territoires.map(({ id }) => id)
  return nbDestinataires(totaux, ids) ?? null
}

type Figure = readonly [noun: string, nb: number | null]

const figuresOf = (actu: ActuBo, totaux: DestinatairesAnnonces): readonly Figure[] => {
  const destinataires = ['destinataires', destinatairesOf(actu, totaux)] as const
  if (actu.datePublication === null) return [destinataires]
  return [destinataires, ['vues', actu.vues], ['clics', actu.clics]]
}

type ActuRowProps = {
  readonly actu: ActuBo
  /** The totals from which the recipients of a scheduled announcement are told. */
  readonly totaux: DestinatairesAnnonces
  readonly onAsk: Ask
}

/** News or an announcement: its state, for whom, when, and whom it reached. */
export const ActuRow = ({ actu, totaux, onAsk }: ActuRowProps) => {
  const { id, statut, type, territoires, auteure, epingleeJusquau } = actu
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <span className="row">
          <Tag {...MARKS[statut]}>{STATUTS_PUBLICATION[statut]}</Tag>
          <Tag tone="outline">{TYPES_PUBLICATION[type]}</Tag>
          {epingleeJusquau !== null && (
            <Tag tone="wine" icon="push-pin">
              Épinglée jusqu’au {formatDayMonth(epingleeJusquau)}
            </Tag>
          )}
        </span>
        <h3 className={styles.title}>
          <Link to={pathTo('/actu/:id', { id })} standalone>
            {titreOf(actu)}
          </Link>
        </h3>
        <span className="small muted">
          {publicOf(territoires.map(({ nom }) => nom))} · {auteure ? formatName(auteure) : 'Ancienne membre'}
        </span>
        <span className={styles.when}>
          <Icon name={statut === 'programmee' ? 'clock' : 'calendar-dots'} size="sm" />
          {quandOf(actu)}
        </span>
      </div>
      <dl className={styles.reach}>
        {figuresOf(actu, totaux).map(
          ([noun, nb]) =>
            nb !== null && (
              <div key={noun}>
                <dt>{noun}</dt>
                <dd>{formatNumber(nb)}</dd>
              </div>
            ),
        )}
      </dl>
      <ActuMenu actu={actu} onAsk={onAsk} />
    </div>
  )
}
