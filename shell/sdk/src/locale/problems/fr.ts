import type { ProblemTexts } from './texts.ts';

export const fr: ProblemTexts = {
  codes: {
    invalid_request: 'Les données saisies ne sont pas valides. Veuillez les vérifier.',
    invalid_json: 'La requête est illisible. Veuillez recharger la page.',
    invalid_file: 'Le fichier ne peut pas être lu.',
    unknown_reference: 'Un élément choisi n’existe plus. Veuillez en choisir un autre.',
    malformed_request: 'La requête est incorrecte. Veuillez recharger la page.',
    bad_request: 'La requête est incorrecte. Veuillez recharger la page.',
    method_not_allowed: 'Cette action n’est pas possible ici.',
    no_such_route: 'Cette fonction n’existe pas sur le serveur. Veuillez recharger la page.',
    request_timeout: 'L’envoi a pris trop de temps. Veuillez réessayer.',
    too_large: 'Le volume de données est trop important pour être enregistré.',
    unsupported_media_type: 'Ce format n’est pas pris en charge.',
    headers_too_large: 'L’adresse est trop longue. Utilisez moins de filtres.',
    too_many_requests: 'Trop de requêtes. Veuillez réessayer dans une minute.',
    cross_site: 'La requête ne provient pas d’une page de ce serveur.',
    idempotency_key_reused: 'Cette requête a déjà été envoyée avec un autre contenu. Veuillez recharger la page.',
    request_in_progress: 'La même requête est encore en cours de traitement. Veuillez patienter un instant.',
    request_interrupted:
      'Une requête précédente a été interrompue et a pu être exécutée en partie : vérifiez ce qui a été enregistré.',
    import_in_progress: 'Ce fichier est déjà en cours d’importation. Veuillez attendre qu’elle soit terminée.',
    too_many_jobs: 'Trop de vos travaux sont déjà en cours. Attendez que l’un d’eux se termine, ou annulez-en un.',
    files_limit:
      'Les fichiers de votre organisation occupent déjà tout l’espace prévu. Attendez que les plus anciens aient expiré.',
    export_too_large: 'Le fichier dépasserait 100\u00A0Mo. Filtrez la liste et exportez moins d’éléments.',

    not_signed_in: 'Connectez-vous pour continuer.',
    signed_out: 'Votre session a été fermée.',
    session_required: 'Connectez-vous pour cela. Un jeton d’API ne suffit pas.',
    no_email: 'Aucune adresse e-mail n’est disponible.',
    no_membership: 'Vous n’appartenez encore à aucune organisation.',
    provider_unreachable: 'Le service de connexion ne répond pas. Veuillez réessayer dans quelques minutes.',
    invalid_logout_token: 'La déconnexion n’a pas été acceptée.',
    invalid_token: 'Le jeton d’API est inconnu, révoqué ou expiré.',
    scope_missing: 'Ce jeton d’API ne dispose pas de l’autorisation nécessaire.',
    invalid_token_name: 'Donnez au jeton un nom de 1 à 100 caractères.',
    invalid_token_scope: 'Choisissez au moins une des autorisations proposées.',
    invalid_token_expiry: 'La fin doit être dans le futur, dans 365 jours au plus.',
    too_many_tokens: 'Vous avez atteint le nombre maximal de jetons. Révoquez-en d’abord un.',

    role_not_allowed: 'Votre rôle ne le permet pas.',
    other_organization: 'Vous n’appartenez pas à cette organisation.',
    outside_domains: 'Cela n’est possible que dans vos propres domaines GRC.',
    outside_assets:
      'Cela ne dépend pas que de vos propres actifs. Vous ne pouvez modifier que ce qui dépend d’eux seuls.',
    sign_up_by_invitation:
      'Une invitation est nécessaire pour rejoindre cet espace. Demandez-en une à un administrateur de votre organisation.',

    record_not_found: 'Cet élément est introuvable.',
    risk_not_found: 'Ce risque est introuvable.',
    risk_flow_not_found: 'Ce parcours de risque est introuvable.',
    treatment_plan_not_found: 'Ce plan de traitement est introuvable.',
    task_not_found: 'Cette tâche est introuvable.',
    asset_not_found: 'Cet actif est introuvable.',
    property_not_found: 'Ce bien est introuvable.',
    risk_scenario_not_found: 'Ce scénario de risque est introuvable.',
    asset_template_not_found: 'Ce modèle est introuvable.',
    property_template_not_found: 'Ce modèle est introuvable.',
    risk_scenario_template_not_found: 'Ce modèle est introuvable.',
    grc_template_not_found: 'Ce modèle GRC est introuvable.',
    shared_view_not_found: 'Cette vue partagée n’existe plus.',
    organization_not_found: 'Cette organisation est introuvable.',
    member_not_found: 'Ce membre est introuvable.',
    invitation_not_found: 'Cette invitation a déjà été utilisée, a été retirée ou a expiré. Demandez-en une nouvelle.',
    api_token_not_found: 'Ce jeton d’API est introuvable.',
    webhook_not_found: 'Ce webhook n’existe plus.',
    delivery_not_found: 'Cet envoi n’existe plus.',
    session_not_found: 'Cette session est introuvable.',
    job_not_found: 'Ce travail n’existe plus.',
    notification_not_found: 'Cette notification n’existe plus.',
    file_not_found: 'Ce fichier n’existe plus. Exportez de nouveau la liste.',
    seal_not_found: 'Rien n’a encore été scellé. Les modifications sont scellées en moins d’une minute.',

    wrong_state: 'Cela n’est pas possible dans l’état actuel.',
    plan_incomplete: 'Veuillez remplir tous les champs obligatoires du plan de traitement',
    already_exists: 'Cet élément existe déjà.',
    changed_meanwhile: 'Une autre personne a modifié cet élément entre-temps. Rechargez pour voir la version actuelle.',
    default_template: 'Les modèles par défaut ne peuvent pas être supprimés.',
    category_exists: 'Cette catégorie existe déjà. Les risques peuvent être fusionnés avec elle.',
    category_renamed: 'Une autre personne a renommé cette catégorie entre-temps.',
    view_name_taken: 'Une vue partagée porte déjà ce nom.',
    too_many_shared_views: 'Cette organisation a déjà le maximum de 50 vues partagées. Supprimez-en une d’abord.',

    too_many_webhooks: 'Cette organisation a déjà le maximum de 20 webhooks. Supprimez-en d’abord un.',
    webhook_off: 'Ce webhook est désactivé. Activez-le d’abord.',
    webhook_address_invalid: 'Saisissez une adresse https sans identifiants.',
    webhook_address_unknown: 'Cette adresse est introuvable.',
    webhook_address_private: 'Cette adresse mène à un réseau privé.',

    already_joined: 'Cette personne a déjà rejoint l’organisation.',
    already_member: 'Cette personne est déjà membre.',
    already_in_organization: 'Vous appartenez déjà à cette organisation.',
    leaving_required: 'Vous appartenez à une autre organisation. Confirmez que vous la quittez.',
    cannot_remove_self: 'Vous ne pouvez pas vous retirer vous-même.',
    last_admin: 'Il doit rester au moins un administrateur. Désignez-en d’abord un autre.',
    last_member: 'Personne d’autre n’appartient à cette organisation. Supprimez-la ou invitez d’abord quelqu’un.',
    has_members: 'D’autres personnes appartiennent à cette organisation. Quittez-la au lieu de la supprimer.',
    not_an_admin: 'Seul un administrateur peut désigner un autre administrateur.',

    internal_error: 'Une erreur est survenue sur le serveur. Veuillez réessayer.',
    busy: 'Le serveur est surchargé. Veuillez réessayer dans un instant.',
    not_ready: 'La base de données ne répond pas. Veuillez réessayer dans un instant.',
    storage_full:
      'Le disque du serveur est plein ; rien n’a été enregistré. Veuillez prévenir la personne qui gère le serveur.',
    database_damaged:
      'La base de données est endommagée. Veuillez prévenir la personne qui gère le serveur : une sauvegarde doit être restaurée.',
    too_many_streams: 'Vous avez ouvert trop de pages. Fermez-en quelques-unes.',
    no_free_stream:
      'Trop de pages sont ouvertes sur ce serveur pour l’actualisation en direct. Rechargez la page pour voir les modifications des autres.',
    too_many_questions: 'Vous avez posé trop de questions. Veuillez patienter un instant.',
    model_unreachable: 'Le modèle de langage est injoignable. Veuillez réessayer dans quelques minutes.',
    model_timeout: 'Le modèle de langage a mis trop de temps à répondre. Veuillez réessayer.',
    model_refused: 'Le modèle de langage a refusé la demande.',
    model_busy: 'Le modèle de langage est surchargé. Veuillez réessayer dans un instant.',
    model_unusable: 'La réponse du modèle de langage est inutilisable. Veuillez réessayer.',
    model_broken_off: 'La réponse du modèle de langage a été interrompue. Veuillez réessayer.',
    model_out_of_tokens:
      'Le modèle de langage a atteint la longueur autorisée avant d’avoir écrit quelque chose d’utilisable. Choisissez un autre modèle.',
    model_too_large: 'La réponse du modèle de langage était trop longue.',
  },
  reasons: {
    'The treatment plan is already completed.': 'Le plan de traitement est déjà terminé.',
    'Complete the treatment plan instead of setting its status to completed.':
      'Terminez le plan de traitement au lieu de modifier son statut.',
    'A completed treatment plan cannot become a draft again.':
      'Un plan de traitement terminé ne peut pas redevenir un brouillon.',
    'The risk flow already has a treatment plan.': 'Le parcours de risque a déjà un plan de traitement.',
    'Select at least one asset before completing the risk flow.':
      'Sélectionnez au moins un actif avant de terminer le parcours de risque.',
    'The risk flow is archived and can no longer be changed.':
      'Le parcours de risque est archivé et ne peut plus être modifié.',
    'The risk flow is completed, so its treatment plan cannot be deleted. Reopen the risk flow first.':
      'Le parcours de risque est terminé. Rouvrez-le avant de supprimer son plan de traitement.',
    'Archive the risk flow instead of setting its status to archived.':
      'Archivez le parcours de risque au lieu de modifier son statut.',
    'Complete the risk flow instead of setting its status to completed.':
      'Terminez le parcours de risque au lieu de modifier son statut.',
    'A completed risk flow cannot become a draft again.':
      'Un parcours de risque terminé ne peut pas redevenir un brouillon.',
    'The risk flow is a draft. Start it before completing it.':
      'Le parcours de risque est un brouillon. Démarrez-le avant de le terminer.',
    'The risk flow is already completed.': 'Le parcours de risque est déjà terminé.',
    'The risk flow is archived.': 'Le parcours de risque est archivé.',
    'The risk is archived. Unarchive it before completing its risk flow.':
      'Le risque est archivé. Désarchivez-le avant de terminer son parcours de risque.',
    'Archive the risk instead of setting its status to archived.': 'Archivez le risque au lieu de modifier son statut.',
    'The risk is archived. Unarchive it first.': 'Le risque est archivé. Désarchivez-le d’abord.',
    'The risk is already archived.': 'Le risque est déjà archivé.',
    'The risk has no risk flow. A risk can be archived once its risk flow is completed.':
      'Le risque n’a pas de parcours. Un risque peut être archivé une fois son parcours de risque terminé.',
    'A risk can be archived once its risk flow is completed.':
      'Un risque peut être archivé une fois son parcours de risque terminé.',
    'The risk is not archived.': 'Le risque n’est pas archivé.',
    'You are the last admin. Name another admin before you leave.':
      'Vous êtes le dernier administrateur. Désignez-en un autre avant de partir.',
    'The risk that it belongs to was deleted. Restore that first.':
      'Le risque auquel il se rapporte a été supprimé. Restaurez-le d’abord.',
    'The risk flow that it belongs to was deleted. Restore that first.':
      'Le parcours de risque auquel il se rapporte a été supprimé. Restaurez-le d’abord.',
    'The deletion is still removing links to it. Try again in a moment.':
      'La suppression retire encore des liens. Veuillez réessayer dans un instant.',
    'Another record has taken its place in the meantime.': 'Un autre élément a pris sa place entre-temps.',
    'must be another member': 'Choisissez un autre membre.',
    'must be another member who has signed in': 'Choisissez un autre membre qui s’est déjà connecté.',
    'must be the name of the organization': 'Saisissez le nom de l’organisation.',
  },
  field: 'Cette valeur n’est pas acceptée ici.',
};
