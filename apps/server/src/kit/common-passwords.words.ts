const PASSWORDS = `
password passwort passe motdepasse monmotdepasse lemotdepasse motpasse mdp secret topsecret admin administrateur
administratrice administrator root user utilisateur guest invite login connexion connecte welcome bienvenue letmein
changeme changezmoi changer changemoi default defaut test tests testing essai temp temporaire provisoire nouveau
nouvelle newpassword mypassword master access system systeme computer ordinateur internet google facebook instagram
twitter youtube linkedin snapchat tiktok whatsapp gmail hotmail outlook yahoo wanadoo orange sfr bouygues free laposte
microsoft windows apple iphone android samsung amazon netflix pokemon pikachu starwars superman batman spiderman
minecraft fortnite nintendo playstation matrix dragon monkey shadow killer hunter ranger master trustno whatever
nothing qwerty azerty azertyuiop qwertyuiop qwertz azertyqsdf 1qaz2wsx qazwsx zaq12wsx 1a2z3e4r aqwzsx aqwzsxedc
azeqsd abc abcd abcde abcdef abcabc aaa iloveyou ilove loveyou lovely lover jetaime jetadore tequiero teamo iloveu`

const TENDER = `
soleil bonjour bonsoir salut coucou hello doudou loulou chouchou chouchoute chouchette choupette choupinette choupi
chou loulette louloute minou minouche minette chaton chatte chat chien toutou titi toto tata tonton tati tintin bebe
bebou bibiche bichette biche poupette poupee poussin poussinette puce pupuce princesse princess prince reine roi
marmotte mamour monamour amour amours amourdemavie moncoeur coeur cherie cheri chocolat caramel vanille bonbon nutella
papillon coccinelle libellule abeille colombe licorne dauphin tigre tigrou lion loup louve ours nounours panda lapin
lapinou souris cheval licorne etoile lune terre mer ocean plage vacances voyage liberte bonheur joie sourire rire espoir
confiance courage paix famille maman mamans mamanpapa papa papamaman mamie mamy papy papi mesenfants mafille monfils
mesamours mesfilles mesgarcons enfants enfant fille filles femme femmes homme mari maison jardin fleur fleurs rose roses
violette marguerite tulipe lavande tournesol coquelicot cerise fraise framboise banane orange citron pomme poire abricot
kiwi mangue noisette cannelle cafe croissant baguette fromage champagne bordeaux bisou bisous bisounours calin calins
calimero barbapapa babar snoopy garfield mickey minnie disney simba bambi stitch tinkerbell cendrillon blancheneige
merci jesus jesuschrist dieu ange angel angelo angels paradis magique magie mystere musique danse guitare piano chanson
football foot rugby tennis basket basketball baseball hockey natation equitation karate judo moto voiture camion ferrari
porsche peugeot renault citroen mercedes clio twingo megane scenic money argent travail boulot bureau ecole lycee
college universite professeur infirmiere medecin avocate entreprise association reseau solidarite sororite feminisme
flower flowers sunshine summer winter spring autumn freedom forever friends friend family mother father sister brother
beautiful butterfly cookie cookies cheese chocolate coffee banana orange pepper ginger buster buddy charlie maggie
happy lucky smile music guitar soccer liverpool chelsea arsenal barcelona realmadrid juventus manchester`

const PLACES_AND_TIMES = `
janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january february march april may
june july august september october november december printemps ete automne hiver lundi mardi mercredi jeudi vendredi
samedi dimanche monday tuesday wednesday thursday friday saturday sunday noel joyeuxnoel paques halloween anniversaire
france francaise vivelafrance republique europe paris marseille lyon toulouse nice nantes montpellier strasbourg lille
rennes reims toulon grenoble dijon angers nimes clermont lemans brest tours amiens limoges annecy perpignan metz
besancon orleans rouen mulhouse caen nancy avignon poitiers versailles lorient quimper vannes bayonne biarritz ajaccio
bastia corse bretagne normandie alsace provence auvergne savoie ardeche drome finistere morbihan oise guadeloupe
martinique guyane reunion lareunion mayotte algerie maroc tunisie senegal portugal espagne italie belgique suisse
allemagne angleterre canada quebec montreal london londres berlin madrid lisbonne rome barcelone newyork
america american england psg parissaintgermain om olympique olympiquedemarseille ol asse saintetienne losc rcl racing
stade stadetoulousain girondins fcnantes realmadrid barca juve allezlesbleus allezlom lesbleus zidane mbappe ronaldo
messi griezmann platini`

const FIRST_NAMES = `
marie jeanne francoise monique catherine nathalie isabelle jacqueline anne sylvie martine madeleine nicole suzanne helene
christine marguerite denise louise christiane yvonne valerie sophie sandrine stephanie celine chantal veronique simone
patricia annie brigitte germaine julie laurence michele michelle dominique virginie elodie lucie aurelie camille caroline
emilie claire marine laura sarah pauline lea manon chloe emma charlotte mathilde juliette lucile justine margaux
margot oceane melanie melissa jessica jennifer audrey delphine karine corinne florence agnes beatrice evelyne colette
genevieve josette paulette odette ginette huguette lucienne raymonde therese bernadette joelle maryse danielle eliane
josiane liliane viviane muriel pascale carole estelle anais morgane marion amandine alexandra alice adele agathe ambre
jade lina rose anna mila romane inez ines zoe nina eva lola lou louna lena elena clara clemence coralie cindy vanessa
sabrina samira fatima fatoumata aminata aissatou khadija nadia leila yasmine amina aicha mariam myriam rachel rebecca
ruth esther judith deborah maelle maeva soizic gwenaelle nolwenn anneso severine ludivine fanny fabienne magali mireille
solene ophelie noemie salome victoire victoria olivia iris capucine apolline gabrielle constance blandine
jean pierre michel andre philippe rene louis alain jacques bernard marcel daniel roger paul robert claude henri christian
nicolas georges patrick francois thierry laurent gerard pascal olivier eric frederic julien sebastien stephane bruno
serge maurice thomas christophe alexandre david kevin anthony maxime romain antoine lucas hugo theo nathan enzo leo
gabriel raphael arthur jules adam ethan noah tom mathis matheo mathieu matthieu vincent guillaume benjamin jeremy
quentin alexis clement valentin florian dylan jordan axel baptiste simon samuel victor martin xavier yann yannick loic
gilles denis didier herve yves fabrice franck cedric ludovic damien arnaud adrien aurelien mohamed mehdi karim rachid
ahmed youssef ibrahim ali omar samir amine bilal charles edouard emmanuel etienne felix gaston gregory jerome johnny
jonathan lionel luc marc mickael michael morgan noel oscar philippe regis richard sacha steven tristan william
daniela maria carmen lucia sofia isabella paola ana jose carlos miguel antonio manuel pedro andrea giulia francesca
robert john james george jordan joshua matthew andrew ashley amanda nicole daniel hannah samantha elizabeth`

/** Frequent passwords; a capital, a digit and a sign do not make them safe. */
export const COMMON_WORDS: readonly string[] = [
  ...new Set(`${PASSWORDS} ${TENDER} ${PLACES_AND_TIMES} ${FIRST_NAMES}`.trim().split(/\s+/)),
]
