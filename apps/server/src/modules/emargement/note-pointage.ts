import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Seance } from './hold-seance.ts'
import { notePresenceOf, type Note } from './note-presence.ts'
import { readQr } from './qr.ts'

/** Checks in whoever a QR code names; another event’s, or one that nobody made, is nobody’s here. */
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
