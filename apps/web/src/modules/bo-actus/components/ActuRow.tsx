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
import { FiguresLine, type Figure } from '#ui/FiguresLine.tsx'
import { Tag } from '#ui/Tag.tsx'
import type { Ask } from '../acts.ts'
import { quandOf, titreOf } from '../mots.ts'
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

/** Whom it reached; only announcements are sent by mail. */
const figuresOf = (actu: ActuBo, totaux: DestinatairesAnnonces): readonly Figure[] => {
  const { type, datePublication, courriels, vues, clics } = actu
  const destinataires = ['destinataires', destinatairesOf(actu, totaux)] as const
  const atteintes = [
    ['e-mails', type === 'annonce' ? courriels : null],
    ['vues', vues],
    ['clics', clics],
  ] as const
  const shown = datePublication === null ? [destinataires] : [destinataires, ...atteintes]
  return shown.flatMap(([noun, nb]) => (nb === null ? [] : [{ noun, text: formatNumber(nb) }]))
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
  const antennes = publicOf(territoires.map(({ nom }) => nom))
  return (
    <FiguresLine
      tags={
        <>
          <Tag {...MARKS[statut]}>{STATUTS_PUBLICATION[statut]}</Tag>
          <Tag tone="outline">{TYPES_PUBLICATION[type]}</Tag>
          {epingleeJusquau !== null && (
            <Tag tone="wine" icon="push-pin">
              Épinglée jusqu’au {formatDayMonth(epingleeJusquau)}
            </Tag>
          )}
        </>
      }
      title={titreOf(actu)}
      to={pathTo('/actu/:id', { id })}
      detail={`${antennes} · ${auteure ? formatName(auteure) : 'Ancienne membre'}`}
      when={{ icon: statut === 'programmee' ? 'clock' : 'calendar-dots', text: quandOf(actu) }}
      figures={figuresOf(actu, totaux)}
      menu={<ActuMenu actu={actu} onAsk={onAsk} />}
    />
  )
}
