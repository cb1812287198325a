/**
 * Questions that compare: one value or another, all but one, above a score, the newest, who has most; with what they ask for and the number
 * that the answer begins with. Of `null` the assistant says that it did not understand. Names are those of `asked-organization.ts`.
 */
import type { Language } from '@parapet/contracts';
import type { Question } from './questions.ts';

export const COMPARED_QUESTIONS: Readonly<
  Record<Language, readonly (readonly [...Question, count?: number] | readonly [asked: string, intent: null])[]>
> = {
  en: [
    ['Which risks are critical or high?', 'risks-list', { level: 'critical,high' }, 4],
    ['How many risks are mitigated or accepted?', 'risks-count', { status: 'mitigated,accepted' }, 1],
    ['How many risks are not critical?', 'risks-count', { level: '!critical' }, 3],
    ['Which risks are not closed?', 'risks-list', { status: '!closed' }, 5],
    ['Which risks have a score above 10?', 'risks-list', { above: '10' }, 3],
    ['Which risks scored higher than 15?', 'risks-list', { above: '15' }, 2],
    ['How many risks have a score below 9?', 'risks-count', { below: '9' }, 1],
    ['Show me the 3 newest risks', 'risks-list', { number: '3', order: 'newest' }, 5],
    ['Who has the most risks?', 'owners-list', {}],
    ['Which tasks are due tomorrow?', 'tasks-list', { due: 'tomorrow' }, 0],
    ['Which risks are due tomorrow?', 'risks-list', { due: 'tomorrow' }, 0],
    ['How many tasks are not completed?', 'tasks-count', { status: '!completed' }, 2],
    ['Which risks changed tomorrow?', null],
    ['Which risks were not closed last week?', null],
    ['Which risks are not overdue?', null],
    ['How many critical risks have a high severity?', null],
    ['Which risks have a probability above 3?', null],
    ['Which assets have more than 3 risks?', null],
    ['Which risks have more than 3 tasks?', null],
    ['What are the 3 newest tasks?', null],
    ['Which risks are closed and not accepted?', null],
    ['Who has the fewest risks?', null],
    ['Who has the most tasks?', null],
  ],
  de: [
    ['Welche Risiken sind kritisch oder hoch?', 'risks-list', { level: 'critical,high' }, 4],
    ['Wie viele Risiken sind nicht kritisch?', 'risks-count', { level: '!critical' }, 3],
    ['Welche Risiken sind nicht geschlossen?', 'risks-list', { status: '!closed' }, 5],
    ['Welche Risiken haben einen Risikowert über 10?', 'risks-list', { above: '10' }, 3],
    ['Welche Risiken sind höher als 15?', 'risks-list', { above: '15' }, 2],
    ['Was sind die 3 neuesten Risiken?', 'risks-top', { number: '3', order: 'newest' }, 5],
    ['Wer hat die meisten Risiken?', 'owners-list', {}],
    ['Welche Aufgaben sind morgen fällig?', 'tasks-list', { due: 'tomorrow' }, 0],
    ['Wer hat die meisten Aufgaben?', null],
    ['Welche Risiken sind nicht überfällig?', null],
  ],
  fr: [
    ['Combien de risques de sécurité avons-nous ?', 'risks-count', { category: 'Security' }, 2],
    ['Quels risques sont critiques ou élevés ?', 'risks-list', { level: 'critical,high' }, 4],
    ['Quels risques ne sont pas critiques ?', 'risks-list', { level: '!critical' }, 3],
    ['Combien de risques ne sont pas clos ?', 'risks-count', { status: '!closed' }, 5],
    ['Quels risques ont un score supérieur à 10 ?', 'risks-list', { above: '10' }, 3],
    ['Quels sont les 3 risques les plus récents ?', 'risks-top', { number: '3', order: 'newest' }, 5],
    ['Qui a le plus de risques ?', 'owners-list', {}],
    ['Quelles tâches arrivent à échéance demain ?', 'tasks-list', { due: 'tomorrow' }, 0],
    ['Qui a le plus de tâches ?', null],
    ['Quels risques ne sont pas en retard ?', null],
  ],
  es: [
    ['¿Qué riesgos son críticos o altos?', 'risks-list', { level: 'critical,high' }, 4],
    ['¿Cuántos riesgos no son críticos?', 'risks-count', { level: '!critical' }, 3],
    ['¿Qué riesgos no están cerrados?', 'risks-list', { status: '!closed' }, 5],
    ['¿Qué riesgos tienen una puntuación superior a 10?', 'risks-list', { above: '10' }, 3],
    ['¿Cuáles son los 3 riesgos más recientes?', 'risks-top', { number: '3', order: 'newest' }, 5],
    ['¿Quién tiene más riesgos?', 'owners-list', {}],
    ['¿Qué tareas vencen mañana?', 'tasks-list', { due: 'tomorrow' }, 0],
    ['¿Quién tiene más tareas?', null],
    ['¿Qué riesgos no están vencidos?', null],
  ],
};
