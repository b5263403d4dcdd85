import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Seance } from './hold-seance.ts'
import { notePresenceOf, type Note } from './note-presence.ts'
import { readQr } from './qr.ts'

/** Checks in the participant of a QR code; codes of another event and forged codes are refused. */
export const notePointage = (
  { db, actor, derive }: Pick<Ctx, 'db' | 'actor' | 'derive'>,
  seance: Seance,
  jetonQr: string,
  le: Date,
): Promise<Note> =>
  notePresenceOf(
    db,
    seance,
    readQr(derive, jetonQr),
    'presente',
    { le, mode: 'qr', parId: actor.id },
    emargementErrors.qr_inconnu,
  )
