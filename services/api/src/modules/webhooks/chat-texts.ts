/** What messages to a chat say in their own words; the others are those of notifications. */
import type { Language, NotificationSubject } from '@parapet/contracts';

type ChatText = `assigned.${Exclude<NotificationSubject, 'job'>}` | 'more' | 'test';

export const CHAT_TEXTS: Readonly<Record<Language, Readonly<Record<ChatText, string>>>> = {
  en: {
    'assigned.risk': '{{actor}} assigned the risk {{title}} to {{person}}',
    'assigned.review': '{{actor}} made {{person}} the reviewer of the risk {{title}}',
    'assigned.flow': '{{actor}} assigned the risk flow of {{title}} to {{person}}',
    'assigned.plan': '{{actor}} assigned the treatment plan {{title}} to {{person}}',
    'assigned.action': '{{actor}} made {{person}} responsible for {{title}}',
    'assigned.task': '{{actor}} assigned the task {{title}} to {{person}}',
    more: 'And {{count}} more in Parapet',
    test: 'This is a test: messages about the organization “{{organization}}” arrive here. Open {{title}}',
  },
  de: {
    'assigned.risk': '{{actor}} hat {{person}} das Risiko {{title}} zugewiesen',
    'assigned.review': '{{actor}} hat {{person}} die Prüfung des Risikos {{title}} zugewiesen',
    'assigned.flow': '{{actor}} hat {{person}} den Risikoprozess von {{title}} zugewiesen',
    'assigned.plan': '{{actor}} hat {{person}} den Behandlungsplan {{title}} zugewiesen',
    'assigned.action': '{{actor}} hat {{person}} die Zuständigkeit für {{title}} gegeben',
    'assigned.task': '{{actor}} hat {{person}} die Aufgabe {{title}} zugewiesen',
    more: 'Und {{count}} weitere in Parapet',
    test: 'Dies ist ein Test: Nachrichten über die Organisation „{{organization}}“ kommen hier an. {{title}} öffnen',
  },
  fr: {
    'assigned.risk': '{{actor}} a attribué le risque {{title}} à {{person}}',
    'assigned.review': '{{actor}} a désigné {{person}} comme vérificateur du risque {{title}}',
    'assigned.flow': '{{actor}} a attribué le parcours de risque de {{title}} à {{person}}',
    'assigned.plan': '{{actor}} a attribué le plan de traitement {{title}} à {{person}}',
    'assigned.action': '{{actor}} a désigné {{person}} comme responsable de {{title}}',
    'assigned.task': '{{actor}} a attribué la tâche {{title}} à {{person}}',
    more: 'Et {{count}} autres dans Parapet',
    test: 'Ceci est un test : les messages sur l’organisation « {{organization}} » arrivent ici. Ouvrir {{title}}',
  },
  es: {
    'assigned.risk': '{{actor}} ha asignado el riesgo {{title}} a {{person}}',
    'assigned.review': '{{actor}} ha nombrado a {{person}} revisor del riesgo {{title}}',
    'assigned.flow': '{{actor}} ha asignado el flujo de riesgo de {{title}} a {{person}}',
    'assigned.plan': '{{actor}} ha asignado el plan de tratamiento {{title}} a {{person}}',
    'assigned.action': '{{actor}} ha nombrado a {{person}} responsable de {{title}}',
    'assigned.task': '{{actor}} ha asignado la tarea {{title}} a {{person}}',
    more: 'Y {{count}} más en Parapet',
    test: 'Esto es una prueba: los mensajes sobre la organización «{{organization}}» llegan aquí. Abrir {{title}}',
  },
};
