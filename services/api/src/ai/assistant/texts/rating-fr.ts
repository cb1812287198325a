import type { RatingWords } from './types.ts';

export const ratingFr: RatingWords = {
  likelihood: [
    ['phish*, hameçonnage*, rançongiciel*, ransom*, malware, logiciel malveillant, logiciels malveillants, spam', 1],
    [
      'obsolète*, périmé*, dépassé*, fin de vie, exposé*, sur internet, depuis internet, faible, faibles, mot de passe partagé, mots de passe partagés, compte partagé, comptes partagés, mot de passe par défaut, mots de passe par défaut',
      1,
    ],
    ['rare, rares, rarement, improbable, peu probable, exceptionnel*', -2],
    ['tremblement de terre, séisme*, inondation*, incendie*, guerre, pandémie*', -1],
  ],
  often:
    'fréquent*, fréquemment, souvent, répété*, quotidien*, hebdomadaire*, chaque jour, chaque semaine, tous les jours, toutes les semaines, régulièrement attaqu*',
  impact: [
    ['rançon*, ransom*, détrui*, destruction, faillite*, mort, morts, décès, blessé*, blessure*, catastroph*', 1],
    [
      'client*, patient*, données personnelles, données à caractère personnel, données de santé, paiement*, carte bancaire, cartes bancaires, données bancaires, financier*, financière*, salaires, paie',
      1,
    ],
    [
      'tous nos, toutes nos, tous les fichiers, tous les systèmes, tous les serveurs, tous les clients, toutes les données, l ensemble, entier, entière, entièrement, toute l entreprise, production, critique*, essentiel*',
      1,
    ],
    ['amende*, sanction*, procès, poursuite*, rgpd, gdpr, régulateur*', 1],
    [
      'mineur*, petit*, limité*, négligeable*, bref, brève, brièvement, environnement de test, système de test, serveur de test, données de test, sans gravité',
      -1,
    ],
    [
      'aucun impact, pas d impact, aucun dommage, aucune conséquence, aucun effet, sans impact, sans conséquence*, sans effet, sans dommage*',
      -2,
    ],
  ],
  done: 'chiffré*, testé*, surveillé*, supervisé*, protégé*, corrigé*, formé*, sensibilisé*, vérifié*, restreint*, segmenté*, durci*, sécurisé*, audité*, isolé*, à jour',
  undone:
    'non chiffré*, non testé*, non surveillé*, non protégé*, non corrigé*, non formé*, non sécurisé*, non vérifié*, non restreint*, sans mot de passe',
  doneByAttackers: 'chiffré*, restreint*, isolé*',
  attackers:
    'attaquant*, pirate*, hacker*, rançon*, ransom*, malware, logiciel malveillant, intrus, criminel*, cybercriminel*, voleur*, virus, bande, bandes',
  named:
    'chiffrement, sauvegarde, sauvegardes, surveillance, supervision, formation*, sensibilisation, correctif*, mfa, 2fa, double facteur, authentification*, antivirus, pare feu*, journalisation, journaux, test, tests, revue*, vérification*, contrôle*, politique*, plan, plans, mise à jour, mises à jour, protection*, mesure*, restauration, secours, remplaçant*, contrat*, alarme*, redondance',
  denies:
    'pas, jamais, sans, aucun, aucune, ni, non, manque de, manque d, absence de, absence d, manquant*, rarement, mal, insuffisant*, insuffisamment, personne ne, plus',
  deniesNot: 'pas seulement, pas uniquement, sans doute, non seulement',
  isMissing:
    'manque, manquent, manquant*, absent*, inexistant*, désactivé*, insuffisant*, obsolète*, pas, jamais, fait défaut, font défaut',
  turns: 'mais, cependant, toutefois, bien que, alors que, parce que, tandis que',
};
