import { z } from '#kit/z.ts'

/** How she is told: in the notification centre, by mail, on her phone. */
export const CANAUX_PREFERENCE = ['app', 'mail', 'push'] as const
export type CanalPreference = (typeof CANAUX_PREFERENCE)[number]

/** At once, in the digest of the day or of the week, or not at all. Only mails wait for a digest. */
export const FREQUENCES = ['immediat', 'quotidien', 'hebdomadaire', 'jamais'] as const
export type Frequence = (typeof FREQUENCES)[number]

/** What she may switch off, in the order of the page (mock-up 46). */
export const FAMILLES_REGLABLES = [
  'message',
  'mention',
  'reponse_coup_de_pouce',
  'coup_de_pouce_pour_moi',
  'commentaire',
  'evenement_nouveau',
  'rappel_evenement',
  'liste_attente',
  'publication_antenne',
  'ressource',
  'recherche_alerte',
] as const
export type FamilleReglable = (typeof FAMILLES_REGLABLES)[number]

/** Undefined for a family that she cannot switch off. */
export const reglableOf = (famille: string): FamilleReglable | undefined =>
  FAMILLES_REGLABLES.find((one) => one === famille)

/** The rhythm of a family on each channel. */
export type Rythme = Readonly<Record<CanalPreference, Frequence>>
export type Rythmes = Readonly<Record<FamilleReglable, Rythme>>

export const PREREGLAGES = ['tout_de_suite', 'equilibre', 'calme'] as const
export type Prereglage = (typeof PREREGLAGES)[number]

const rythme = (app: Frequence, mail: Frequence, push: Frequence): Rythme => ({ app, mail, push })
const ALL = rythme('immediat', 'immediat', 'immediat')
const DAILY = rythme('immediat', 'quotidien', 'jamais')
const WEEKLY = rythme('immediat', 'hebdomadaire', 'jamais')
const MAILED = rythme('immediat', 'immediat', 'jamais')

/** Three ways to be told; the one in the middle is that of a new member. */
export const RYTHMES: Readonly<Record<Prereglage, Rythmes>> = {
  tout_de_suite: {
    message: ALL,
    mention: ALL,
    reponse_coup_de_pouce: ALL,
    coup_de_pouce_pour_moi: ALL,
    commentaire: ALL,
    evenement_nouveau: ALL,
    rappel_evenement: ALL,
    liste_attente: ALL,
    publication_antenne: ALL,
    ressource: ALL,
    recherche_alerte: ALL,
  },
  equilibre: {
    message: ALL,
    mention: DAILY,
    reponse_coup_de_pouce: ALL,
    coup_de_pouce_pour_moi: DAILY,
    commentaire: DAILY,
    evenement_nouveau: WEEKLY,
    rappel_evenement: ALL,
    liste_attente: ALL,
    publication_antenne: WEEKLY,
    ressource: rythme('jamais', 'jamais', 'jamais'),
    recherche_alerte: MAILED,
  },
  calme: {
    message: DAILY,
    mention: WEEKLY,
    reponse_coup_de_pouce: DAILY,
    coup_de_pouce_pour_moi: WEEKLY,
    commentaire: WEEKLY,
    evenement_nouveau: WEEKLY,
    rappel_evenement: MAILED,
    liste_attente: MAILED,
    publication_antenne: WEEKLY,
    ressource: rythme('jamais', 'jamais', 'jamais'),
    recherche_alerte: WEEKLY,
  },
}
/** What applies until she chooses. */
export const PAR_DEFAUT = RYTHMES.equilibre

/** The flags of the specification (R7-3), each with the families whose mails it switches. */
export const DRAPEAUX = {
  notificationMessagerie: ['message'],
  notificationMention: ['mention'],
  notificationEvenement: ['evenement_nouveau', 'rappel_evenement', 'liste_attente'],
  notificationReponseCoupDePouce: ['reponse_coup_de_pouce'],
} as const satisfies Record<string, readonly FamilleReglable[]>

export const DIGEST_IMPOSSIBLE = 'Seuls les e-mails attendent un résumé.'

