import { counted, type DraftTexts } from './types.ts';

export const draftsFr: DraftTexts = {
  notice: 'Assistant intégré : aucun modèle de langage n’est connecté',
  fromCatalog: 'Ces mesures du catalogue (NIST SP 800-53, CSF 2.0) concernent ce dont parle le texte.',
  fromWords: 'Le texte reprend les mots du risque, de ses actifs et de ses scénarios.',
  levels: { low: 'faible', medium: 'moyen', high: 'élevé', critical: 'critique' },

  controls: {
    inEnglish: 'Les titres et les descriptions du catalogue sont en anglais.',
    suggested: (count, about) => `${counted(count, 'mesure', 'mesures')} pour ${about}, la plus adaptée d’abord.`,
    nothing: (about) =>
      `Le catalogue n’a rien pour ${about}. Essayez Matériel, Logiciel, Réseau, Données ou Personnel.`,
    both: (one, other) => `${one} et ${other}`,
    unusedCategory: (what) =>
      `La catégorie « ${what} » n’a pas été utilisée : le catalogue ne la connaît pas. Essayez Sécurité, Protection des données, Opérationnel, Financier ou Réglementaire.`,
    unusedType: (what) =>
      `Le type « ${what} » n’a pas été utilisé : le catalogue ne le connaît pas. Essayez Matériel, Logiciel, Réseau, Données ou Personnel.`,
    editions:
      'Les identifiants sont ceux de NIST SP 800-53 révision 5 et de CSF 2.0 ; les clauses d’ISO/IEC 27001:2022 (annexe A), de SOC 2 et de PCI DSS 4.0 sont citées par leur numéro.',
    because: (about) => `Le catalogue de mesures la prévoit pour ${about}.`,
  },

  analysis: {
    likelihood: (value, reasons) => `**Vraisemblance ${value} sur 5** : ${reasons}.`,
    impact: (value, reasons) => `**Impact ${value} sur 5** : ${reasons}.`,
    raises: (words) => `« ${words} » l’augmente`,
    lowers: (words) => `« ${words} » le diminue`,
    noReason: 'rien dans le texte ne justifie une note plus haute ou plus basse',
    level: (product, level) => `Vraisemblance × impact donne ${product}, soit le niveau **${level}**.`,
    helping: 'Les mesures qui aideraient :',
    nothing: 'Le catalogue n’a pas de mesures pour ces mots ; décrivez ce qui pourrait arriver, et à quel actif.',
    caution:
      'C’est un point de départ, d’après les mots seulement. Ce qui existe déjà, et avec quel effet, vous seul le savez.',
  },

  plan: {
    timelines: { critical: '30 jours', high: '60 jours', medium: '90 jours', low: '6 mois' },
    general: [
      ['Convenir d’un responsable et d’un objectif', 'Nommer qui répond de ce risque, et jusqu’où il doit baisser.'],
      [
        'Choisir comment le traiter',
        'Comparer les options : éviter, réduire, partager et accepter, selon le coût et l’effet.',
      ],
      ['Réaliser et vérifier', 'Faire ce qui a été choisi, puis réévaluer le risque et noter ce qui reste.'],
    ],
    title: (risk) => `Traiter : ${risk}`,
    description: (risk) => `Réduire le risque : ${risk}`,
    assets: (names) => `Actifs : ${names}.`,
    scenarios: (names) => `Scénarios : ${names}.`,
    drafted: (actions, priority, timeline) =>
      `Un brouillon avec ${counted(actions, 'action', 'actions')}, niveau de priorité **${priority}**, à réaliser sous ${timeline} :`,
    next: 'Décidez qui fait quoi et pour quand, indiquez ce que cela coûte, et rayez ce qui existe déjà.',
  },
};
