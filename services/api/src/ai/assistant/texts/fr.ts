import { meaningsFr } from './meanings-fr.ts';
import type { Texts } from './types.ts';

const NOUNS = {
  risks: ['risque', 'risques'],
  tasks: ['tâche', 'tâches'],
  plans: ['plan de traitement', 'plans de traitement'],
  flows: ['parcours de risque', 'parcours de risque'],
  assets: ['actif', 'actifs'],
  properties: ['bien', 'biens'],
  scenarios: ['scénario de risque', 'scénarios de risque'],
  people: ['personne', 'personnes'],
  actions: ['action de plan', 'actions de plan'],
  work: ['élément ouvert', 'éléments ouverts'],
  templates: ['modèle GRC', 'modèles GRC'],
} as const;

export const fr: Texts = {
  ...meaningsFr,
  levels: { low: 'Faible', medium: 'Moyen', high: 'Élevé', critical: 'Critique' },
  statuses: {
    identified: 'Identifié',
    assessing: 'Évaluation en cours',
    mitigating: 'Traitement en cours',
    monitored: 'Sous surveillance',
    open: 'Ouvert',
    'in-progress': 'En cours',
    mitigated: 'Atténué',
    accepted: 'Accepté',
    closed: 'Clos',
    archived: 'Archivé',
    pending: 'En attente',
    completed: 'Terminé',
    cancelled: 'Annulé',
    draft: 'Brouillon',
  },
  roles: {
    admin: 'Administrateur',
    risk_manager: 'Gestionnaire de risques',
    grc_domain_manager: 'Responsable de domaine GRC',
    asset_owner: 'Propriétaire d’actifs',
    risk_owner: 'Propriétaire de risques',
    stakeholder: 'Partie prenante',
    auditor: 'Auditeur',
  },
  periods: { today: 'aujourd’hui', tomorrow: 'demain', week: 'sous 7 jours', month: 'sous 30 jours' },
  categories: {
    securite: 'Security',
    'protection des donnees': 'Privacy',
    operationnel: 'Operational',
    financier: 'Financial',
    reglementaire: 'Regulatory',
  },
  counted: (kind, count) => `${count} ${NOUNS[kind][count < 2 ? 0 : 1]}`,
  filter: {
    level: (level) => `score : ${level}`,
    assetLevel: (level) => `niveau de risque : ${level}`,
    severity: (level) => `gravité : ${level}`,
    status: (status) => `statut : ${status}`,
    above: (score) => `score supérieur à ${score}`,
    below: (score) => `score inférieur à ${score}`,
    order: () => 'les plus récents d’abord',
    owner: (name) => `propriétaire : ${name}`,
    assigned: (name) => `attribution : ${name}`,
    category: (name) => `catégorie : ${name}`,
    domain: (name) => `domaine : ${name}`,
    asset: (name) => `actif : ${name}`,
    risk: (name) => `risque : ${name}`,
    overdue: () => 'avec un retard',
    late: () => 'en retard',
    due: (period) => `échéance ${period}`,
    changed: (period) => `modification ${period.replace('sous', 'depuis')}`,
    added: (period) => `ajout ${period.replace('sous', 'depuis')}`,
    text: (words) => `avec « ${words} »`,
  },
  who: { me: 'vous', none: 'personne' },
  not: (word) => `autre que ${word}`,
  or: 'ou',
  notArchived: 'sans compter les archivés',
  openList: 'Ouvrir la liste',
  noFilter: (filters) => `(sans filtre pour : ${filters})`,
  more: (count) => `et ${count} de plus`,
  score: (score, level) => `score ${score} · ${level}`,
  fact: (title, facts) => `${title} : ${facts}`,
  due: (day) => `échéance le ${day}`,
  step: (step) => `étape ${step} sur 3`,
  done: (done, all) => `${done} actions terminées sur ${all}`,
  untimed:
    'La date à laquelle ce statut a été atteint n’est pas enregistrée ; je ne peux donc pas compter selon elle. Actuellement dans ce statut :',
  untitled: 'Sans titre',
  about: (name) => `À propos de ${name} :`,
  ofRisk: {
    owner: (owner, reviewer) => `Propriétaire : **${owner}**. Vérificateur : ${reviewer}.`,
    score: (impact, probability, score, level, from, to) =>
      `Impact ${impact} × probabilité ${probability} = **${score}**. Les scores de ${from} à ${to} correspondent au niveau **${level}**.`,
    differs: (severity) =>
      `Sa gravité est : ${severity}. C’est l’appréciation d’une personne ; elle peut différer du score.`,
    assets: (count) => `Actifs (${count}) :`,
    scenarios: (count) => `Scénarios de risque (${count}) :`,
    noHistory: 'Aucune modification de ce genre n’est enregistrée.',
    added: (who, when) => `Ajouté le ${when} par **${who}**.`,
    recorded: 'Tel qu’il est enregistré :',
  },
  ofAsset: (type, level, status, risks, link) =>
    `Type : ${type}, niveau de risque : **${level}**, statut : ${status}. [${risks} ${risks < 2 ? 'risque le concerne' : 'risques le concernent'}](${link}).`,
  facets: {
    owner: 'Risques par propriétaire :',
    level: 'Par score :',
    status: 'Par statut :',
    category: 'Catégories utilisées :',
  },
  changes: {
    heading: (period) =>
      period === null ? 'Les dernières modifications :' : `Modifications ${period.replace('sous', 'depuis')} :`,
    none: 'Rien n’a changé.',
    verbs: {
      created: 'création',
      changed: 'modification',
      completed: 'achèvement',
      reopened: 'réouverture',
      archived: 'archivage',
      unarchived: 'désarchivage',
    },
    product: 'le produit',
  },
  nothing: {
    'work-overdue': 'Rien n’est en retard.',
    'work-mine': 'Rien ne vous est attribué.',
    'owners-list': 'Personne n’est propriétaire d’un risque.',
    'categories-list': 'Aucun risque n’a de catégorie.',
  },
  meaning: (term, meaning) => `**${term}** : ${meaning}`,
  role: (role, rights) => `**${role}** : ${rights}`,
  rights: { risks: 'risques', assets: 'actifs', tasks: 'tâches', organizations: 'organisation', users: 'utilisateurs' },
  actions: { create: 'créer', read: 'lire', update: 'modifier', delete: 'supprimer' },
  noRights: 'rien',
  says: {
    ...meaningsFr.says,
    levels: [
      'Niveaux selon le score :',
      '**Critique** : scores de 16 à 25',
      '**Élevé** : scores de 9 à 15',
      '**Moyen** : scores de 4 à 8',
      '**Faible** : scores de 1 à 3',
      'Le niveau d’un scénario dans un parcours a sa propre échelle : vraisemblance × impact jusqu’à 6 faible, jusqu’à 12 moyen, jusqu’à 20 élevé, au-delà critique. La gravité est l’appréciation d’une personne et n’est pas calculée.',
    ],
    'howto-add-asset':
      'Choisissez le bouton d’ajout sous [Cybersécurité, Actifs](/cybersecurity) ; un modèle apporte ses champs. Plusieurs à la fois : importez-y un fichier CSV.',
    'howto-add-risk':
      'Choisissez [Ajouter un risque](/add-risk) : domaine et modèle, actifs et scénarios concernés, puis les questions ; tout est récapitulé avant l’enregistrement.',
    'howto-flow':
      'Dans le [Registre des risques](/risk-register), créez le parcours depuis la ligne d’un risque. L’étape 1 sélectionne les actifs, l’étape 2 évalue les scénarios liés, l’étape 3 rédige le plan de traitement ; le parcours est ensuite terminé.',
    'howto-archive':
      'Un risque s’archive dans le [Registre des risques](/risk-register) dès que son parcours est terminé, et se désarchive à tout moment. La suppression est dans le menu de la ligne ; un administrateur peut restaurer pendant 30 jours.',
    'howto-import':
      'Choisissez « Importer » au-dessus de la liste du [Registre des risques](/risk-register), puis un fichier CSV ou un classeur Excel. Les colonnes sont reconnues, chaque ligne est vérifiée avant l’écriture, et l’import peut être annulé.',
    'howto-export':
      'Choisissez « Exporter » au-dessus de la liste du [Registre des risques](/risk-register) : CSV ou Excel, avec tous les risques que laissent les filtres. Un parcours de risque a un rapport imprimable.',
    'howto-invite':
      'Sur la page [Organisation](/organization), choisissez « Ajouter un membre », indiquez l’adresse et le rôle, puis transmettez le lien. Seuls les administrateurs le peuvent ; ils y changent aussi les rôles.',
    'howto-template':
      'Sur la page [Cybersécurité](/cybersecurity), « Gérer les modèles » dans chaque onglet modifie les champs des actifs, des biens et des scénarios. Les questions de l’assistant de création sont dans les [modèles GRC](/grc/templates).',
    'howto-matrix':
      'Dans les [Paramètres](/settings), onglet Matrice des risques : 3, 4 ou 5 niveaux de chaque côté, quatre couleurs et un niveau propre à certaines cellules.',
    'howto-settings': 'La langue, le thème, le mot de passe et les jetons d’API sont dans les [Paramètres](/settings).',
    about:
      'Je réponds à partir des données que vous pouvez lire, des règles de Parapet et d’un catalogue de mesures ; je ne modifie rien. Demandez-moi par exemple :',
    'cannot-change':
      'Je ne peux rien modifier, je réponds seulement. Les risques se modifient dans le [Registre des risques](/risk-register), les tâches et plans dans [Plans et tâches](/plans-tasks), les actifs dans [Cybersécurité](/cybersecurity).',
  },
  controlsFor: (what) => `Mesures de sécurité pour ${what}, les plus adaptées d’abord :`,
  noControls: (what) =>
    `Le catalogue n’a rien pour ${what}. Nommez un type d’actif ou une menace, par exemple « base de données » ou « rançongiciel ».`,
  inEnglish: '_Le catalogue est en anglais._',
  noSuchControl: (id) =>
    `Le catalogue ne connaît pas ${id}. Il contient des mesures de NIST SP 800-53 et des résultats de NIST CSF 2.0.`,
  notUnderstood: 'Je n’ai pas compris. Je peux répondre par exemple à :',
  notFound: {
    risk: (name) => `Je n’ai trouvé aucun risque nommé « ${name} » que vous puissiez voir.`,
    asset: (name) => `Je n’ai trouvé aucun actif nommé « ${name} » que vous puissiez voir.`,
  },
  which: {
    risk: 'De quel risque s’agit-il ? Écrivez son titre, ou ouvrez-le et posez de nouveau la question.',
    asset: 'De quel actif s’agit-il ? Écrivez son nom.',
    text: 'De quoi s’agit-il ? Décrivez-le en une phrase : qui ou quoi pourrait le provoquer, quel actif il touche et ce que cela entraînerait.',
  },
  notAllowed: 'Votre rôle ne vous permet pas de voir cela.',
};
