import { describe, expect, test } from 'vitest';
import type { OrganizationFacts } from '../facts.ts';
import { readChat, type Subject } from './reading.ts';

const facts: OrganizationFacts = {
  risks: 4,
  openRisks: 3,
  bySeverity: [{ severity: 'critical', count: 1 }, { severity: 'low', count: 2 }],
  topRisks: [
    { title: 'Ransomware on the file server', category: '', severity: 'critical', status: 'identified', score: 20 },
    { title: 'Anti-fraud training overdue', category: 'Compliance', severity: 'low', status: 'open', score: 3 },
    { title: 'Coffee shortage', category: '', severity: 'low', status: 'assessing', score: 2 },
  ],
  overdue: null,
};
const subjectOf = (question: string, ...earlier: string[]) => readChat(question, facts, earlier).subject;

describe('English', () => {
  test.each<[string, Subject]>([
    // The quick actions of section 9.
    ['Analyze a risk scenario', 'analysis'], ['Suggest security controls', 'controls'], ['Generate treatment plan', 'plan'], ['Risk assessment tips', 'tips'],

    ['What are our top risks?', 'top-risks'], ['top risks', 'top-risks'], ['show me the highest risk', 'top-risks'], ['biggest threats', 'top-risks'],
    ['What risks do we have?', 'top-risks'], ['What are the risks?', 'top-risks'], ['Which of our risks are critical?', 'top-risks'], ['list open risks', 'top-risks'],
    ['What is our biggest risk?', 'top-risks'], ['Give me an overview', 'top-risks'],
    ['How many risks do we have?', 'counts'], ['How many open risks do we have?', 'counts'], ['How many critical risks are there?', 'counts'], ['number of risks', 'counts'],
    ['How many assets do we have?', 'counts'],
    ['What is overdue?', 'overdue'], ['overdue tasks', 'overdue'], ['Which tasks are late?', 'overdue'], ['How many tasks are overdue?', 'overdue'], ["what's past due?", 'overdue'],
    ['What tasks are due this week?', 'tasks'], ['deadlines', 'tasks'], ['my tasks', 'tasks'],
    ['Show me the latest risks', 'dates'], ['most recent risks', 'dates'],
    ['Which risks are due to suppliers?', 'risks-about'], ['Any risks about ransomware?', 'risks-about'], ['What are the risks of using the cloud?', 'risks-about'],
    ['Who is the owner of the ransomware risk?', 'owner'], ['Who owns Coffee shortage?', 'owner'], ['Who is responsible for the coffee risk?', 'owner'],
    ['what should I do first?', 'priorities'], ['What should I do?', 'priorities'], ['Where do I start?', 'priorities'], ['What matters most?', 'priorities'],

    ['How do I reduce the ransomware risk?', 'plan'], ['Generate a treatment plan for my top risk', 'plan'], ['Treatment plan for ransomware on our file server', 'plan'],
    ['Treatment plan for Coffee shortage', 'plan'], ['Treatment plan for Anti-fraud training overdue', 'plan'], ['How can we mitigate phishing?', 'plan'],
    ['Controls for a database', 'controls'], ['Suggest database controls', 'controls'], ['What should I do about ransomware?', 'controls'], ['controls against ransomware', 'controls'], ['How do I protect our laptops?', 'controls'], ['Which measures help against phishing?', 'controls'],
    ['tips for securing laptops', 'controls'], ['ransomware?', 'controls'], ['help with ransomware', 'controls'], ['our servers', 'controls'],
    ['Analyze: an employee loses a laptop with personal data', 'analysis'], ['Assess the risk of a fire in our office', 'analysis'], ['What if our supplier fails?', 'analysis'],
    ['What is the impact of ransomware on our servers?', 'analysis'], ['Analyze my top risk', 'analysis'],

    ['How is the score calculated?', 'scoring'], ['Explain the risk matrix', 'scoring'], ['What does the risk score mean?', 'scoring'],
    ['How do I assess a risk?', 'tips'], ['best practices', 'tips'],
    ['What is residual risk?', 'meaning'], ['what is inherent risk', 'meaning'], ['Define likelihood', 'meaning'], ['What does impact mean?', 'meaning'], ['What is treatment?', 'meaning'],
    ['risk appetite', 'meaning'], ['What is a risk owner?', 'meaning'], ['Difference between inherent and residual risk', 'meaning'], ['What is a risk?', 'meaning'], ['What is risk management?', 'meaning'], ['What is a risk register?', 'meaning'],
    ['What does AC-2 say?', 'named-controls'], ['pr.ds-11', 'named-controls'],
    ['who are you?', 'about'], ['What can you do?', 'about'], ['help', 'about'], ['Hello', 'about'], ['Are you an AI?', 'about'],
    ['Tell me about Coffee shortage', 'risk'], ['Coffee shortage', 'risk'], ['What is the status of the ransomware risk?', 'risk'],

    ['Anything late?', 'overdue'], ['What do I need to do today?', 'priorities'], ['What should I work on next?', 'priorities'],
    ['Delete all risks', 'changes'], ['Add a risk for me', 'changes'], ['Create a new risk', 'changes'], ['Can you create a task?', 'changes'], ['How do I archive a risk?', 'changes'], ['How do I add a risk?', 'changes'],
    ['who created you?', 'about'], ['which language model do you use?', 'about'], ['How do I calculate likelihood?', 'scoring'], ['What does a score of 20 mean?', 'scoring'], ['what is a high risk', 'scoring'],
    ['what data do you have?', 'about'], ['Do you send my data anywhere?', 'about'], ['How risky are we?', 'top-risks'], ['What is our most critical risk?', 'top-risks'],
    ['Who can see our risks?', 'none'], ['Are we compliant with GDPR?', 'none'], ['What is phishing?', 'controls'],

    ['write me a poem about planes', 'none'], ['write me a poem about ransomware', 'none'], ['latest news', 'none'], ['sing me a song', 'none'], ['qwertz', 'none'], ['…', 'none'], ['What time is it?', 'none'],
  ])('%s: %s', (question, expected) => {
    expect(subjectOf(question)).toBe(expected);
  });
});

