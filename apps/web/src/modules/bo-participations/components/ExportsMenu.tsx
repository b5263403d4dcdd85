import { LISTES_EXPORTEES, nomFichierEvenement } from '@entrelles/contract/modules/evenements/fichiers.ts'
import type { EnteteParticipations } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { useNavigate } from 'react-router'
import { notifyFailure } from '#kit/notify.ts'
import { saveFile } from '#kit/save-file.ts'
import { emargementHref } from '#modules/bo-evenements/bo-evenements.public.ts'
import { ActionList } from '#ui/ActionList.tsx'
import { Card } from '#ui/Card.tsx'
import { getExport, type Cibles, type Format } from '../bo-participations.api.ts'
import { lignesEnMots, nombresOf } from '../mots.ts'
import styles from './Cote.module.css'

const FORMATS = [
  { format: 'xlsx', mots: 'pour un tableur (XLSX)', icon: 'file-xls' },
  { format: 'csv', mots: 'en CSV', icon: 'file-csv' },
] as const

/** Exports of participants and waiting list; each label says which rows the file contains (P-12). */
export const ExportsMenu = ({ entete }: { readonly entete: EnteteParticipations }) => {
  const navigate = useNavigate()
  const nombres = nombresOf(entete)
  const take = (cibles: Cibles, format: Format) => () =>
    void getExport(entete.id, format, cibles)
      .then((file) => saveFile(file, nomFichierEvenement(LISTES_EXPORTEES[cibles], entete, format)))
      .catch(notifyFailure)
  const exportsOf = (cibles: Cibles) =>
    nombres[cibles] === 0
      ? []
      : FORMATS.map(({ format, mots, icon }) => ({
          label: `${lignesEnMots(cibles, nombres[cibles])}, ${mots}`,
          icon,
          onClick: take(cibles, format),
        }))
  return (
    <Card as="section" aria-labelledby="emporter">
      <h2 id="emporter" className={styles.title}>
        Emporter
      </h2>
      <ActionList
        actions={[
          ...exportsOf('inscrites'),
          ...exportsOf('en_attente'),
          {
            label: 'Feuille d’émargement',
            icon: 'printer',
            onClick: () => void navigate(emargementHref(entete.id)),
          },
        ]}
      />
      <p className={`small muted ${styles.note}`}>Chaque fichier emporté est noté au journal, à ton nom.</p>
    </Card>
  )
}
