import type { ProblemTexts } from './texts.ts';

export const de: ProblemTexts = {
  codes: {
    invalid_request: 'Die Angaben sind nicht gültig. Bitte prüfen Sie sie.',
    invalid_json: 'Die Anfrage ist unleserlich. Bitte laden Sie die Seite neu.',
    invalid_file: 'Die Datei kann nicht gelesen werden.',
    unknown_reference: 'Ein ausgewählter Eintrag existiert nicht mehr. Bitte wählen Sie einen anderen.',
    malformed_request: 'Die Anfrage ist fehlerhaft. Bitte laden Sie die Seite neu.',
    bad_request: 'Die Anfrage ist fehlerhaft. Bitte laden Sie die Seite neu.',
    method_not_allowed: 'Das ist hier nicht möglich.',
    no_such_route: 'Diese Funktion gibt es auf dem Server nicht. Bitte laden Sie die Seite neu.',
    request_timeout: 'Die Übertragung hat zu lange gedauert. Bitte versuchen Sie es erneut.',
    too_large: 'Das ist zu groß, um gespeichert zu werden.',
    unsupported_media_type: 'Dieses Format wird nicht unterstützt.',
    headers_too_large: 'Die Adresse ist zu lang. Wählen Sie weniger Filter.',
    too_many_requests: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
    cross_site: 'Die Anfrage kam nicht von einer Seite dieses Servers.',
    idempotency_key_reused: 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.',
    request_in_progress: 'Dieselbe Anfrage wird noch bearbeitet. Bitte warten Sie einen Moment.',
    request_interrupted:
      'Eine frühere Anfrage wurde unterbrochen. Ein Teil davon kann ausgeführt worden sein: Bitte prüfen Sie, was gespeichert wurde.',
    import_in_progress: 'Diese Datei wird bereits importiert. Bitte warten Sie, bis der Import abgeschlossen ist.',
    too_many_jobs:
      'Es laufen bereits zu viele Ihrer Aufträge. Warten Sie, bis einer davon fertig ist, oder brechen Sie einen ab.',
    files_limit:
      'Die Dateien Ihrer Organisation brauchen bereits allen Speicherplatz, der dafür vorgesehen ist. Warten Sie, bis ältere Dateien abgelaufen sind.',
    export_too_large:
      'Die Datei hätte mehr als 100\u00A0MB. Filtern Sie die Liste und exportieren Sie weniger Einträge.',

    not_signed_in: 'Melden Sie sich an, um fortzufahren.',
    signed_out: 'Sie wurden abgemeldet.',
    session_required: 'Melden Sie sich dafür an. Ein API-Token genügt nicht.',
    no_email: 'Es ist keine E-Mail-Adresse verfügbar.',
    no_membership: 'Sie gehören noch keiner Organisation an.',
    provider_unreachable: 'Der Anmeldedienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
    invalid_logout_token: 'Die Abmeldung wurde nicht angenommen.',
    invalid_token: 'Das API-Token ist unbekannt, widerrufen oder abgelaufen.',
    scope_missing: 'Dieses API-Token hat dafür keine Berechtigung.',
    invalid_token_name: 'Geben Sie dem Token einen Namen mit 1 bis 100 Zeichen.',
    invalid_token_scope: 'Wählen Sie mindestens eine der angebotenen Berechtigungen.',
    invalid_token_expiry: 'Das Ende muss in der Zukunft und höchstens 365 Tage entfernt liegen.',
    too_many_tokens: 'Sie haben die größtmögliche Anzahl an Token. Widerrufen Sie zuerst eines.',

    role_not_allowed: 'Ihre Rolle erlaubt das nicht.',
    other_organization: 'Sie gehören dieser Organisation nicht an.',
    outside_domains: 'Das ist nur in Ihren eigenen GRC-Domänen möglich.',
    outside_assets:
      'Das hängt nicht allein an Ihren eigenen Assets. Sie können nur ändern, was allein an diesen hängt.',
    sign_up_by_invitation:
      'Hier können Sie nur mit einer Einladung beitreten. Bitten Sie eine/n Administrator/in Ihrer Organisation darum.',

    record_not_found: 'Dieser Eintrag wurde nicht gefunden.',
    risk_not_found: 'Dieses Risiko wurde nicht gefunden.',
    risk_flow_not_found: 'Dieser Risikoprozess wurde nicht gefunden.',
    treatment_plan_not_found: 'Dieser Behandlungsplan wurde nicht gefunden.',
    task_not_found: 'Diese Aufgabe wurde nicht gefunden.',
    asset_not_found: 'Dieses Asset wurde nicht gefunden.',
    property_not_found: 'Dieses Schutzgut wurde nicht gefunden.',
    risk_scenario_not_found: 'Dieses Risikoszenario wurde nicht gefunden.',
    asset_template_not_found: 'Diese Vorlage wurde nicht gefunden.',
    property_template_not_found: 'Diese Vorlage wurde nicht gefunden.',
    risk_scenario_template_not_found: 'Diese Vorlage wurde nicht gefunden.',
    grc_template_not_found: 'Diese GRC-Vorlage wurde nicht gefunden.',
    shared_view_not_found: 'Diese gemeinsame Ansicht gibt es nicht mehr.',
    organization_not_found: 'Diese Organisation wurde nicht gefunden.',
    member_not_found: 'Dieses Mitglied wurde nicht gefunden.',
    invitation_not_found:
      'Diese Einladung wurde bereits verwendet, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.',
    api_token_not_found: 'Dieses API-Token wurde nicht gefunden.',
    webhook_not_found: 'Diesen Webhook gibt es nicht mehr.',
    delivery_not_found: 'Diese Zustellung gibt es nicht mehr.',
    session_not_found: 'Diese Sitzung wurde nicht gefunden.',
    job_not_found: 'Diesen Auftrag gibt es nicht mehr.',
    notification_not_found: 'Diese Benachrichtigung gibt es nicht mehr.',
    file_not_found: 'Diese Datei gibt es nicht mehr. Exportieren Sie die Liste erneut.',
    seal_not_found: 'Noch wurde nichts versiegelt. Änderungen werden innerhalb einer Minute versiegelt.',

    wrong_state: 'Das ist im aktuellen Zustand nicht möglich.',
    plan_incomplete: 'Bitte füllen Sie alle Pflichtfelder des Behandlungsplans aus',
    already_exists: 'Das gibt es bereits.',
    changed_meanwhile: 'Jemand anderes hat dies inzwischen geändert. Laden Sie neu, um die aktuelle Version zu sehen.',
    default_template: 'Standardvorlagen können nicht gelöscht werden.',
    category_exists: 'Diese Kategorie gibt es bereits. Risiken können mit ihr zusammengeführt werden.',
    category_renamed: 'Jemand anderes hat diese Kategorie inzwischen umbenannt.',
    view_name_taken: 'Eine gemeinsame Ansicht mit diesem Namen gibt es bereits.',
    too_many_shared_views:
      'Diese Organisation hat bereits die Höchstzahl von 50 gemeinsamen Ansichten. Löschen Sie zuerst eine.',

    too_many_webhooks: 'Diese Organisation hat bereits die Höchstzahl von 20 Webhooks. Löschen Sie zuerst einen.',
    webhook_off: 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
    webhook_address_invalid: 'Bitte geben Sie eine https-Adresse ohne Anmeldedaten ein.',
    webhook_address_unknown: 'Diese Adresse wurde nicht gefunden.',
    webhook_address_private: 'Diese Adresse führt in ein privates Netz.',

    already_joined: 'Diese Person ist bereits beigetreten.',
    already_member: 'Diese Person ist bereits Mitglied.',
    already_in_organization: 'Sie gehören dieser Organisation bereits an.',
    leaving_required: 'Sie gehören einer anderen Organisation an. Bestätigen Sie, dass Sie sie verlassen.',
    cannot_remove_self: 'Sie können sich nicht selbst entfernen.',
    last_admin: 'Es muss mindestens ein/e Administrator/in bleiben. Ernennen Sie zuerst eine weitere Person.',
    last_member: 'Sonst gehört niemand zu dieser Organisation. Löschen Sie sie, oder laden Sie zuerst jemanden ein.',
    has_members: 'Andere Personen gehören zu dieser Organisation. Verlassen Sie sie, statt sie zu löschen.',
    not_an_admin: 'Nur Administratorinnen und Administratoren können jemanden dazu ernennen.',

    internal_error: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es gleich erneut.',
    not_ready: 'Die Datenbank antwortet nicht. Bitte versuchen Sie es gleich erneut.',
    storage_full:
      'Die Festplatte des Servers ist voll, daher wurde nichts gespeichert. Bitte informieren Sie die Person, die den Server betreibt.',
    database_damaged:
      'Die Datenbank ist beschädigt. Bitte informieren Sie die Person, die den Server betreibt: Eine Sicherung muss wiederhergestellt werden.',
    too_many_streams: 'Sie haben zu viele Seiten geöffnet. Schließen Sie einige davon.',
    no_free_stream:
      'Auf diesem Server sind für Live-Aktualisierungen zu viele Seiten geöffnet. Laden Sie die Seite neu, um Änderungen anderer zu sehen.',
    too_many_questions: 'Sie haben zu viele Fragen gestellt. Bitte warten Sie einen Moment.',
    model_unreachable: 'Das Sprachmodell ist nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
    model_timeout: 'Das Sprachmodell hat zu lange für die Antwort gebraucht. Bitte versuchen Sie es erneut.',
    model_refused: 'Das Sprachmodell hat die Anfrage abgelehnt.',
    model_busy: 'Das Sprachmodell ist ausgelastet. Bitte versuchen Sie es gleich erneut.',
    model_unusable: 'Die Antwort des Sprachmodells ist nicht verwendbar. Bitte versuchen Sie es erneut.',
    model_broken_off: 'Die Antwort des Sprachmodells ist abgebrochen. Bitte versuchen Sie es erneut.',
    model_out_of_tokens:
      'Das Sprachmodell hat die zulässige Länge erreicht, bevor es etwas Verwendbares geschrieben hat. Wählen Sie ein anderes Modell.',
    model_too_large: 'Die Antwort des Sprachmodells war zu lang.',
  },
  reasons: {
    'The treatment plan is already completed.': 'Der Behandlungsplan ist bereits abgeschlossen.',
    'Complete the treatment plan instead of setting its status to completed.':
      'Schließen Sie den Behandlungsplan ab, statt seinen Status zu ändern.',
    'A completed treatment plan cannot become a draft again.':
      'Ein abgeschlossener Behandlungsplan kann nicht wieder zum Entwurf werden.',
    'The risk flow already has a treatment plan.': 'Der Risikoprozess hat bereits einen Behandlungsplan.',
    'Select at least one asset before completing the risk flow.':
      'Wählen Sie mindestens ein Asset aus, bevor Sie den Risikoprozess abschließen.',
    'The risk flow is archived and can no longer be changed.':
      'Der Risikoprozess ist archiviert und kann nicht mehr geändert werden.',
    'The risk flow is completed, so its treatment plan cannot be deleted. Reopen the risk flow first.':
      'Der Risikoprozess ist abgeschlossen. Öffnen Sie ihn wieder, bevor Sie seinen Behandlungsplan löschen.',
    'Archive the risk flow instead of setting its status to archived.':
      'Archivieren Sie den Risikoprozess, statt seinen Status zu ändern.',
    'Complete the risk flow instead of setting its status to completed.':
      'Schließen Sie den Risikoprozess ab, statt seinen Status zu ändern.',
    'A completed risk flow cannot become a draft again.':
      'Ein abgeschlossener Risikoprozess kann nicht wieder zum Entwurf werden.',
    'The risk flow is a draft. Start it before completing it.':
      'Der Risikoprozess ist ein Entwurf. Starten Sie ihn, bevor Sie ihn abschließen.',
    'The risk flow is already completed.': 'Der Risikoprozess ist bereits abgeschlossen.',
    'The risk flow is archived.': 'Der Risikoprozess ist archiviert.',
    'The risk is archived. Unarchive it before completing its risk flow.':
      'Das Risiko ist archiviert. Heben Sie zuerst die Archivierung auf, bevor Sie seinen Risikoprozess abschließen.',
    'Archive the risk instead of setting its status to archived.':
      'Archivieren Sie das Risiko, statt seinen Status zu ändern.',
    'The risk is archived. Unarchive it first.': 'Das Risiko ist archiviert. Heben Sie zuerst die Archivierung auf.',
    'The risk is already archived.': 'Das Risiko ist bereits archiviert.',
    'The risk has no risk flow. A risk can be archived once its risk flow is completed.':
      'Das Risiko hat keinen Risikoprozess. Es kann archiviert werden, sobald ein Risikoprozess abgeschlossen ist.',
    'A risk can be archived once its risk flow is completed.':
      'Ein Risiko kann archiviert werden, sobald sein Risikoprozess abgeschlossen ist.',
    'The risk is not archived.': 'Das Risiko ist nicht archiviert.',
    'You are the last admin. Name another admin before you leave.':
      'Sie sind die/der letzte Administrator/in. Ernennen Sie eine weitere Person, bevor Sie die Organisation verlassen.',
    'The risk that it belongs to was deleted. Restore that first.':
      'Das zugehörige Risiko wurde gelöscht. Stellen Sie es zuerst wieder her.',
    'The risk flow that it belongs to was deleted. Restore that first.':
      'Der zugehörige Risikoprozess wurde gelöscht. Stellen Sie ihn zuerst wieder her.',
    'The deletion is still removing links to it. Try again in a moment.':
      'Beim Löschen werden noch Verknüpfungen entfernt. Bitte versuchen Sie es gleich erneut.',
    'Another record has taken its place in the meantime.':
      'Inzwischen hat ein anderer Eintrag seinen Platz eingenommen.',
    'must be another member': 'Wählen Sie ein anderes Mitglied.',
    'must be another member who has signed in': 'Wählen Sie ein anderes Mitglied, das sich bereits angemeldet hat.',
    'must be the name of the organization': 'Geben Sie den Namen der Organisation ein.',
  },
  field: 'Dieser Wert ist hier nicht zulässig.',
};
