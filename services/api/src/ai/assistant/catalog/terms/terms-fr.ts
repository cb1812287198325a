import type { CatalogTerms } from './types.ts';

export const termsFr: CatalogTerms = {
  topics: {
    access:
      'accès, accéder, accède, permission*, autorisation*, habilitation*, non autorisé*, compte, comptes, intrus, intrusion*, initié*, droits, accès distant, télétravail',
    authentication:
      'mot de passe, mots de passe, identifiant*, connexion*, authentifi*, double facteur, deux facteurs, identité*, usurpation*, hameçonnage*',
    privilege: 'privilège*, administrateur*, admin, admins, root, super utilisateur*',
    malware:
      'logiciel malveillant, logiciels malveillants, rançongiciel*, rançon*, virus, antivirus, cheval de troie, hameçonnage*, cyberattaque*, code malveillant, attaquant* .. chiffr*, pirate* .. chiffr*, chiffrent, chiffrés par',
    backup:
      'sauvegard*, restaur*, perte de données, données perdues, corromp*, corrupt*, supprim*, effac*, rançongiciel*, attaquant* .. chiffr*, pirate* .. chiffr*, chiffrent, chiffrés par',
    continuity:
      'panne*, disponib*, indisponib*, continuité, catastrophe*, sinistre*, interruption*, interromp*, arrêt, défaillance*, faillite*, inondation*, coupure*, tempête*, séisme*, tremblement de terre, incendie*, pandémie*, déni de service, brûl*',
    monitoring: 'surveill*, supervis*, détect*, journal, journaux, journalis*, alerte*, fraude*, fraudu*, inaperçu*',
    network:
      'réseau*, déni de service, trafic, accès distant, accès à distance, télétravail, pare feu*, ports ouverts, port ouvert, sans fil',
    encryption:
      'chiffrement, non chiffré*, pas .. chiffré*, jamais chiffré*, cryptograph*, en clair, vol, vole, volent, voler, volé*, intercept*, espionn*',
    vulnerability:
      'vulnérab*, faille*, correctif*, non corrigé*, obsolète*, périmé*, dépassé*, fin de vie, pirat*, injection*, non mis à jour',
    configuration:
      'configur*, durci*, mot de passe par défaut, par défaut, paramètre*, paramétrage*, nuage, lisible par tous',
    change:
      'changement*, modifi*, déploie*, déploy*, mise en production, migration*, mise à jour, mises à jour, altér*, falsifi*',
    supplier:
      'fournisseur*, prestataire*, sous traitan*, sous traité*, tiers, tierce*, externalis*, nuage, chaîne d approvisionnement, dépendance*, partenaire*',
    privacy:
      'vie privée, confidentialité, données personnelles, données à caractère personnel, protection des données, rgpd, patient*, client*, fuite*, violation*, confidentiel*, divulg*, consentement*, conservation',
    awareness:
      'sensibilis*, formation*, formé*, non formé*, erreur humaine, erreurs humaines, erreur, erreurs, hameçonnage*, ingénierie sociale, négligen*',
    personnel:
      'employé*, salarié*, personnel, collaborateur*, collaboratrice*, initié*, départ, départs, homme clé, personne clé, personnes clés, rotation, grève*, collègue*',
    physical:
      'physique*, vol, vols, volé*, incendie*, inondation*, bâtiment*, porte, portes, perdu*, perd, perdre, perte, centre de données, centres de données, séisme*, dégât* des eaux, cambriol*, effraction*, brûl*',
    incident: 'incident*, cyberattaque*, violation*, intrusion*, rançon*, réponse aux incidents',
    development: 'développe*, code source, code, programmation, injection*',
    governance:
      'politique, politiques, réglement*, règlement*, juridique*, loi, lois, gouvernance, audit, audits, auditeur*, conformité, rgpd, réputation, gestion des risques',
  },
  categories: {
    security: 'sécurité, cybersécurité, sécurité de l information, sécurité informatique, security',
    technical: 'technique, techniques, technologie, technologique, informatique',
    operational: 'opérationnel, opérationnelle, opérations, exploitation',
    financial: 'financier, financière, finance, finances',
    regulatory: 'réglementaire, conformité, juridique, légal',
    strategic: 'stratégique, stratégie',
  },
  assets: {
    database: 'base de données, bases de données, serveur de base de données, entrepôt de données',
    email: 'messagerie*, courriel*, courrier électronique, boîte* mail, boîte* aux lettres, serveur de messagerie',
    'file-server':
      'serveur de fichiers, serveurs de fichiers, partage de fichiers, partages de fichiers, lecteur réseau, lecteurs réseau',
    'web-application':
      'application web, applications web, site web, sites web, site internet, sites internet, portail, portails, boutique en ligne',
    'mobile-app': 'application mobile, applications mobiles, appli mobile',
    'desktop-application': 'application de bureau, applications de bureau, logiciel de bureau',
    api: 'service web, services web, interface de programmation, interfaces de programmation',
    'web-server': 'serveur web, serveurs web',
    server: 'serveur, serveurs, contrôleur* de domaine',
    laptop: 'télétravail, portable, portables, ordinateur portable, ordinateurs portables, pc portable*',
    'mobile-device': 'téléphone*, téléphone* mobile*, téléphone* portable*, tablette*, appareil* mobile*',
    wireless: 'sans fil, réseau sans fil, réseaux sans fil, point d accès, points d accès',
    firewall: 'pare feu, pare feux, parefeu*',
    cloud: 'nuage, stockage en nuage, stockage cloud, informatique en nuage',
    supplier: 'fournisseur, fournisseurs, prestataire*, sous traitant*, tiers, chaîne d approvisionnement',
    premises:
      'bâtiment, bâtiments, bureaux, locaux, centre de données, centres de données, salle serveur*, usine*, salle d archives',
    hardware:
      'matériel, matériels, équipement, équipements, appareil, appareils, imprimante*, poste de travail, postes de travail, ordinateur, ordinateurs, stockage',
    software: 'logiciel, logiciels, application, applications, programme, programmes, plateforme*, système, systèmes',
    network: 'réseau, réseaux, passerelle*, connexion internet',
    data: 'données, fichier, fichiers, document, documents, dossiers, information, informations, archive, archives, propriété intellectuelle',
    people:
      'personnel, personnes, employé*, salarié*, collaborateur*, équipe, équipes, effectif*, utilisateur*, utilisatrice*, gens',
  },
};
