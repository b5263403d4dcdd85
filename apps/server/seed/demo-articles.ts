/** `{figure:<landscape>|<what is seen>|<caption>}` becomes a picture, `{@<beginning of an address>}` a mention. */

/** The long articles of the library. */
export const ARTICLE_ELUES = `<p>{@camille} a hésité deux ans. «\u00a0Je pensais qu’il fallait connaître le code des collectivités par cœur. Il fallait surtout connaître les gens.\u00a0» À Saillans, elle a commencé par assister à six conseils, au fond de la salle, un carnet à la main.</p>
<h3>Se décider</h3>
<p>Ce qui aide à trancher, disent-elles toutes les trois\u00a0: en parler tôt à son entourage, compter honnêtement ses heures, et trouver une colistière avec qui partager les réunions du soir. Compte dix à quinze heures par mois pour une conseillère sans délégation, le double pour une adjointe, davantage l’année du budget.</p>
<p>Pose-toi trois questions, par écrit. Qu’est-ce que je veux voir changer ici d’ici six ans\u00a0? Qui gardera les enfants, ou la boutique, le mardi soir\u00a0? Qu’est-ce que je refuse de sacrifier\u00a0? Les réponses serviront aussi à la profession de foi.</p>
<blockquote><p>«\u00a0La première délibération, j’ai voté la voix qui tremblait. La deuxième, j’ai demandé la parole.\u00a0»</p><cite>Camille Perrot, maire adjointe de Saillans</cite></blockquote>
<h3>Monter une liste</h3>
<p>Dans une petite commune, on se présente rarement seule. Une liste équilibrée mêle des habitantes arrivées récemment et des familles d’ici, des métiers différents, des âges différents. Commence par un café à quatre, pas par un programme.</p>
<ul><li><strong>Un binôme de confiance</strong>\u00a0: quelqu’un à qui dire ses doutes sans qu’ils fassent le tour du village.</li><li><strong>Une personne qui sait compter</strong>\u00a0: lire un budget communal s’apprend, mais mieux vaut ne pas être seule à le faire.</li><li><strong>Une plume</strong>\u00a0: une page recto verso, distribuée en main propre, vaut mieux que dix réunions vides.</li></ul>
{figure:montagne|Un village au pied d’une montagne, avec une église et quelques toits|À Saillans, la salle du conseil tient trente personnes.}
<h3>Les délais à ne pas manquer</h3>
<ul><li><strong>Inscription sur les listes</strong>\u00a0: jusqu’au sixième vendredi avant le scrutin.</li><li><strong>Dépôt de la liste</strong>\u00a0: en préfecture ou sous-préfecture, reçu à l’appui.</li><li><strong>Compte de campagne</strong>\u00a0: selon la taille de la commune, à vérifier avec la préfecture.</li></ul>
<aside><p>Ces délais changent d’un scrutin à l’autre\u00a0: vérifie toujours auprès de ta préfecture.</p></aside>
<h3>Faire campagne sans s’épuiser</h3>
<p>Le porte-à-porte reste ce qui compte le plus. À deux, une heure, trois soirs par semaine, pendant trois semaines\u00a0: dans une commune de 600 habitants, tu auras vu tout le monde. Note ce qu’on te dit, pas seulement qui te soutient\u00a0; les remarques sur l’éclairage, le car scolaire ou la cantine feront ta première année.</p>
<p>Sur les réseaux, réponds aux questions, jamais aux piques. Et garde un soir par semaine sans politique, noté dans l’agenda comme un rendez-vous.</p>
<h3>La première année</h3>
<p>{@brigitte} conseille de choisir une seule commission et de s’y tenir. {@nadia}, elle, tient un tableau simple\u00a0: ce qu’on a promis, ce qu’on a voté, ce qui reste à faire. Les trois disent la même chose des réunions\u00a0: demande l’ordre du jour avant, prépare une question, et pose-la.</p>
<p>Enfin, forme-toi. Chaque élue a droit à des jours de formation, pris en charge. Peu s’en servent la première année\u00a0; c’est pourtant là qu’ils servent le plus.</p>`

