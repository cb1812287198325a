import { counted } from '../wording.ts';
import { meaningsFr } from './meanings-fr.ts';
import type { Texts } from './texts.ts';

export const fr: Texts = {
  notice: 'Assistant intégré : aucun modèle de langage n’est connecté',
  levels: { low: 'faible', medium: 'moyen', high: 'élevé', critical: 'critique' },
  statuses: {
    identified: 'identifié', assessing: 'évaluation en cours', mitigating: 'traitement en cours', monitored: 'sous surveillance', open: 'ouvert', 'in-progress': 'en cours',
    mitigated: 'atténué', accepted: 'accepté', closed: 'clos', archived: 'archivé',
  },
  countOfLevel: (count, level) => `${level} : ${count}`,

  about:
    'Je suis l’assistant intégré de Parapet : des règles et des listes, pas un modèle de langage. Je réponds à partir des données que vous pouvez lire, des règles selon lesquelles Parapet évalue les risques et d’un catalogue de mesures de sécurité. Demandez-moi par exemple :',
  none: (open) => `Je n’y ai trouvé aucun sujet que je connaisse. Vous voyez ${counted(open, 'risque ouvert', 'risques ouverts')}. Demandez-moi par exemple :`,
  examples: [
    '« Quels sont nos principaux risques ? »', '« Combien de risques sont critiques ? »', '« Qu’est-ce qui est en retard ? »', '« Mesures pour une base de données »',
    '« Analyse : un employé perd un ordinateur portable avec des données de clients »', '« Plan de traitement pour la panne d’un fournisseur »', '« Qu’est-ce que le risque résiduel ? »', '« Conseils pour évaluer les risques »',
  ],

  changes: 'Je ne peux rien modifier, je réponds seulement. Enregistrez un risque avec « Ajouter un risque » ; modifiez-le, archivez-le ou supprimez-le dans le Registre des risques.',

  risks: {
    none: 'Vous ne voyez aucun risque ouvert. Enregistrez-en un avec « Ajouter un risque ».',
    top: (open, split) => `Vous voyez ${counted(open, 'risque ouvert', 'risques ouverts')} (${split}). Les scores les plus élevés :`,
    line: (title, score, severity, status) => `**${title}** : score ${score} sur 25, ${severity}, ${status}`,
    recorded: (line) => `Tel qu’il est enregistré : ${line}.`,
    counts: (all, open, split) => `Vous voyez ${counted(all, 'risque', 'risques')}, sans compter les archivés ; dont ouverts : ${open}${open === 0 ? '' : ` (${split})`}.`,
    level: (count, open, level) => `Risques ouverts que vous voyez : ${open} ; dont de niveau ${level} : ${count}.`,
    notCounted: 'Je peux compter les risques, les ouverts par niveau ; je ne vois pas d’autres nombres.',
    related: (known) => `Parmi les risques ouverts aux scores les plus élevés (${known}), voici ce qui s’y rapporte :`,
    noneRelated: (known) => `Aucun des risques ouverts aux scores les plus élevés (${known}) ne s’y rapporte, et je ne vois pas le nom des autres. Cherchez-les dans le Registre des risques.`,
    owner: 'Je ne vois pas qui est responsable d’un risque ou d’une tâche. Le Registre des risques montre qui répond d’un risque.',
    dates: 'Je ne vois pas quand les risques ont été enregistrés ou modifiés ; je ne peux donc pas dire lesquels sont les derniers. Le Registre des risques le montre.',
  },

  overdue: {
    unreadable: 'Votre rôle ne peut pas lire les tâches ; je ne peux donc pas vous dire ce qui est en retard.',
    unreadableTasks: 'Votre rôle ne peut pas lire les tâches ; je ne peux donc pas vous dire lesquelles sont en retard.',
    nothing: 'Aucune tâche ni aucune action d’un plan n’est en retard.',
    noTask: 'Aucune tâche n’est en retard.',
    noAction: 'Aucune action d’un plan n’est en retard.',
    tasks: (count) => `${counted(count, 'tâche est', 'tâches sont')} en retard :`,
    actions: (count) => `${counted(count, 'action de plan est', 'actions de plans sont')} en retard :`,
    task: (title, due) => `**${title}** : échéance ${due}`,
    action: (title, plan, due) => `**${title}** (plan : ${plan}) : échéance ${due}`,
    untitled: 'sans titre',
    more: (count) => `et ${count} de plus.`,
    only: 'Parmi les tâches, je ne vois que celles qui sont en retard.',
    first: 'Je commencerais par ce qui est en retard, puis par les scores les plus élevés.',
  },

  controls: {
    ask: 'Pour quel type d’actif, ou contre quoi ? Par exemple : « mesures pour une base de données » ou « mesures contre les rançongiciels ».',
    heading: 'Les mesures qui conviennent le mieux :',
    notExplained: 'Je n’explique que les termes de la gestion des risques. Les mesures qui s’y rapportent :',
    inEnglish: 'Les titres et les descriptions du catalogue sont en anglais.',
    suggested: (count, about) => `${counted(count, 'mesure', 'mesures')} pour ${about}, la plus adaptée d’abord.`,
    nothing: (about) => `Le catalogue n’a rien pour ${about}. Essayez Matériel, Logiciel, Réseau, Données ou Personnel.`,
    both: (one, other) => `${one} et ${other}`,
    unusedCategory: (what) => `La catégorie « ${what} » n’a pas été utilisée : le catalogue ne la connaît pas. Essayez Sécurité, Protection des données, Opérationnel, Financier ou Réglementaire.`,
    unusedType: (what) => `Le type « ${what} » n’a pas été utilisé : le catalogue ne le connaît pas. Essayez Matériel, Logiciel, Réseau, Données ou Personnel.`,
    editions:
      'Les identifiants sont ceux de NIST SP 800-53 révision 5 et de CSF 2.0 ; les clauses d’ISO/IEC 27001:2022 (annexe A), de SOC 2 et de PCI DSS 4.0 sont citées par leur numéro.',
  },

  analysis: {
    ask: 'Décrivez le scénario en une phrase : qui ou quoi pourrait le provoquer, quel actif il touche et ce que cela entraînerait. Par exemple : « Un hameçonnage donne à un attaquant l’accès à notre base de données clients. »',
    likelihood: (value, reasons) => `**Probabilité ${value} sur 5** : ${reasons}.`,
    impact: (value, reasons) => `**Impact ${value} sur 5** : ${reasons}.`,
    raises: (words) => `« ${words} » l’augmente`,
    lowers: (words) => `« ${words} » le diminue`,
    noReason: 'rien dans le texte ne parle pour plus ou moins que le milieu',
    level: (product, level) => `Probabilité × impact donne ${product}, soit le niveau **${level}**.`,
    helping: 'Les mesures qui aideraient :',
    nothing: 'Le catalogue n’a pas de mesures pour ces mots ; décrivez ce qui pourrait arriver à quel actif.',
    caution: 'C’est un point de départ, d’après les mots seulement. Ce qui existe déjà, et avec quel effet, vous seul le savez.',
  },

  plan: {
    ask: 'Quel risque faut-il traiter ? Décrivez-le en une phrase, ou faites rédiger un plan à l’étape 3 d’un parcours de risque. Par exemple : « Plan de traitement pour un rançongiciel sur notre serveur de fichiers. »',
    heading: (priority, timeline, risk) => `Un brouillon, niveau de priorité **${priority}**, sous ${timeline}${risk === null ? '' : `, pour ${risk}`} :`,
    timelines: { critical: '30 jours', high: '60 jours', medium: '90 jours', low: '6 mois' },
    general: [
      ['Convenir d’un responsable et d’un objectif', 'Nommer qui répond de ce risque, et jusqu’où il doit baisser.'],
      ['Choisir comment le traiter', 'Comparer éviter, réduire, partager et accepter, selon le coût et l’effet.'],
      ['Réaliser et vérifier', 'Faire ce qui a été choisi, puis réévaluer le risque et noter ce qui reste.'],
    ],
    title: (risk) => `Traiter : ${risk}`,
    description: (risk) => `Réduire le risque : ${risk}`,
    assets: (names) => `Actifs : ${names}.`,
    scenarios: (names) => `Scénarios : ${names}.`,
    drafted: (actions, priority, timeline) => `Un brouillon avec ${counted(actions, 'action', 'actions')}, niveau de priorité **${priority}**, à réaliser sous ${timeline} :`,
    next: 'Décidez qui fait quoi et pour quand, indiquez ce que cela coûte, et rayez ce qui existe déjà.',
  },

  meaning: (term, text) => `**${term}** : ${text}`,
  ...meaningsFr,
};
