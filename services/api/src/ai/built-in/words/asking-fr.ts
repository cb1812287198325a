import type { AskingWords } from './word-lists.ts';

export const askingFr: AskingWords = {
  little:
    'le, la, les, l, un, une, des, du, de, d, au, aux, est, sont, était, être, c, ce, cet, cette, ces, ça, il, elle, ils, elles, on, je, j, tu, nous, vous, me, m, te, se, s, moi, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur, leurs, que, qu, qui, quoi, quel, quelle, quels, quelles, comment, pourquoi, quand, où, combien, et, ou, pour, avec, sans, sur, sous, dans, en, par, à, y, contre, a, ai, as, avons, avez, ont, peut, peux, pouvez, pouvons, puis, dois, doit, devons, devrais, faut, faire, fait, il y a, ne, n, pas, plus, tout, tous, toute, toutes, si, mais, comme, entre',
  asking:
    's il vous plaît, s il te plaît, svp, propos*, suggér*, suggestion*, recommand*, génér*, crée*, créer, rédige*, rédiger, écri*, donne*, donner, montre*, montrer, dis, dites, liste*, veux, voudrais, veuillez, besoin, aide, aider, trouve*, nouveau, nouveaux, nouvelle, nouvelles, sécurité, risque, risques, scénario, scénarios, bon, bons, bonne, bonnes, meilleur*, maintenant, actuel*, aujourd hui, type, sorte, chose, choses, enregistré*, question, quelque chose',
  subjects: {
    elsewhere: { says: 'poème*, chanson*, blague*, météo, raconte*, traduis, traduire, traduisez, recette*, dernières nouvelles, qui peut voir, qui a accès, sommes nous conformes' },
    owner: { says: 'à qui appartien*, qui est le propriétaire, qui est propriétaire, qui est responsable, qui est le responsable, qui est chargé*, qui s occupe, propriétaire du, propriétaire de, responsable du risque' },
    overdue: { says: 'en retard, retard, retards, échéance* dépassée*, délai* dépassé*, date* dépassée*, échu, échus, échue, échues' },
    tasks: {
      says: 'mes tâches, nos tâches, quelles tâches, tâches ouvertes, montre* .. tâches, liste des tâches, à faire, prochaines échéances, à rendre',
      hints: 'tâche, tâches, échéance*, délai, délais',
    },
    counts: { says: 'combien, nombre de, nombre d, quel est le nombre, compte les, comptez' },
    dates: { says: 'derniers risques, dernier risque, risques récents, risque récent, plus récents, plus récent, récemment, nouveaux risques, plus anciens, anciens risques' },
    scoring: {
      says: 'comment .. calculé*, calcul* .. score*, score .. calculé*, score de risque, scores de risque, matrice, cotation, notation, niveau* de risque, comment sont évalués les risques',
      hints: 'score, scores, niveau, niveaux',
    },
    tips: { says: 'conseil, conseils, astuce*, bonnes pratiques, bonne pratique, recommandations pour évaluer, comment évaluer, comment .. évaluer, comment décrire, comment identifier, comment rédiger, comment estimer' },
    priorities: {
      says: 'dois je faire, devons nous faire, devrais je faire, faire aujourd hui, faire maintenant, faire ensuite, en premier, d abord, premièrement, commencer, priorité*, prioritaire*, prioris*, urgent*, plus urgent*, plus important à, prochaine étape, prochaines étapes, que faire, me concentrer, quoi maintenant',
    },
    plan: {
      says: 'plan de traitement, plans de traitement, plan d action*, plan d atténuation, plan de remédiation, plan pour, plan contre, rédige* .. plan, génér* .. plan, crée* .. plan, traitement du risque, traitement des risques, traitement de, traitement pour, comment réduire, comment .. réduire, comment traiter, comment .. traiter, comment atténuer, comment .. atténuer, comment diminuer, comment gérer, comment .. gérer, comment faire face, réduire le, réduire la, réduire les, traiter le, traiter la, traiter les, atténuer le, atténuer la, atténuer les',
      hints: 'plan, plans, traiter, traitement, atténuer, atténuation, réduire',
    },
    controls: {
      says: 'mesure pour, mesures pour, mesures contre, quelles mesures, mesure* de sécurité, mesures de protection, proposer .. mesures, suggér* .. mesures, contrôles pour, contrôles contre, quels contrôles, contrôle* de sécurité, suggér* .. contrôles, proposer .. contrôles, contre mesure*, contremesure*, comment protéger, comment .. protéger, comment sécuriser, comment .. sécuriser, comment durcir, comment empêcher, comment prévenir, comment éviter, comment se défendre, protéger le, protéger la, protéger les, protéger nos, protéger notre, sécuriser le, sécuriser la, sécuriser les, sécuriser nos, sécuriser notre',
      hints: 'mesure, mesures, contrôle, contrôles, protéger, protection, sécuriser, empêcher, prévenir',
    },
    changes: {
      says: '^supprime*, ^efface*, ^archive*, ^ferme*, ^modifie*, ^attribue*, ajoute* un risque, ajouter un risque, ajoute* une tâche, ajouter une tâche, ajouter un actif, créer un risque, crée* un risque, crée* une tâche, créer une tâche, enregistrer un risque, comment ajouter, comment créer un risque, comment supprimer, comment archiver, comment modifier, peux tu supprimer, peux tu ajouter, peux tu créer une tâche, pouvez vous supprimer, pouvez vous ajouter',
    },
    'risks-about': {
      says: 'quels risques, risques liés, risque lié, risques dus, risques concernant, risques relatifs, risques avec, risques pour, risques associés, y a t il des risques, parle* .. de, parle* .. du, statut de, statut du, statut des, état de, état du, état des, quelle est la gravité',
    },
    'top-risks': {
      says: 'principaux risques, principal risque, risques principaux, plus grands risques, plus grand risque, plus gros risques, plus gros risque, plus hauts risques, risques les plus, risque le plus, pires risques, pire risque, risques majeurs, risques critiques, risques élevés, risques ouverts, tous les risques, nos risques, mes risques, les risques, risques actuels, principales menaces, plus grandes menaces, plus grosses menaces, plus grande menace, aperçu, vue d ensemble, résumé, synthèse, registre des risques, plus gros problème*, plus grand problème*',
      hints: 'risques, menaces',
    },
    analysis: {
      says: 'analys*, évalu*, apprécier, appréciation, quelle est la probabilité, risque de, risque d, risque qu, risque que, et si, que se passe t il si, que se passerait il si, conséquence* de, conséquence* d, impact de, impact d',
      hints: 'scénario, scénarios',
    },
    about: {
      says: 'qui es tu, qui êtes vous, tu es qui, vous êtes qui, qu es tu, qu êtes vous, que peux tu, que pouvez vous, que sais tu, que savez vous, qu est ce que tu peux, qu est ce que vous pouvez, es tu .. ia, es tu .. humain, es tu .. robot, es tu chatgpt, quelles données as tu, quelles données avez vous, mes données, stockez vous, qui t a, qui vous a, quel modèle, modèle de langage, quelle ia, êtes vous .. ia, êtes vous .. humain, êtes vous .. robot, comment fonctionne*, que puis je demander, que puis je vous demander, comment pouvez vous .. aider, comment peux tu .. aider',
      hints: 'aide, aidez, aider, bonjour, bonsoir, salut, merci, help, coucou',
    },
  },
  questions: '^que, ^qu, ^quoi, ^quel*, ^qui, ^à qui, ^comment, ^quand, ^où, ^pourquoi, ^combien, ^montre*, ^liste*, ^est ce, ^y a, ^peux, ^pouvez, ^donne*, ^dis, ^dites, ^dois',
  goesOn: '^et, ^qu en est il, ^aussi, ^également, ^pareil pour, ^même chose pour',
  refersBack: 'ça, cela, ceci, celui ci, celle ci, le même, la même',
  topRisk:
    'principal risque, risque principal, plus grand risque, plus gros risque, plus haut risque, pire risque, risque le plus élevé, risque le plus critique, risque le plus grave, risque le plus important, premier risque, risque numéro un, risque majeur',
  oneRisk: 'risque',
  risks: 'risque, risques',
  uncounted: 'actif, actifs, propriété, propriétés, scénario, scénarios, utilisateur*, membre*, personnes, flux, plan, plans, mesures, contrôles, tâche, tâches, modèle*, domaine*, organisation*, action, actions',
  uncountedStates: 'clos, fermé*, accepté*, atténué*, archivé*, surveillé*, terminé*',
  own: 'notre, nos, mon, ma, mes, nous, votre, vos',
  levels: { low: 'faible, faibles', medium: 'moyen, moyens', high: 'élevé, élevés', critical: 'critique, critiques' },
  terms: {
    inherent: 'risque inhérent, risques inhérents, risque brut, inhérent',
    residual: 'risque résiduel, risques résiduels, risque net, résiduel',
    appetite: 'appétit pour le risque, appétence au risque, appétence pour le risque, tolérance au risque, appétence, appétit',
    owner: 'propriétaire du risque, propriétaire de risque, propriétaire d un risque, responsable du risque, propriétaire',
    management: 'gestion des risques, gestion du risque, management des risques',
    register: 'registre des risques, registre de risques',
    assessment: 'évaluation des risques, évaluation du risque, appréciation des risques, appréciation du risque, analyse de risque, analyse de risques, analyse des risques',
    treatment: 'traitement du risque, traitement des risques, plan de traitement, traitement, atténuation',
    scenario: 'scénario de risque, scénarios de risque, scénario',
    likelihood: 'vraisemblance, probabilité',
    impact: 'impact, impacts, conséquence, conséquences',
    control: 'mesure de sécurité, mesures de sécurité, mesure, mesures, contrôle, contrôles, moyen de maîtrise, moyens de maîtrise',
    threat: 'menace',
    vulnerability: 'vulnérabilité, vulnérabilités',
    risk: 'risque',
  },
  explain: 'qu est ce que, qu est ce qu, c est quoi, que signifie, que veut dire, signifie, veut dire, signification, définition, définition de, définis, définir, définissez, explique*, expliquer, différence*, différence entre, entre, exactement, terme, quel est, quelle est',
};
