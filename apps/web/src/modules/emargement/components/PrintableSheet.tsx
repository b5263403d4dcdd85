import { formatHour } from '@entrelles/contract/kit/format.ts'
import type { FeuilleEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { nomFichierEvenement } from '@entrelles/contract/modules/evenements/fichiers.ts'
import { LIBELLES_PRESENCE } from '@entrelles/contract/modules/participations/presences.ts'
import { useState } from 'react'
import { notifyFailure } from '#kit/notify.ts'
import { saveFile } from '#kit/save-file.ts'
import { heuresOf, jourOf } from '#modules/evenements/evenements.public.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Logo } from '#ui/Logo.tsx'
import { getFeuillePdf } from '../emargement.api.ts'
import { liste } from '../liste.ts'
import { inscritesOf } from '../mots.ts'
import type { LigneVue } from '../vue.ts'
import styles from './PrintableSheet.module.css'

/** Blank lines for people who are not on the list. */
const VIDES = 4
const BLANC = '\u00a0'

type Evenement = FeuilleEmargement['evenement']

const Outils = ({ evenement }: { readonly evenement: Evenement }) => {
  const { id } = evenement
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      saveFile(await getFeuillePdf(id), nomFichierEvenement('emargement', evenement, 'pdf'))
    } catch (error) {
      notifyFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <nav className={styles.tools} aria-label="Actions">
      <ButtonLink to={liste.href(id, {})}>
        <Icon name="arrow-left-bold" size="sm" />
        Retour au pointage
      </ButtonLink>
      <div className="row">
        <Button busy={isBusy} busyLabel="Préparation…" onClick={() => void save()}>
          <Icon name="file-pdf" />
          Télécharger le PDF
        </Button>
        <Button variant="primary" onClick={() => window.print()}>
          <Icon name="printer" />
          Imprimer
        </Button>
      </div>
    </nav>
  )
}

/** The known presence replaces the signature. */
const mentionOf = ({ presence, pointeeLe }: LigneVue, fuseau: string): string => {
  if (presence === 'inconnue') return ''
  const mot = LIBELLES_PRESENCE[presence]
  return pointeeLe === null ? mot : `${mot}, ${formatHour(pointeeLe, fuseau)}`
}

type PrintableSheetProps = { readonly feuille: FeuilleEmargement; readonly lignes: readonly LigneVue[] }

/** The sheet to print and sign; also works offline. */
export const PrintableSheet = ({ feuille, lignes }: PrintableSheetProps) => {
  const { evenement, nbInscrites } = feuille
  const { titre, adresse, ville, isEnLigne, fuseau } = evenement
  const lieu = isEnLigne ? 'En ligne' : [adresse, ville].filter(Boolean).join(', ')
  return (
    <>
      <Outils evenement={evenement} />
      <div className={styles.sheet}>
        <header className={styles.head}>
          <Logo className={styles.logo} />
          <div>
            <h1 tabIndex={-1} data-page-title="" className={styles.title}>
              Feuille d’émargement
            </h1>
            <p>{inscritesOf(nbInscrites)}</p>
          </div>
        </header>
        <dl className={styles.facts}>
          <div>
            <dt>Événement</dt>
            <dd>{titre}</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>
              {jourOf(evenement)}, {heuresOf(evenement)}
            </dd>
          </div>
          {lieu && (
            <div>
              <dt>Lieu</dt>
              <dd>{lieu}</dd>
            </div>
          )}
        </dl>
        <table className={styles.table}>
          <caption className="sr-only">Participantes</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                N°
              </th>
              <th scope="col">Nom</th>
              <th scope="col">Prénom</th>
              <th scope="col" className={styles.city}>
                Commune
              </th>
              <th scope="col" className={styles.signature}>
                Signature
              </th>
            </tr>
          </thead>
          <tbody>
            {lignes.map((ligne, index) => (
              <tr key={ligne.id}>
                <td>{index + 1}</td>
                <th scope="row">{ligne.nom?.toLocaleUpperCase('fr')}</th>
                <td>{ligne.prenom}</td>
                <td className={styles.city}>{ligne.ville}</td>
                <td>{mentionOf(ligne, fuseau)}</td>
              </tr>
            ))}
            {Array.from({ length: VIDES }, (_, index) => (
              <tr key={index}>
                <td>{lignes.length + index + 1}</td>
                <td>{BLANC}</td>
                <td>{BLANC}</td>
                <td className={styles.city}>{BLANC}</td>
                <td>{BLANC}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.foot}>
          <p>Signature de l’intervenante</p>
          <p>Signature de la coordinatrice</p>
        </div>
      </div>
    </>
  )
}