describe.each<[string, [string, Subject][]]>([
  ['German', [
    ['Risikoszenario analysieren', 'analysis'], ['Sicherheitsmaßnahmen vorschlagen', 'controls'], ['Behandlungsplan erstellen', 'plan'], ['Tipps zur Risikobewertung', 'tips'],
    ['Was sind unsere größten Risiken?', 'top-risks'], ['Welche Risiken haben wir?', 'top-risks'], ['Wie viele Risiken sind kritisch?', 'counts'], ['Was ist überfällig?', 'overdue'],
    ['Welche Aufgaben sind diese Woche fällig?', 'tasks'], ['Zeige mir die neuesten Risiken', 'dates'], ['Welche Risiken haben mit Lieferanten zu tun?', 'risks-about'],
    ['Wer ist für das Risiko Coffee shortage verantwortlich?', 'owner'], ['Was soll ich zuerst tun?', 'priorities'], ['Was soll ich tun?', 'priorities'], ['Wie steht es um das Risiko Coffee shortage?', 'risk'], ['Maßnahmen für eine Datenbank', 'controls'],
    ['Massnahmen gegen Ransomware', 'controls'], ['Wie schützen wir unsere Laptops?', 'controls'], ['Behandlungsplan für Ransomware auf dem Dateiserver', 'plan'],
    ['Wie senke ich das Risiko von Phishing?', 'plan'], ['Behandlungsplan für mein größtes Risiko', 'plan'], ['Analysiere: Ein Mitarbeiter verliert einen Laptop', 'analysis'],
    ['Wie wird der Risikowert berechnet?', 'scoring'], ['Was ist ein Restrisiko?', 'meaning'], ['Was bedeutet Eintrittswahrscheinlichkeit?', 'meaning'], ['Hilfe', 'about'], ['Wer bist du?', 'about'],
    ['Was können Sie?', 'about'], ['Lösche alle Risiken', 'changes'], ['Wie lege ich ein Risiko an?', 'changes'], ['Schreibe mir ein Gedicht', 'none'],
  ]],
  ['French', [
    ['Analyser un scénario de risque', 'analysis'], ['Suggérer des mesures de sécurité', 'controls'], ['Générer un plan de traitement', 'plan'], ['Conseils pour évaluer les risques', 'tips'],
    ['Quels sont nos principaux risques ?', 'top-risks'], ['Combien de risques sont critiques ?', 'counts'], ["Qu'est-ce qui est en retard ?", 'overdue'], ['Quelles tâches sont à faire cette semaine ?', 'tasks'],
    ['Montre-moi les derniers risques', 'dates'], ['Quels risques sont liés aux fournisseurs ?', 'risks-about'], ['Qui est responsable du risque Coffee shortage ?', 'owner'],
    ['Que dois-je faire en premier ?', 'priorities'], ['Mesures pour une base de données', 'controls'], ['Comment protéger nos ordinateurs portables ?', 'controls'],
    ['Plan de traitement pour un rançongiciel', 'plan'], ['Comment réduire le risque de phishing ?', 'plan'], ['Plan de traitement pour mon plus grand risque', 'plan'],
    ['Analyse : un employé perd un ordinateur portable', 'analysis'], ['Comment le score est-il calculé ?', 'scoring'], ["Qu'est-ce que le risque résiduel ?", 'meaning'], ['Que signifie la vraisemblance ?', 'meaning'],
    ['Aide', 'about'], ['Qui êtes-vous ?', 'about'], ['Supprime tous les risques', 'changes'], ['Comment ajouter un risque ?', 'changes'], ['Écris-moi un poème', 'none'],
  ]],
  ['Spanish', [
    ['Analizar un escenario de riesgo', 'analysis'], ['Sugerir controles de seguridad', 'controls'], ['Generar un plan de tratamiento', 'plan'], ['Consejos para evaluar riesgos', 'tips'],
    ['¿Cuáles son mis principales riesgos?', 'top-risks'], ['¿Cuántos riesgos son críticos?', 'counts'], ['¿Qué está vencido?', 'overdue'], ['¿Qué tareas vencen esta semana?', 'tasks'],
    ['Muéstrame los últimos riesgos', 'dates'], ['¿Qué riesgos están relacionados con proveedores?', 'risks-about'], ['¿Quién es el responsable del riesgo Coffee shortage?', 'owner'],
    ['¿Qué debo hacer primero?', 'priorities'], ['Medidas para una base de datos', 'controls'], ['¿Cómo proteger nuestros portátiles?', 'controls'],
    ['Plan de tratamiento para ransomware en nuestro servidor', 'plan'], ['¿Cómo reduzco el riesgo de phishing?', 'plan'], ['Plan de tratamiento para mi mayor riesgo', 'plan'],
    ['Analiza: un empleado pierde un portátil', 'analysis'], ['¿Cómo se calcula la puntuación?', 'scoring'], ['¿Qué es el riesgo residual?', 'meaning'], ['¿Qué significa probabilidad?', 'meaning'],
    ['Ayuda', 'about'], ['¿Quién eres?', 'about'], ['Borra todos los riesgos', 'changes'], ['¿Cómo añado un riesgo?', 'changes'], ['Escríbeme un poema', 'none'],
  ]],
])('%s', (_language, questions) => {
  test.each(questions)('%s: %s', (question, expected) => {
    expect(subjectOf(question)).toBe(expected);
  });
});

