import { formatName, formatNumber } from '@entrelles/contract/kit/format.ts'
import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import type { FeuilleEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { EMARGEMENT_MAX } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { EMARGEMENT_OUVRE } from '@entrelles/contract/modules/emargement/emargement.texts.ts'
import { emargementOuvert } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import type { Presence } from '@entrelles/contract/modules/participations/presences.ts'
import { CallError } from '#kit/errors.ts'
import { useList } from '#kit/list/use-list.ts'
import { useIsDesktop } from '#kit/media.ts'
import { notifyFailure } from '#kit/notify.ts'
import { useNow } from '#kit/use-now.ts'
import { Callout } from '#ui/Callout.tsx'
import { liste } from '../liste.ts'
import { useEmargement } from '../use-emargement.ts'
import type { LigneVue } from '../vue.ts'
import { EmargementAside } from './EmargementAside.tsx'
import { EmargementHead } from './EmargementHead.tsx'
import { EnvoiBanner } from './EnvoiBanner.tsx'
import { PointageList } from './PointageList.tsx'
import { PointagePhone } from './PointagePhone.tsx'
import { PrintableSheet } from './PrintableSheet.tsx'

type Evenement = FeuilleEmargement['evenement']

/** Why check-in is closed. */
const fermeture = ({ isAnnule, dateHeureDebut, fuseau }: Evenement, now: Date): string | undefined => {
  if (isAnnule) return emargementErrors.evenement_annule().message
  return emargementOuvert(new Date(dateHeureDebut), now)
    ? undefined
    : EMARGEMENT_OUVRE(dateHeureDebut, fuseau)
}

/** The check-in sheet of an event: by name, by QR code, online or offline. */
export const EmargementPage = ({ feuille }: { readonly feuille: FeuilleEmargement }) => {
  const { evenement } = feuille
  const { vue } = useList(liste, evenement.id).filters
  const isDesktop = useIsDesktop()
  const emargement = useEmargement(feuille)
  // The page opens by itself when the hour comes.
  const closed = fermeture(evenement, useNow())

  const note = (ligne: LigneVue, presence: Presence) => {
    const tell = async () => {
      const issue = await emargement.noter(ligne, presence)
      if (!issue || issue.resultat === 'faite') return
      notifyFailure(
        new CallError(409, { code: issue.resultat, message: `${formatName(ligne)}\u00a0: ${issue.message}` }),
      )
    }
    tell().catch(notifyFailure)
  }

  if (vue === 'feuille') return <PrintableSheet feuille={feuille} lignes={emargement.lignes} />
  const pointage = (
    <PointageList
      evenementId={evenement.id}
      fuseau={evenement.fuseau}
      lignes={emargement.lignes}
      isClosed={closed !== undefined}
      onNoter={note}
    />
  )
  const tete = (
    <>
      {closed && (
        <Callout tone="warning">
          <p>{closed}</p>
        </Callout>
      )}
      {feuille.plus && (
        <Callout>
          <p>Seules les {formatNumber(EMARGEMENT_MAX)} premières inscrites sont sur cette feuille.</p>
        </Callout>
      )}
      {(!closed || emargement.etat.attente.length > 0) && (
        <EnvoiBanner emargement={emargement} fuseau={evenement.fuseau} />
      )}
    </>
  )
  return (
    <>
      <EmargementHead feuille={feuille} lignes={emargement.lignes} />
      {isDesktop ? (
        <div className="cols cols--aside">
          <div className="stack">
            {tete}
            {pointage}
          </div>
          <EmargementAside emargement={emargement} isClosed={closed !== undefined} />
        </div>
      ) : (
        <PointagePhone
          evenementId={evenement.id}
          emargement={emargement}
          isClosed={closed !== undefined}
          tete={tete}
          pointage={pointage}
        />
      )}
    </>
  )
}
