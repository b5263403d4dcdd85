import { formatNumber } from '@entrelles/contract/kit/format.ts'
import type { RessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import {
  STATUTS_RESSOURCE,
  TYPES_RESSOURCE,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useEspace } from '#kit/back-offices.ts'
import { useToday } from '#kit/use-today.ts'
import { ICONES } from '#modules/ressources/mots.ts'
import { FiguresLine } from '#ui/FiguresLine.tsx'
import { Tag } from '#ui/Tag.tsx'
import { editionHref } from '../adresses.ts'
import type { Ask } from '../demande.ts'
import { LOOKS, nomOf, publicOf, quandOf } from '../mots.ts'
import { RessourceMenu } from './RessourceMenu.tsx'

type RessourceRowProps = { readonly ressource: RessourceBo; readonly onAsk: Ask }

/** The line of a resource: its state, for whom, since when, and what members made of it. */
export const RessourceRow = ({ ressource, onAsk }: RessourceRowProps) => {
  const espace = useEspace()
  const { titre, type, statut, thematique, auteure, etatLien, nbRemarques, datePublication } = ressource
  const figures = [
    ...(datePublication === null
      ? []
      : [
          { noun: ressource.nbVues > 1 ? 'vues' : 'vue', nb: ressource.nbVues },
          { noun: 'utile', nb: ressource.nbUtiles },
        ]),
    ...(nbRemarques === 0 ? [] : [{ noun: nbRemarques > 1 ? 'remarques' : 'remarque', nb: nbRemarques }]),
  ]
  return (
    <FiguresLine
      tags={
        <>
          <Tag {...LOOKS[statut]}>{STATUTS_RESSOURCE[statut]}</Tag>
          <Tag tone="outline" icon={ICONES[type]}>
            {TYPES_RESSOURCE[type]}
          </Tag>
          {ressource.modificationsNonPubliees && (
            <Tag tone="warning" icon="pencil-simple">
              Modifications non publiées
            </Tag>
          )}
          {etatLien?.etat === 'brise' && (
            <Tag tone="danger" icon="link-break">
              Lien brisé
            </Tag>
          )}
        </>
      }
      title={titre}
      to={editionHref(espace, ressource)}
      detail={[publicOf(ressource), thematique?.libelle, nomOf(auteure)].filter(Boolean).join(' · ')}
      when={{ icon: 'calendar-dots', text: quandOf(ressource, useToday()) }}
      figures={figures.map(({ noun, nb }) => ({ noun, text: formatNumber(nb) }))}
      menu={<RessourceMenu ressource={ressource} onAsk={onAsk} />}
    />
  )
}