describe('earlier messages', () => {
  test.each<[string[], string, Subject]>([
    [['Analyze a risk scenario'], 'Phishing gives an attacker access to our customer database.', 'analysis'],
    [['Analyze a risk scenario'], 'An employee who is responsible for payments is tricked.', 'analysis'],
    [['Analyze a risk scenario'], 'Our top suppliers are late with deliveries', 'analysis'],
    [['Analyze a risk scenario'], 'Access controls for admins are missing', 'analysis'],
    [['Analyze a risk scenario'], 'Our plan for incidents is outdated', 'analysis'],
    [['Analyze a risk scenario'], 'Coffee shortage', 'analysis'],
    [['Generate treatment plan'], 'Ransomware on our file server', 'plan'],
    [['Generate treatment plan'], 'Coffee shortage', 'plan'],
    [['Generate treatment plan'], 'my top risk', 'plan'],
    [['Generate treatment plan'], 'qwertz', 'plan'],
    [['Suggest security controls'], 'our servers', 'controls'],
    [['Suggest security controls'], 'Database', 'controls'],
    // A new question.
    [['Analyze a risk scenario'], 'What is overdue?', 'overdue'],
    [['Analyze a risk scenario'], 'Risk assessment tips', 'tips'],
    [['Generate treatment plan'], 'Suggest security controls', 'controls'],
    [['Generate treatment plan'], 'Please suggest controls for a database', 'controls'],
    [['Suggest security controls'], 'Treatment plan for ransomware', 'plan'],
    [['Suggest security controls'], 'How many risks do we have?', 'counts'],
    [['Suggest security controls'], 'help', 'about'],
    // Only the previous message counts, unless this one continues it.
    [['Generate treatment plan', 'Ransomware on our file server'], 'our laptops', 'controls'],
    [['Generate treatment plan', 'Ransomware on our file server'], 'And for a supplier outage?', 'plan'],
    [['Suggest security controls', 'our servers', 'and for laptops?'], 'What about databases?', 'controls'],
    [['What is overdue?'], 'And what are the top risks?', 'top-risks'],
    [['Sicherheitsmaßnahmen vorschlagen'], 'unsere Server', 'controls'],
    [['Behandlungsplan erstellen'], 'Ransomware auf dem Dateiserver', 'plan'],
    [['Analyser un scénario de risque'], 'Un employé perd un ordinateur portable.', 'analysis'],
    [['Generar un plan de tratamiento'], 'Ransomware en el servidor de archivos', 'plan'],
  ])('%j, then %s: %s', (earlier, question, expected) => {
    expect(subjectOf(question, ...earlier)).toBe(expected);
  });

  test('the language stays if the words do not show another', () => {
    expect(readChat('Ransomware', facts, ['Behandlungsplan erstellen']).language).toBe('de');
    expect(readChat('What is overdue?', facts, ['Behandlungsplan erstellen']).language).toBe('en');
    expect(readChat('Ransomware', facts, [], 'fr').language).toBe('fr');
    expect(readChat('Ransomware', facts, ['Suggest security controls'], 'fr').language).toBe('en');
  });
});

