import type { ProblemTexts } from './texts.ts';

export const es: ProblemTexts = {
  codes: {
    invalid_request: 'Los datos no son válidos. Revíselos.',
    invalid_json: 'La solicitud no se puede leer. Vuelva a cargar la página.',
    invalid_file: 'No se puede leer el archivo.',
    unknown_reference: 'Un elemento elegido ya no existe. Elija otro.',
    malformed_request: 'La solicitud es incorrecta. Vuelva a cargar la página.',
    bad_request: 'La solicitud es incorrecta. Vuelva a cargar la página.',
    method_not_allowed: 'Esta acción no es posible aquí.',
    no_such_route: 'Esta función no existe en el servidor. Vuelva a cargar la página.',
    request_timeout: 'El envío tardó demasiado. Inténtelo de nuevo.',
    too_large: 'El volumen de datos es demasiado grande para guardarlo.',
    unsupported_media_type: 'Este formato no es compatible.',
    headers_too_large: 'La dirección es demasiado larga. Use menos filtros.',
    too_many_requests: 'Demasiadas solicitudes. Inténtelo de nuevo en un minuto.',
    cross_site: 'La solicitud no procede de una página de este servidor.',
    idempotency_key_reused: 'Esta solicitud ya se ha enviado con otro contenido. Vuelva a cargar la página.',
    request_in_progress: 'La misma solicitud aún se está procesando. Espere un momento.',
    request_interrupted:
      'Una solicitud anterior se ha interrumpido y es posible que se haya ejecutado en parte: compruebe qué se ha guardado.',
    import_in_progress: 'Este archivo ya se está importando. Espere a que termine la importación.',
    too_many_jobs: 'Ya tiene demasiados trabajos en curso. Espere a que termine uno o cancele alguno.',
    files_limit:
      'Los archivos de su organización ya ocupan todo el espacio previsto. Espere a que caduquen los más antiguos.',
    export_too_large: 'El archivo tendría más de 100\u00A0MB. Filtre la lista y exporte menos elementos.',

    not_signed_in: 'Inicie sesión para continuar.',
    signed_out: 'Se ha cerrado su sesión.',
    session_required: 'Inicie sesión para hacerlo. Un token de API no es suficiente.',
    no_email: 'No hay ninguna dirección de correo electrónico disponible.',
    no_membership: 'Todavía no pertenece a ninguna organización.',
    provider_unreachable: 'El servicio de inicio de sesión no responde. Inténtelo de nuevo dentro de unos minutos.',
    invalid_logout_token: 'No se aceptó el cierre de sesión.',
    invalid_token: 'El token de API es desconocido, se ha revocado o ha caducado.',
    scope_missing: 'Este token de API no tiene el permiso necesario.',
    invalid_token_name: 'Dé al token un nombre de 1 a 100 caracteres.',
    invalid_token_scope: 'Elija al menos uno de los permisos disponibles.',
    invalid_token_expiry: 'El fin debe estar en el futuro y, como máximo, a 365 días.',
    too_many_tokens: 'Ha alcanzado el número máximo de tokens. Revoque uno primero.',

    role_not_allowed: 'Su rol no lo permite.',
    other_organization: 'No pertenece a esta organización.',
    outside_domains: 'Esto solo es posible en sus propios dominios GRC.',
    outside_assets:
      'Esto no depende solo de sus propios activos. Solo puede modificar lo que depende únicamente de ellos.',
    sign_up_by_invitation: 'Aquí solo puede unirse con una invitación. Pídala a un administrador de su organización.',

    record_not_found: 'No se encontró este elemento.',
    risk_not_found: 'No se encontró este riesgo.',
    risk_flow_not_found: 'No se encontró este flujo de riesgo.',
    treatment_plan_not_found: 'No se encontró este plan de tratamiento.',
    task_not_found: 'No se encontró esta tarea.',
    asset_not_found: 'No se encontró este activo.',
    property_not_found: 'No se encontró este bien.',
    risk_scenario_not_found: 'No se encontró este escenario de riesgo.',
    asset_template_not_found: 'No se encontró esta plantilla.',
    property_template_not_found: 'No se encontró esta plantilla.',
    risk_scenario_template_not_found: 'No se encontró esta plantilla.',
    grc_template_not_found: 'No se encontró esta plantilla GRC.',
    shared_view_not_found: 'Esta vista compartida ya no existe.',
    organization_not_found: 'No se encontró esta organización.',
    member_not_found: 'No se encontró este miembro.',
    invitation_not_found: 'Esta invitación ya se ha usado, se ha retirado o ha caducado. Pida una nueva.',
    api_token_not_found: 'No se encontró este token de API.',
    webhook_not_found: 'Este webhook ya no existe.',
    delivery_not_found: 'Esta entrega ya no existe.',
    session_not_found: 'No se encontró esta sesión.',
    job_not_found: 'Este trabajo ya no existe.',
    notification_not_found: 'Esta notificación ya no existe.',
    file_not_found: 'Este archivo ya no existe. Exporte la lista de nuevo.',
    seal_not_found: 'Todavía no se ha sellado nada. Los cambios se sellan en menos de un minuto.',

    wrong_state: 'Esto no es posible en el estado actual.',
    plan_incomplete: 'Rellene todos los campos obligatorios del plan de tratamiento',
    already_exists: 'Este elemento ya existe.',
    changed_meanwhile:
      'Otra persona ha modificado este elemento entretanto. Vuelva a cargar para ver la versión actual.',
    default_template: 'Las plantillas predeterminadas no se pueden eliminar.',
    category_exists: 'Esta categoría ya existe. Los riesgos se pueden combinar con ella.',
    category_renamed: 'Otra persona ha cambiado entretanto el nombre de esta categoría.',
    view_name_taken: 'Ya existe una vista compartida con este nombre.',
    too_many_shared_views: 'Esta organización ya tiene el máximo de 50 vistas compartidas. Elimine una primero.',

    too_many_webhooks: 'Esta organización ya tiene el máximo de 20 webhooks. Elimine primero alguno.',
    webhook_off: 'Este webhook está desactivado. Actívelo primero.',
    webhook_address_invalid: 'Introduzca una dirección https sin credenciales.',
    webhook_address_unknown: 'No se encontró esta dirección.',
    webhook_address_private: 'Esta dirección lleva a una red privada.',

    already_joined: 'Esta persona ya se ha unido.',
    already_member: 'Esta persona ya es miembro.',
    already_in_organization: 'Ya pertenece a esta organización.',
    leaving_required: 'Pertenece a otra organización. Confirme que la abandona.',
    cannot_remove_self: 'No puede quitarse a sí mismo.',
    last_admin: 'Debe quedar al menos un administrador. Nombre primero a otro.',
    last_member: 'Nadie más pertenece a esta organización. Elimínela o invite antes a alguien.',
    has_members: 'Otras personas pertenecen a esta organización. Abandónela en lugar de eliminarla.',
    not_an_admin: 'Solo un administrador puede nombrar a otro administrador.',

    internal_error: 'Se ha producido un error en el servidor. Inténtelo de nuevo.',
    busy: 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
    not_ready: 'La base de datos no responde. Inténtelo de nuevo en un momento.',
    storage_full:
      'El disco del servidor está lleno, por lo que no se ha guardado nada. Avise a la persona que administra el servidor.',
    database_damaged:
      'La base de datos está dañada. Avise a la persona que administra el servidor: hay que restaurar una copia de seguridad.',
    too_many_streams: 'Tiene demasiadas páginas abiertas. Cierre algunas.',
    no_free_stream:
      'Hay demasiadas páginas abiertas en este servidor para la actualización en directo. Vuelva a cargar la página para ver los cambios de otras personas.',
    too_many_questions: 'Ha hecho demasiadas preguntas. Espere un momento.',
    model_unreachable: 'No se puede acceder al modelo de lenguaje. Inténtelo de nuevo dentro de unos minutos.',
    model_timeout: 'El modelo de lenguaje tardó demasiado en responder. Inténtelo de nuevo.',
    model_refused: 'El modelo de lenguaje rechazó la solicitud.',
    model_busy: 'El modelo de lenguaje está ocupado. Inténtelo de nuevo en un momento.',
    model_unusable: 'La respuesta del modelo de lenguaje no se puede utilizar. Inténtelo de nuevo.',
    model_broken_off: 'La respuesta del modelo de lenguaje se ha interrumpido. Inténtelo de nuevo.',
    model_out_of_tokens:
      'El modelo de lenguaje alcanzó la longitud permitida antes de escribir algo utilizable. Elija otro modelo.',
    model_too_large: 'La respuesta del modelo de lenguaje era demasiado larga.',
  },
  reasons: {
    'The treatment plan is already completed.': 'El plan de tratamiento ya está completado.',
    'Complete the treatment plan instead of setting its status to completed.':
      'Complete el plan de tratamiento en lugar de cambiar su estado.',
    'A completed treatment plan cannot become a draft again.':
      'Un plan de tratamiento completado no puede volver a ser un borrador.',
    'The risk flow already has a treatment plan.': 'El flujo de riesgo ya tiene un plan de tratamiento.',
    'Select at least one asset before completing the risk flow.':
      'Seleccione al menos un activo antes de completar el flujo de riesgo.',
    'The risk flow is archived and can no longer be changed.':
      'El flujo de riesgo está archivado y ya no se puede modificar.',
    'The risk flow is completed, so its treatment plan cannot be deleted. Reopen the risk flow first.':
      'El flujo de riesgo está completado. Vuelva a abrirlo antes de eliminar su plan de tratamiento.',
    'Archive the risk flow instead of setting its status to archived.':
      'Archive el flujo de riesgo en lugar de cambiar su estado.',
    'Complete the risk flow instead of setting its status to completed.':
      'Complete el flujo de riesgo en lugar de cambiar su estado.',
    'A completed risk flow cannot become a draft again.':
      'Un flujo de riesgo completado no puede volver a ser un borrador.',
    'The risk flow is a draft. Start it before completing it.':
      'El flujo de riesgo es un borrador. Inícielo antes de completarlo.',
    'The risk flow is already completed.': 'El flujo de riesgo ya está completado.',
    'The risk flow is archived.': 'El flujo de riesgo está archivado.',
    'The risk is archived. Unarchive it before completing its risk flow.':
      'El riesgo está archivado. Desarchívelo antes de completar su flujo de riesgo.',
    'Archive the risk instead of setting its status to archived.': 'Archive el riesgo en lugar de cambiar su estado.',
    'The risk is archived. Unarchive it first.': 'El riesgo está archivado. Desarchívelo primero.',
    'The risk is already archived.': 'El riesgo ya está archivado.',
    'The risk has no risk flow. A risk can be archived once its risk flow is completed.':
      'El riesgo no tiene flujo. Un riesgo se puede archivar cuando su flujo de riesgo está completado.',
    'A risk can be archived once its risk flow is completed.':
      'Un riesgo se puede archivar cuando su flujo de riesgo está completado.',
    'The risk is not archived.': 'El riesgo no está archivado.',
    'You are the last admin. Name another admin before you leave.':
      'Usted es el último administrador. Nombre a otro antes de abandonar la organización.',
    'The risk that it belongs to was deleted. Restore that first.':
      'El riesgo al que pertenece se ha eliminado. Restáurelo primero.',
    'The risk flow that it belongs to was deleted. Restore that first.':
      'El flujo de riesgo al que pertenece se ha eliminado. Restáurelo primero.',
    'The deletion is still removing links to it. Try again in a moment.':
      'La eliminación aún está quitando vínculos. Inténtelo de nuevo en un momento.',
    'Another record has taken its place in the meantime.': 'Entretanto, otro elemento ha ocupado su lugar.',
    'must be another member': 'Elija a otro miembro.',
    'must be another member who has signed in': 'Elija a otro miembro que ya haya iniciado sesión.',
    'must be the name of the organization': 'Introduzca el nombre de la organización.',
  },
  field: 'Este valor no se admite aquí.',
};