/** One choice; a digest is for mails only. */
export const preference = z
  .strictObject({
    famille: z.enum(FAMILLES_REGLABLES),
    canal: z.enum(CANAUX_PREFERENCE),
    frequence: z.enum(FREQUENCES),
  })
  .refine(({ canal, frequence }) => canal === 'mail' || frequence === 'immediat' || frequence === 'jamais', {
    path: ['frequence'],
    message: DIGEST_IMPOSSIBLE,
  })
export type Preference = z.infer<typeof preference>

/** The flags as the specification sends them; each sets its families' mails at once, or never. */
export const drapeaux = z.strictObject({
  notificationMessagerie: z.boolean(),
  notificationMention: z.boolean(),
  notificationEvenement: z.boolean(),
  notificationReponseCoupDePouce: z.boolean(),
})
export type Drapeaux = z.infer<typeof drapeaux>
type Drapeau = keyof Drapeaux

export const choixOf = (flags: Drapeaux): Preference[] =>
  (Object.keys(DRAPEAUX) as Drapeau[]).flatMap((drapeau) =>
    DRAPEAUX[drapeau].map((famille) => ({
      famille,
      canal: 'mail' as const,
      frequence: flags[drapeau] ? ('immediat' as const) : ('jamais' as const),
    })),
  )

const isOnce = (preferences: readonly Preference[]): boolean =>
  new Set(preferences.map(({ famille, canal }) => `${famille} ${canal}`)).size === preferences.length

const heure = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Nothing rings between these hours; the same hour twice would be the whole day. */
const heuresCalmes = z
  .strictObject({ actives: z.boolean(), debut: heure, fin: heure })
  .refine(({ debut, fin }) => debut !== fin, {
    path: ['fin'],
    message: 'Les heures calmes commencent et finissent à la même heure.',
  })

/** Monday is 1, Sunday 7. */
const jourResume = z.int().min(1).max(7)

export const reglagesForm = z.strictObject({
  preferences: z
    .array(preference)
    .max(FAMILLES_REGLABLES.length * CANAUX_PREFERENCE.length)
    .refine(isOnce, 'Un même choix est donné deux fois.'),
  heuresCalmes,
  heureResume: heure,
  jourResume,
})
export type ReglagesForm = z.infer<typeof reglagesForm>

export const REGLAGES_PAR_DEFAUT = {
  heuresCalmes: { actives: true, debut: '21:00', fin: '08:00' },
  heureResume: '18:30',
  jourResume: 5,
} as const

/** What applies to her, complete: what she has not chosen is that of a new member. */
export const reglages = z.object({ ...drapeaux.shape, ...reglagesForm.shape })
export type Reglages = z.infer<typeof reglages>

/** The rhythm of each family, from what she has chosen. */
export const rythmesOf = (choisies: readonly Preference[]): Rythmes => {
  const of = (famille: FamilleReglable): Rythme => {
    const chosen = choisies.filter((one) => one.famille === famille).map((one) => [one.canal, one.frequence])
    return { ...PAR_DEFAUT[famille], ...Object.fromEntries(chosen) }
  }
  return Object.fromEntries(FAMILLES_REGLABLES.map((famille) => [famille, of(famille)])) as Rythmes
}

/** Complete, and always in the order of the page: the form compares lists to know whether something changed. */
export const preferencesOf = (rythmes: Rythmes): Preference[] =>
  FAMILLES_REGLABLES.flatMap((famille) =>
    CANAUX_PREFERENCE.map((canal) => ({ famille, canal, frequence: rythmes[famille][canal] })),
  )

/** The preset that matches her rhythms, if one does. */
export const prereglageOf = (rythmes: Rythmes): Prereglage | undefined =>
  PREREGLAGES.find((name) =>
    FAMILLES_REGLABLES.every((famille) =>
      CANAUX_PREFERENCE.every((canal) => RYTHMES[name][famille][canal] === rythmes[famille][canal]),
    ),
  )

/** A flag is on if one of its families is mailed. */
export const drapeauxOf = (rythmes: Rythmes): Drapeaux => {
  const isOn = (drapeau: Drapeau) => DRAPEAUX[drapeau].some((famille) => rythmes[famille].mail !== 'jamais')
  return {
    notificationMessagerie: isOn('notificationMessagerie'),
    notificationMention: isOn('notificationMention'),
    notificationEvenement: isOn('notificationEvenement'),
    notificationReponseCoupDePouce: isOn('notificationReponseCoupDePouce'),
  }
}
