import type { Meanings } from './types.ts';

export const meaningsFr: Meanings = {
  says: {
    tips: [
      'Conseils pour évaluer les risques :',
      'Écrivez un risque comme cause, événement et conséquence : « Comme les sauvegardes ne sont jamais testées, une panne de disque pourrait nous coûter une semaine de commandes. »',
      'Jugez la probabilité et l’impact séparément, avant de regarder le score.',
      'Jugez le risque tel qu’il est aujourd’hui, avec les mesures qui fonctionnent vraiment ; le risque résiduel est ce qui reste après le traitement.',
      'Interrogez deux personnes qui le voient de côtés différents. C’est là où elles ne sont pas d’accord que vous apprenez le plus.',
      'Donnez à chaque risque un seul propriétaire, qui a le pouvoir d’agir, et une date pour y revenir.',
      'Choisissez une des quatre voies : éviter, réduire, partager ou accepter. Accepter est une décision, avec un nom et une date.',
    ],
    scoring: [
      'Comment Parapet évalue les risques :',
      'Le score d’un risque est impact × probabilité, chacun de 1 (très faible) à 5 (très élevé), donc 25 au plus.',
      'Le résumé compte un score jusqu’à 3 comme faible, de 4 à 8 comme moyen, de 9 à 15 comme élevé, et au-dessus de 15 comme critique.',
      'Un scénario dans un parcours de risque est vraisemblance × impact : jusqu’à 6 faible, jusqu’à 12 moyen, jusqu’à 20 élevé, au-delà critique.',
      'La matrice peut avoir 3, 4 ou 5 niveaux de chaque côté, et une cellule peut recevoir un autre niveau (Paramètres, Matrice des risques).',
    ],
  },
  terms: {
    risk: [
      'Risque',
      'ce que l’incertitude fait à vos objectifs : ce qui pourrait arriver, avec quelle probabilité, et ce que cela entraînerait.',
    ],
    likelihood: [
      'Vraisemblance',
      'à quel point il faut s’attendre à ce que quelque chose arrive, de 1 (très faible) à 5 (très élevé).',
    ],
    impact: [
      'Impact',
      'ce que cela entraîne pour vos objectifs si cela arrive : pour les personnes, l’argent, l’activité, les obligations et la réputation, de 1 (très faible) à 5 (très élevé).',
    ],
    inherent: ['Risque inhérent', 'le risque tel qu’il serait si rien n’était fait contre lui.'],
    residual: [
      'Risque résiduel',
      'le risque qui reste après le traitement, avec les mesures qui fonctionnent vraiment.',
    ],
    treatment: [
      'Traitement du risque',
      'ce que vous faites d’un risque : l’éviter, réduire sa probabilité ou son impact, le partager, ou l’accepter en connaissance de cause.',
    ],
    appetite: [
      'Appétence pour le risque',
      'combien de risque une organisation est prête à prendre pour ce qu’elle veut atteindre ; sa direction en décide.',
    ],
    owner: ['Propriétaire du risque', 'la personne qui répond d’un risque et a le pouvoir de le faire traiter.'],
    management: [
      'Gestion des risques',
      'ce que fait une organisation pour tenir compte du risque : évaluer, traiter, suivre les risques et en rendre compte, encore et encore.',
    ],
    register: [
      'Registre des risques',
      'la liste de tous les risques enregistrés, avec leur évaluation, leur propriétaire et leur statut.',
    ],
    assessment: [
      'Évaluation des risques',
      'trouver les risques, les comprendre par leur probabilité et leur impact, et décider lesquels il faut traiter.',
    ],
    scenario: [
      'Scénario de risque',
      'une façon dont un risque pourrait se réaliser : qui ou quoi le provoque, quel actif il touche, et ce qui s’ensuit.',
    ],
    control: [
      'Mesure de sécurité',
      'ce qui maintient ou modifie un risque : un moyen technique, une règle, un contrôle ou une habitude.',
    ],
    threat: ['Menace', 'ce qui pourrait nuire : une personne, un événement ou une panne.'],
    vulnerability: ['Vulnérabilité', 'une faiblesse par laquelle une menace peut nuire.'],
  },
};
