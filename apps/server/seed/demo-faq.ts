import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '#modules/faq/faq.factory.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

/** Typical questions of members, with the association's answers. */
const FAQ = [
  {
    categorie: 'Adhésion',
    questions: [
      {
        question: 'Combien coûte l’adhésion ?',
        reponse:
          '<p>L’adhésion coûte <strong>80 € par an</strong>, 60 € pour une coordinatrice et 40 € au tarif réduit.</p><p>Elle se règle en ligne, par carte, sur la plateforme HelloAsso. Rien ne se renouvelle tout seul : nous t’écrivons avant l’échéance, et c’est toi qui décides.</p>',
        motsCles: ['prix', 'tarif', 'cotisation', 'paiement'],
      },
      {
        question: 'Qui peut bénéficier du tarif réduit ?',
        reponse:
          '<p>Les bénéficiaires de l’une de ces aides :</p><ul><li>le RSA ou le RSO</li><li>l’AAH</li><li>l’ASS, l’ASPA ou l’ASV</li><li>l’ADA, l’ATA ou l’AV</li></ul><p>L’ARE n’y donne pas droit. Nous te croyons sur parole : aucun justificatif ne t’est demandé, et l’aide que tu perçois n’est pas enregistrée.</p>',
        motsCles: ['RSA', 'AAH', 'réduction'],
      },
      {
        question: 'Mon adhésion se renouvelle-t-elle toute seule ?',
        reponse:
          '<p>Non. Tu reçois un rappel un mois avant la fin, puis une semaine avant. Si tu ne fais rien, ton accès reste ouvert encore trente jours, le temps de te décider.</p>',
        motsCles: ['renouvellement', 'échéance', 'résilier'],
      },
    ],
  },
  {
    categorie: 'Mon compte',
    questions: [
      {
        question: 'Comment changer d’antenne ?',
        reponse:
          '<p>Ton antenne suit ta commune. Modifie ton code postal dans Mon compte, le rattachement est immédiat.</p>',
        motsCles: ['déménagement', 'territoire', 'adresse'],
      },
      {
        question: 'Je ne reçois pas le lien de connexion',
        reponse:
          '<p>Le lien est valable une heure. Avant d’en demander un autre :</p><ul><li>regarde dans tes courriers indésirables</li><li>vérifie l’adresse que tu as saisie</li><li>ajoute notre adresse à tes contacts</li></ul>',
        motsCles: ['spam', 'e-mail', 'mot de passe'],
      },
      {
        question: 'Qui voit mes informations ?',
        reponse:
          '<p>Les membres du réseau voient ton prénom, ton nom, ta commune et ce que tu choisis de montrer de ton activité. Ta date de naissance, ton adresse e-mail et ton tarif ne sont jamais affichés.</p>',
        motsCles: ['confidentialité', 'RGPD', 'données'],
      },
    ],
  },
  {
    categorie: 'Événements',
    questions: [
      {
        question: 'Puis-je inviter une amie à un événement ?',
        reponse:
          '<p>Oui, quand l’inscription se fait par un formulaire externe. Pour les autres, les places sont réservées aux membres : propose-lui d’adhérer, ou parles-en à ta coordinatrice.</p>',
        motsCles: ['invitation', 'accompagnante'],
      },
      {
        question: 'L’événement est complet : que faire ?',
        reponse:
          '<p>Inscris-toi sur la liste d’attente. Dès qu’une place se libère, elle est proposée à la première de la liste, qui a un délai pour l’accepter avant que la suivante ne soit prévenue.</p>',
        motsCles: ['liste d’attente', 'places'],
      },
      {
        question: 'Comment me désinscrire ?',
        reponse:
          '<p>Depuis la page de l’événement ou depuis le lien de l’e-mail de confirmation. Préviens dès que tu le sais : quelqu’un attend peut-être ta place.</p>',
        motsCles: ['annuler', 'désinscription'],
      },
    ],
  },
  {
    categorie: 'Le réseau',
    questions: [
      {
        question: 'Comment devenir coordinatrice ?',
        reponse:
          '<p>Parles-en à la coordinatrice de ton antenne, ou écris-nous s’il n’y en a pas encore près de chez toi. Nous t’accompagnons pour lancer les premiers rendez-vous.</p>',
        motsCles: ['bénévole', 'animer', 'antenne'],
      },
      {
        question: 'Qu’est-ce qu’un coup de pouce ?',
        reponse:
          '<p>Une demande d’aide entre membres : une relecture, un contact, un prêt de matériel, une heure de conseil. Tu la publies, les autres répondent.</p>',
        motsCles: ['aide', 'entraide'],
      },
    ],
  },
  {
    categorie: 'Animer son territoire',
    questions: [
      {
        question: 'Comment organiser un premier rendez-vous ?',
        reponse:
          '<p>Choisis un lieu facile d’accès et une heure qui convient aux mères comme aux salariées. Six membres suffisent pour commencer.</p><p>Pense à noter les besoins de garde et de covoiturage dans l’invitation.</p>',
        motsCles: ['coordination', 'rencontre'],
        public: 'coordinatrices' as const,
      },
    ],
  },
]

const DEMANDES = [
  {
    question: 'Y a-t-il un atelier sur la comptabilité prévu dans le Finistère avant l’été ?',
    joursAvant: 2,
  },
  {
    question: 'Est-ce que je peux changer l’adresse e-mail de mon compte après mon mariage ?',
    joursAvant: 5,
  },
  { question: 'Comment obtenir une attestation pour mon employeur ?', joursAvant: 9 },
]

export const demoFaq: DemoPart = async ({ db, now }) => {
  for (const { categorie, questions } of FAQ) {
    for (const question of questions) await createQuestion(db, now, { ...question, categorie })
  }
  const auteures = await db
    .selectFrom('comptes')
    .where('photo', 'is not', null)
    .orderBy('email')
    .select('id')
    .execute()
  for (const [index, { question, joursAvant }] of DEMANDES.entries()) {
    const auteure = auteures[index]
    if (auteure) await createDemande(db, auteure.id, question, daysBefore(now, joursAvant))
  }
}
