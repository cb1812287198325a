/** Questions of everyday work, written after the intents, with what they ask for; null for what has no answer, so that none may be given. */
import type { Language } from '@parapet/contracts';
import type { Question } from './questions.ts';

const RANSOMWARE = { risk: 'Ransomware on the file server' };

export const EVERYDAY_QUESTIONS: Readonly<
  Record<Language, readonly (Question | readonly [asked: string, intent: null])[]>
> = {
  en: [
    ['Which critical risks have no treatment plan?', null],
    ['Are there any high risks without an owner?', 'risks-list', { level: 'high', owner: 'none' }],
    ['Give me the overdue tasks of Daniel', 'tasks-list', { owner: 'Daniel Reyes', due: 'overdue' }],
    ['What is our average risk score?', null],
    ['Which assets are linked to Ransomware on the file server?', 'risk-links', RANSOMWARE],
    ['How many risks did we close this month?', 'risks-count', { status: 'closed' }],
    ['show open risks owned by me', 'risks-list', { status: 'open', owner: 'me' }],
    ['Is there a control for backups?', 'controls-find', { text: 'backups' }],
    ['Which risks are accepted and who accepted them?', null],
    ['List everything that is due next week', null],
    ['How many of our risks are about suppliers?', 'risks-count', { text: 'suppliers' }],
    ['Which of my tasks are late?', 'tasks-list', { owner: 'me', due: 'overdue' }],
    ['Show me all privacy risks', 'risks-list', { category: 'Privacy' }],
    ['What changed in the register today?', 'changes', { changed: 'today' }],
    ['How many risks are not closed?', null],
    ['Can you delete all closed risks?', 'cannot-change', {}],
    ['Which risks scored higher than 15?', null],
    ['How many risks does the finance department have?', null],
  ],
  de: [
    ['Welche kritischen Risiken haben noch keinen Behandlungsplan?', null],
    ['Wer ist für Ransomware on the file server zuständig?', 'risk-owner', RANSOMWARE],
    ['Zeig mir alle offenen Risiken mit hohem Risikowert', 'risks-list', { status: 'open', level: 'high' }],
    ['Wie viele überfällige Aufgaben haben wir?', 'tasks-count', { due: 'overdue' }],
    ['Welche Risiken hängen an der Customer database?', 'risks-list', { asset: 'Customer database' }],
    ['Gibt es Risiken ohne Eigentümer, die kritisch sind?', 'risks-list', { level: 'critical', owner: 'none' }],
    ['Wie viele Risiken hat Daniel?', 'risks-count', { owner: 'Daniel Reyes' }],
    ['Welche Risiken sind nicht akzeptiert?', null],
    ['Welche Maßnahmen empfiehlst du gegen Datenverlust?', 'controls-find', { text: 'Datenverlust' }],
    ['Wie lege ich einen Benutzer an?', 'howto-invite', {}],
  ],
  fr: [
    ['Quels risques critiques sont encore ouverts ?', 'risks-list', { level: 'critical', status: 'open' }],
    ['Qui s’occupe du risque Phishing of employees ?', 'risk-owner', { risk: 'Phishing of employees' }],
    ['Montre-moi les tâches à faire cette semaine', 'tasks-list', { status: 'pending', due: 'week' }],
    ['Comment ajouter un actif ?', 'howto-add-asset', {}],
    ['Combien de risques n’ont pas été modifiés depuis un mois ?', null],
    ['Quels risques ne sont pas traités ?', null],
    [
      'Propose un plan de traitement pour une panne du centre de données',
      'plan-draft',
      { text: 'panne centre données' },
    ],
    ['Quelles sont les tâches de Daniel Reyes ?', 'tasks-list', { owner: 'Daniel Reyes' }],
  ],
  es: [
    ['¿Qué riesgos críticos siguen abiertos?', 'risks-list', { level: 'critical', status: 'open' }],
    ['¿Quién se encarga de Ransomware on the file server?', 'risk-owner', RANSOMWARE],
    ['¿Cuántos activos no tienen riesgos?', null],
    ['Dame un resumen de la situación', 'overview', {}],
    ['¿Qué control ayuda contra el robo de portátiles?', 'controls-find', { text: 'robo portátiles' }],
    ['¿Cuántos riesgos de privacidad tenemos?', 'risks-count', { category: 'Privacy' }],
    ['¿Qué riesgos no están cerrados?', null],
    ['¿Cómo invito a un compañero?', 'howto-invite', {}],
    ['¿Qué tareas tiene Daniel Reyes esta semana?', 'tasks-list', { owner: 'Daniel Reyes', due: 'week' }],
    ['¿Cuál es el riesgo más alto?', 'risks-top', {}],
  ],
};