export const ARTICLE_PRIX = `<p>On fixe souvent ses prix en regardant la voisine, puis en enlevant un peu, «\u00a0parce qu’on débute\u00a0». Voici la méthode que nous travaillons en atelier\u00a0: trois calculs, une feuille, une heure.</p>
<h3>Ce que coûte une heure de ton travail</h3>
<p>Pars de ce que tu veux vivre, pas de ce que tu oses demander. Additionne ton revenu visé, tes cotisations, tes charges fixes\u00a0: loyer de l’atelier, assurance, banque, véhicule, téléphone. Divise par les heures que tu peux vraiment facturer\u00a0: sur une année, rarement plus de 1\u00a0000, car il y a les devis, les trajets, la comptabilité et les congés.</p>
<ol><li>Revenu visé\u00a0: 1\u00a0800\u00a0€ par mois, soit 21\u00a0600\u00a0€ par an.</li><li>Cotisations et impôts\u00a0: compte la moitié en plus pour une première estimation, soit 10\u00a0800\u00a0€.</li><li>Charges fixes\u00a0: 7\u00a0600\u00a0€.</li><li>Total\u00a0: 40\u00a0000\u00a0€, divisé par 1\u00a0000 heures\u00a0: 40\u00a0€ de l’heure.</li></ol>
<aside><p>Ce n’est pas encore un prix. C’est le plancher sous lequel tu travailles à perte.</p></aside>
<h3>Ce que coûte un objet</h3>
<p>{@eloise} a refait le calcul pour ses bols\u00a0: terre, émail, cuisson, casse, emballage, et le temps de chacun. Une série de vingt ne prend pas vingt fois le temps d’un seul\u00a0: chronomètre une série entière, du tournage à l’étiquette, et divise.</p>
{figure:littoral|Des bols alignés sur une étagère, face à la mer|Une série de vingt bols\u00a0: six heures, étiquettes comprises.}
<blockquote><p>«\u00a0Je vendais mes bols 18\u00a0€. Ils me coûtaient 19. Personne n’a rien dit quand je suis passée à 32.\u00a0»</p><cite>Éloïse Kerjean, céramiste à Douarnenez</cite></blockquote>
<h3>Ce que le marché accepte</h3>
<p>Relève dix prix, pas deux\u00a0: chez des voisines, en ligne, en boutique. Place-toi, puis demande-toi ce qui justifie l’écart\u00a0: le délai, la matière, le conseil, la réparation. Un prix plus haut se dit avec une raison, pas avec une excuse.</p>
<h3>Annoncer une hausse</h3>
<p>Préviens deux mois avant, par écrit, sans t’étendre. «\u00a0À partir du 1er mars, mes tarifs évoluent. Voici la nouvelle grille.\u00a0» Garde l’ancien prix pour les commandes déjà passées. Et ne réponds pas le jour même à celle qui négocie\u00a0: dis que tu reviens vers elle, puis tiens bon, ou enlève quelque chose en échange.</p>
<h3>La feuille à garder</h3>
<p>Refais ces trois calculs chaque année, à la même date. Ce qui a bougé d’une année à l’autre t’en dira plus long que n’importe quel tableau de bord.</p>`

export const ARTICLE_BAIL = `<p>Un bail se lit avec un crayon. Voici, clause par clause, ce qui se négocie vraiment, et ce qui ne se négocie pas.</p>
<h3>La durée</h3><p>Neuf ans pour un bail rural. Méfie-toi de ce qui s’appelle «\u00a0prêt à usage\u00a0»\u00a0: il peut s’arrêter bien plus vite.</p>
<h3>Le fermage</h3><p>Il est encadré par un arrêté préfectoral, avec un minimum et un maximum par type de terre. Demande à quelle catégorie ta parcelle appartient, et fais-le écrire.</p>
<h3>L’état des lieux</h3><p>Fais-le à deux, avec des photos datées, avant d’entrer. Clôtures, points d’eau, chemins\u00a0: ce qui n’est pas noté est réputé en bon état.</p>
<h3>Les travaux</h3><p>Écris qui paie quoi, et ce qui te sera remboursé à la sortie. C’est la clause que l’on regrette le plus d’avoir laissée vide.</p>`

export const ARTICLE_GRANDE_SURFACE = `<p>{@rozenn} vendait huit mille boîtes par an à une enseigne. Elle a arrêté, et s’en porte mieux. Récit d’une négociation, chiffres à l’appui.</p>
<h3>L’offre</h3><p>Doubler les volumes, contre 14\u00a0% de remise et un paiement à soixante jours. Sur le papier, c’était flatteur.</p>
<h3>Le calcul</h3><p>À ce prix, chaque boîte rapportait neuf centimes. Un retard de paiement, et la trésorerie passait dans le rouge trois mois par an.</p>
<blockquote><p>«\u00a0J’ai dit non au téléphone, debout, avec mon papier devant moi.\u00a0»</p><cite>Rozenn Quéméneur, conserveuse</cite></blockquote>
<h3>La suite</h3><p>Quatre épiceries, deux AMAP, un site. Moins de volume, le double de marge, et des clientes qui rappellent.</p>`

export const ARTICLE_TRESORERIE = `<p>Un tableau de trésorerie tient sur une page\u00a0: ce qui entre, ce qui sort, semaine par semaine, pendant trois mois.</p>
<h3>Commencer par les sorties</h3><p>Loyer, cotisations, fournisseurs, remboursements\u00a0: ce sont les dates qui font mal, pas les montants. Note-les d’abord.</p>
<h3>Être prudente sur les entrées</h3><p>Une facture n’est pas un encaissement. Décale chacune de ton délai moyen, et ne compte pas deux fois celle qui traîne.</p>
<h3>Regarder le point bas</h3><p>La ligne la plus basse du tableau dit s’il faut appeler ta banque, et quand. Appelle avant.</p>`

export const ARTICLE_BROUILLON = `<p>À compléter\u00a0: les trois questions que les nouvelles coordinatrices posent toujours.</p><h3>La première réunion</h3><p>Un lieu accessible, une heure et demie, une seule question au programme.</p>`

export const ARTICLE_COORDINATION = `<p>Ce mémo est pour celles qui coordonnent une antenne, ou vont le faire.</p>
<h3>Accueillir</h3><p>Un appel dans la semaine, une invitation au prochain café, une marraine. Rien d’autre n’a autant d’effet sur les renouvellements.</p>
<h3>Animer</h3><p>Une rencontre par mois, toujours le même jour. La régularité compte plus que l’affiche.</p>
<h3>Passer la main</h3><p>Prévois ta relève dès la deuxième année. Une antenne à deux voix se transmet mieux.</p>`