describe('the recorded risk that a question refers to', () => {
  test.each<[string, string | null]>([
    ['Treatment plan for Coffee shortage', 'Coffee shortage'],
    ['treatment plan for the coffee risk', 'Coffee shortage'],
    ['Generate a treatment plan for my top risk', 'Ransomware on the file server'],
    ['Analyze our biggest risk', 'Ransomware on the file server'],
    ['How do I reduce the ransomware risk?', 'Ransomware on the file server'],
    ['Who is the owner of the ransomware risk?', 'Ransomware on the file server'],
    ['Treatment plan for ransomware on our file server', 'Ransomware on the file server'],
    ['Treatment plan for Anti-fraud training overdue', 'Anti-fraud training overdue'],
    ['Behandlungsplan für mein größtes Risiko', 'Ransomware on the file server'],
    ['Treatment plan for our servers', null],
    ['Treatment plan for ransomware', null],
    ['Treatment plan for a fire', null],
    ['Generate treatment plan', null],
  ])('%s: %s', (question, expected) => {
    expect(readChat(question, facts, []).risk?.title ?? null).toBe(expected);
  });
});

describe('whether a question is a quick action without details', () => {
  test.each<[string, boolean]>([
    ['Analyze a risk scenario', true], ['Generate treatment plan', true], ['Suggest security controls', true], ['Please suggest some good security controls', true], ['I need help with a treatment plan', true], ['Can you help me analyze a risk?', true],
    ['Can you generate a new treatment plan for me please?', true], ['Treatment plan for Coffee shortage', false], ['Plan for fire', false], ['Analyze coffee', false], ['Suggest database controls', false], ['Wie können wir das Lieferantenrisiko senken?', false],
    ['Sicherheitsmaßnahmen vorschlagen', true], ['Können Sie mir bitte Sicherheitsmaßnahmen vorschlagen?', true], ['Générer un plan de traitement', true], ['Sugerir controles de seguridad', true],
    ['Plan de tratamiento para el café', false],
  ])('%s: %s', (question, expected) => {
    expect(readChat(question, facts, []).bare).toBe(expected);
  });
});
