/**
 * Questions as risk managers ask them, 15 in each language, written before they were asked for the first time: with what they ask for, and the
 * number that the answer begins with. Of `null` the assistant says that it did not understand. Names are those of `asked-organization.ts`.
 */
import type { Language } from '@parapet/contracts';
import type { Question } from './questions.ts';

type Counted = readonly [...Question, count?: number];

export const MANAGERS_QUESTIONS: Readonly<
  Record<Language, readonly (Counted | readonly [asked: string, intent: null])[]>
> = {
  en: [
    ['Which 3 risks have no owner?', 'risks-list', { owner: 'none', number: '3' }, 2],
    ['How is the score of a risk computed?', 'scoring', {}],
    ['Who closed Phishing of employees?', 'risk-history', { risk: 'Phishing of employees', status: 'closed' }],
    ['Do we have more critical risks than high ones?', 'risks-distribution', {}, 5],
    ["What's the worst risk we're facing right now?", 'risks-top', {}, 5],
    ['Give me an overview of our risk situation', 'overview', {}, 5],
    ['Which risks does Daniel have that are high or above?', null],
    ['How many of our risks are still untreated?', null],
    ['What should I work on first today?', 'priorities', {}],
    ['Is anything about the payment gateway overdue?', null],
    ['List all accepted risks owned by nobody', 'risks-list', { status: 'accepted', owner: 'none' }, 1],
    ['How many security risks are open?', 'risks-count', { status: 'open', category: 'Security' }, 1],
    [
      'Which risks with medium severity are in progress?',
      'risks-list',
      { severity: 'medium', status: 'in-progress' },
      1,
    ],
    ['What is the likelihood of Data leak by a supplier?', 'risk-score', { risk: 'Data leak by a supplier' }],
    ['How do I hand a risk over to another owner?', null],
  ],
  de: [
    ['Welches ist unser größtes Risiko?', 'risks-top', {}, 5],
    ['Wie viele hohe Risiken haben wir?', 'risks-count', { level: 'high' }, 2],
    ['Wie setzt sich der Risikowert eines Risikos zusammen?', 'scoring', {}],
    ['Wer hat Phishing of employees geschlossen?', 'risk-history', { risk: 'Phishing of employees', status: 'closed' }],
    ['Welche 2 Risiken haben keinen Verantwortlichen?', 'risks-list', { owner: 'none', number: '2' }, 2],
    ['Sind alle Risiken der Kategorie Betrieb behandelt?', null],
    ['Welche Aufgaben stehen bei Ransomware on the file server noch aus?', null],
    ['Wie steht es um unsere Risiken?', 'overview', {}, 5],
    [
      'Wie viele Risiken betreut Daniel Reyes, die kritisch sind?',
      'risks-count',
      { level: 'critical', owner: 'Daniel Reyes' },
      1,
    ],
    ['Welche Behandlungspläne sind noch nicht fertig?', 'plans-count', { status: '!completed' }, 2],
    ['Was bedeutet Restrisiko?', 'term', { term: 'residual' }],
    ['Wann muss der Restore test fertig sein?', null],
    ['Hat der File server kritische Risiken?', 'risks-list', { level: 'critical', asset: 'File server' }, 1],
    ['Wie viele niedrige Risiken sind akzeptiert?', 'risks-count', { level: 'low', status: 'accepted' }, 1],
    ['Wie schließe ich ein Risiko ab?', 'howto-archive', {}],
  ],
  fr: [
    ['Quel est notre plus gros risque ?', 'risks-top', {}, 5],
    ['Combien de risques n’ont pas de propriétaire ?', 'risks-count', { owner: 'none' }, 2],
    ['Comment est calculé le score d’un risque ?', 'scoring', {}],
    ['Qui a clos Phishing of employees ?', 'risk-history', { risk: 'Phishing of employees', status: 'closed' }],
    ['Quels sont les 2 risques sans propriétaire ?', 'risks-list', { owner: 'none', number: '2' }, 2],
    ['Y a-t-il plus de risques critiques que de risques élevés ?', 'risks-distribution', {}, 5],
    [
      'Où en est le plan de traitement de Data leak by a supplier ?',
      'risk-plan',
      { risk: 'Data leak by a supplier' },
      1,
    ],
    ['Quels risques touchent la Customer database ?', 'risks-list', { asset: 'Customer database' }, 0],
    ['Combien de tâches sont en retard ?', 'tasks-count', { due: 'overdue' }, 1],
    ['Quels risques de sécurité sont critiques ?', 'risks-list', { level: 'critical', category: 'Security' }, 1],
    ['Que veut dire appétence au risque ?', 'term', { term: 'appetite' }],
    ['Fais-moi un point sur nos risques', 'overview', {}, 5],
    ['Quelles mesures contre le hameçonnage ?', 'controls-find', { text: 'hameçonnage' }],
    ['Combien d’actifs avons-nous ?', 'assets-count', {}, 3],
    [
      'Combien de risques élevés appartiennent à Daniel Reyes ?',
      'risks-count',
      { level: 'high', owner: 'Daniel Reyes' },
      1,
    ],
  ],
  es: [
    ['¿Cuál es nuestro mayor riesgo?', 'risks-top', {}, 5],
    ['¿Qué 2 riesgos no tienen responsable?', 'risks-list', { owner: 'none', number: '2' }, 2],
    ['¿Cómo se obtiene la puntuación de un riesgo?', 'scoring', {}],
    ['¿Quién cerró Phishing of employees?', 'risk-history', { risk: 'Phishing of employees', status: 'closed' }],
    [
      '¿Cuántos riesgos altos hay en la categoría Operational?',
      'risks-count',
      { level: 'high', category: 'Operational' },
      1,
    ],
    ['¿Hay más riesgos críticos que altos?', 'risks-distribution', {}, 5],
    ['¿Qué tareas me tocan esta semana?', 'tasks-list', { owner: 'me', due: 'week' }, 0],
    ['¿De qué riesgos se encarga Daniel Reyes?', 'risks-list', { owner: 'Daniel Reyes' }, 2],
    ['¿Cuántos riesgos de seguridad tenemos?', 'risks-count', { category: 'Security' }, 2],
    ['¿Cuál es la probabilidad de Data leak by a supplier?', 'risk-score', { risk: 'Data leak by a supplier' }],
    ['¿Qué planes de tratamiento están en curso?', 'plans-count', { status: 'in-progress' }, 2],
    ['¿Cómo va el riesgo Outage of the payment gateway?', 'risk-show', { risk: 'Outage of the payment gateway' }],
    ['¿Qué puedo hacer contra el phishing?', 'controls-find', { text: 'phishing' }],
    ['¿Cuántos activos tienen un nivel de riesgo alto?', 'assets-count', { level: 'high' }, 2],
    ['Hazme un resumen de los riesgos', 'overview', {}, 5],
  ],
};
