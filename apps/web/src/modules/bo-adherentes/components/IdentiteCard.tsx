import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useState } from 'react'
import { useFocusOnDone } from '#kit/use-focus-on-done.ts'
import { LieuText } from '#modules/adherentes/adherentes.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MODES } from '../mots.ts'
import styles from './Fiche.module.css'
import { IdentiteDialog } from './IdentiteDialog.tsx'
import { RebondNote } from './RebondNote.tsx'
import { SensibleValue } from './SensibleValue.tsx'

const Email = ({ fiche: { email, emailValideLe } }: { readonly fiche: Fiche }) => (
  <>
    {email}{' '}
    <span className={styles.soft}>
      · {emailValideLe === null ? 'pas encore validé' : `validé le ${formatDate(emailValideLe, ZONE_PARIS)}`}
    </span>
  </>
)

const CommuneEtAntenne = ({ fiche }: { readonly fiche: Fiche }) => {
  const { ville, territoire, modeRattachement } = fiche
  const antenne = [territoire?.nom, modeRattachement && MODES[modeRattachement]].filter(Boolean).join(', ')
  return (
    <>
      {ville ? <LieuText ville={ville} /> : 'Commune inconnue'}{' '}
      <span className={styles.soft}>· {antenne || 'sans antenne'}</span>
    </>
  )
}

/** Identity and contact; sensitive values need a click, which the audit log records. */
export const IdentiteCard = ({ fiche }: { readonly fiche: Fiche }) => {
  const [isEditing, setIsEditing] = useState(false)
  const { id, droits } = fiche
  const { target: title, onDone } = useFocusOnDone<HTMLHeadingElement>(fiche.rebond !== null)
  return (
    <Card as="section" aria-labelledby="identite">
      <div className={styles.head}>
        <h2 id="identite" ref={title} tabIndex={-1}>
          Identité et contact
        </h2>
        {droits.modifier && (
          <Button size="sm" onClick={() => setIsEditing(true)}>
            <Icon name="pencil-simple" size="sm" />
            Modifier
          </Button>
        )}
      </div>
      <Facts
        facts={[
          ['Prénom et nom', formatName(fiche)],
          ['E-mail', <Email key="email" fiche={fiche} />],
          ['Commune et antenne', <CommuneEtAntenne key="commune" fiche={fiche} />],
          ...(droits.valeursSensibles
            ? ([
                ['Date de naissance', <SensibleValue key="naissance" id={id} champ="dateNaissance" />],
                ['Téléphone', <SensibleValue key="telephone" id={id} champ="telephone" />],
                ['Tarif réduit', <SensibleValue key="tarif" id={id} champ="tarifReduit" />],
              ] as const)
            : []),
        ]}
      />
      {droits.valeursSensibles && (
        <p className={styles.note}>
          <Icon name="eye" size="sm" />
          Chaque valeur affichée est notée au journal, à ton nom.
        </p>
      )}
      {fiche.rebond && <RebondNote fiche={fiche} rebond={fiche.rebond} onRemove={onDone} />}
      {isEditing && <IdentiteDialog fiche={fiche} onClose={() => setIsEditing(false)} />}
    </Card>
  )
}
