import { NOUVELLE_JOURS } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { CategorieReferentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { addProfil, createProfil, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { RECITS, type Recit } from './demo-recits.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

/** First name | last name | picture | commune | occupation | company | sector | skills | seniority in days | branch. */
const MEMBRES = `
Awa | Diallo | awa.svg | 60057 | Traiteuse | Teranga & Terroir | Agroalimentaire et métiers de bouche | Cuisine et traiteur, Devis et prix | 900 | Grand Beauvaisis
Nadia | Benali | nadia.svg | 26113 | Conseillère en insertion | Passerelles 26 | Conseil et ressources humaines | CV et entretien d’embauche, Mentorat | 1200 | Vallée de la Drôme
Maëva | Hoarau | vaiana.svg | 97415 | Guide de randonnée | Sentiers Péi | Sport et loisirs | Organisation d’événements, Langues étrangères | 700 | La Réunion Ouest
Brigitte | Carrère | brigitte.svg | 64422 | Éleveuse de brebis | GAEC des Trois Vallées | Agriculture, mer et forêt | Vente directe, Accueil à la ferme | 1500 | Béarn
Léa | Fontaine | lea.svg | 26108 | Graphiste | Studio Rive Droite | Communication, marketing et événementiel | Identité visuelle, Création de site internet | 400 |
Camille | Perrot | | 26289 | Maire adjointe | Commune de Saillans | Services publics et collectivités | Mandat local, Prise de parole | 620 |
Fatou | Sarr | fatou.svg | 59512 | Couturière-modéliste | Fil & Wax | Mode, beauté et bien-être | Couture et textile, Commerce en ligne | 380 | Roubaix-Tourcoing
Inès | Morel | ines.svg | 46102 | Développeuse web | Code en Campagne | Numérique et télécommunications | Création de site internet, Référencement | 12 |
Mai | Nguyen | mai.svg | 38226 | Architecte | Atelier Pisé | Bâtiment, architecture et paysage | Lire un plan, Transition écologique | 540 | Trièves
Samira | Haddad | samira.svg | 07186 | Boulangère | Le Levain du Coin | Agroalimentaire et métiers de bouche | Reprise d’exploitation, Recrutement | 300 | Ardèche Centre
Joséphine | Mbarga | josephine.svg | 45208 | Infirmière libérale | Maison de santé du Loing | Santé et médico-social | Médiation et gestion des conflits | 450 | Gâtinais
Claire | Fontaine | claire.svg | 35236 | Libraire | La Page blanche | Culture, médias et spectacle | Animation d’ateliers, Rédaction | 820 | Pays de Redon
Gwenaëlle | Le Corre | | 56260 | Comptable | Cabinet Le Corre | Droit et comptabilité | Comptabilité, Fiscalité, Plan de financement | 1100 | Golfe
Marie-Line | Gustave | | 97105 | Maraîchère | Jardin d’Émeraude | Agriculture, mer et forêt | Vente directe, Transition écologique | 260 | Guadeloupe
Yasmina | Haddad | | 26165 | Aide-soignante | | Santé et médico-social | | 60 |
Éloïse | Kerjean | | 29046 | Céramiste | Terre de sel | Artisanat et métiers d’art | Vente directe, Photographie | 35 |
Rozenn | Quéméneur | | 29039 | Conserveuse | La Belle Concarnoise | Agroalimentaire et métiers de bouche | Commerce en ligne, Négociation | 510 |
Nolwenn | Abgrall | | 29220 | Brodeuse | Fil de Bigoudène | Artisanat et métiers d’art | Couture et textile, Animation d’ateliers | 75 |
Anne-Gaëlle | Le Bihan | | 29019 | Ingénieure navale | Chantiers du Ponant | Industrie | Gestion de projet, Lire un plan | 640 |
Jeanne | Riou | | 29003 | Pêcheuse à pied | | Agriculture, mer et forêt | Accueil à la ferme | 20 |
Solenn | Tanguy | | 29293 | Sophrologue | Respire | Mode, beauté et bien-être | Organisation du temps, Mentorat | 330 |
Enora | Le Floch | | 29026 | Journaliste | Ouest Presse | Culture, médias et spectacle | Rédaction, Relations presse | 480 |
Lucie | Arnaud | | 26108 | Vigneronne | Clos des Hirondelles | Agriculture, mer et forêt | Vente directe, Dossiers de subvention | 710 |
Zohra | Mansouri | | 26220 | Savonnière | Olive & Lavande | Artisanat et métiers d’art | Étude de marché, Commerce en ligne | 44 |
Pauline | Girard | | 26113 | Bergère | | Agriculture, mer et forêt | Reprise d’exploitation | 150 |
Agathe | Blanc | | 26006 | Institutrice | | Enseignement, formation et recherche | Formation et pédagogie | 365 |
Élise | Roux | | 38242 | Menuisière | L’Établi d’Élise | Artisanat et métiers d’art | Travail du bois, Devis et prix | 280 |
Hanaé | Dumas | | 38269 | Hydrologue | | Environnement et énergie | Transition écologique, Marchés publics | 95 |
Margot | Faure | | 07019 | Restauratrice | Les Pieds dans l’eau | Hôtellerie, restauration et tourisme | Cuisine et traiteur, Gestion d’équipe | 530 |
Colette | Vialle | | 07064 | Retraitée de l’enseignement | | Enseignement, formation et recherche | Mentorat, Langues étrangères | 1300 |
Aurore | Lemaître | | 35236 | Juriste | | Droit et comptabilité | Droit du travail, Contrats et baux | 210 |
Klervi | Guillou | | 56007 | Ostéopathe | | Santé et médico-social | Organisation du temps | 130 |
Oriane | Delattre | | 59599 | Styliste | Maille du Nord | Mode, beauté et bien-être | Couture et textile, Identité visuelle | 245 |
Chaïma | Ziani | | 59512 | Éducatrice spécialisée | | Services à la personne et petite enfance | Médiation et gestion des conflits | 28 |
Perrine | Lefebvre | | 60462 | Apicultrice | Miels du Beauvaisis | Agriculture, mer et forêt | Vente directe, Animation d’ateliers | 575 |
Maïté | Etchegaray | | 64445 | Fromagère | Ossau & Co | Agroalimentaire et métiers de bouche | Vente directe, Négociation | 390 |
Amandine | Payet | | 97413 | Monitrice de plongée | Lagon bleu | Sport et loisirs | Langues étrangères | 190 |
Huguette | Célestin | | 97120 | Commerçante | Au Bonheur des îles | Commerce et distribution | Commerce en ligne | 405 |
Raïssa | Attoumani | | 97611 | Formatrice | | Enseignement, formation et recherche | Formation et pédagogie, Langue des signes | 85 |
Vaimiti | Teriitahi | | 98735 | Perlicultrice | Perles de Papeete | Agriculture, mer et forêt | Photographie | 160 |
Joëlle | Saint-Clair | | 97209 | Conteuse | | Culture, médias et spectacle | Prise de parole, Animation d’ateliers | 600 |
Bérengère | Vidal | | 12202 | Coutelière | | Artisanat et métiers d’art | Travail du bois | 310 |
`

const emailOf = (prenom: string, nom: string): string =>
  `${prenom}.${nom}@entrelles.test`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(' ', '')
    .toLowerCase()

/** Resolves the labels of her choices into ids. */
const choicesOf = async (db: Db, { secteur, ambition, ...lists }: Recit) => {
  const each = (categorie: CategorieReferentiel, mots: readonly string[] = []) =>
    Promise.all(mots.map((mot) => referentielOf(db, categorie, mot)))
  return {
    ...(secteur && { secteur: await referentielOf(db, 'activite', secteur) }),
    ...(ambition && { ambition: await referentielOf(db, 'ambition', ambition) }),
    situations: await each('situation', lists.situations),
    attentes: await each('attente', lists.attentes),
    competences: await each('competence', lists.competences),
    recherches: await each('competence', lists.recherches),
  }
}

/** Adds the profile of an announced account, if it has one. */
export const seedRecit = async (db: Db, now: Date, compteId: string, email: string): Promise<void> => {
  const recit = RECITS[email]
  if (recit) await addProfil(db, now, compteId, { ...recit, ...(await choicesOf(db, recit)) })
}

/** Backdates each branch attachment to the sign-up date. */
const settleRattachements = async (db: Db): Promise<void> => {
  await sql`
    update rattachements r set debut = c.date_inscription from comptes c where c.id = r.compte_id
  `.execute(db)
}

/** Members all over the country, each with a commune, an occupation and skills. */
export const demoMembres: DemoPart = async ({ db, now }) => {
  for (const line of MEMBRES.trim().split('\n')) {
    const [prenom = '', nom = '', photo, villeId, profession, entreprise, secteur, savoirs, days, coordonne] =
      line.split('|').map((cell) => cell.trim() || undefined)
    const email = emailOf(prenom, nom)
    const depuis = daysBefore(now, Number(days ?? NOUVELLE_JOURS))
    const recit: Recit = {
      ...(secteur && { secteur }),
      competences: savoirs?.split(', ') ?? [],
      ...RECITS[email],
    }
    await createProfil(db, now, {
      compte: { prenom, nom, email, photo: photo ?? null, date_inscription: depuis },
      ...(villeId && { villeId }),
      ...(coordonne && { coordonne }),
      profession: profession ?? null,
      nomEntreprise: entreprise ?? null,
      ...recit,
      ...(await choicesOf(db, recit)),
    })
  }
  await settleRattachements(db)
}
