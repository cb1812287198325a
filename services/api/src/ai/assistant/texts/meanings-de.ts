import type { Meanings } from './types.ts';

export const meaningsDe: Meanings = {
  says: {
    tips: [
      'Tipps zur Risikobewertung:',
      'Schreiben Sie ein Risiko als Ursache, Ereignis und Folge: „Weil Backups nie getestet werden, könnte uns ein Plattenfehler die Bestellungen einer Woche kosten.“',
      'Beurteilen Sie Wahrscheinlichkeit und Auswirkung getrennt, bevor Sie auf den Risikowert schauen.',
      'Beurteilen Sie das Risiko, wie es heute ist, mit den Maßnahmen, die wirklich wirken; das Restrisiko ist, was nach der Behandlung bleibt.',
      'Fragen Sie zwei Menschen, die es von verschiedenen Seiten sehen. Wo sie sich nicht einig sind, lernen Sie am meisten.',
      'Geben Sie jedem Risiko eine Eigentümerin oder einen Eigentümer mit der Befugnis, es zu ändern, und einen Termin für den nächsten Blick darauf.',
      'Wählen Sie einen von vier Wegen: vermeiden, mindern, teilen oder akzeptieren. Akzeptieren ist eine Entscheidung mit Namen und Datum.',
    ],
    scoring: [
      'So bewertet Parapet Risiken:',
      'Der Risikowert ist Auswirkung × Wahrscheinlichkeit, jeweils von 1 (sehr niedrig) bis 5 (sehr hoch), also höchstens 25.',
      'Die Übersicht zählt einen Wert bis 3 als niedrig, 4 bis 8 als mittel, 9 bis 15 als hoch und über 15 als kritisch.',
      'Ein Szenario in einem Risikoprozess ist Eintrittswahrscheinlichkeit × Auswirkung: bis 6 niedrig, bis 12 mittel, bis 20 hoch, darüber kritisch.',
      'Die Matrix kann auf jeder Seite 3, 4 oder 5 Stufen haben, und einzelne Felder können eine andere Stufe bekommen (Einstellungen, Risikomatrix).',
    ],
  },
  terms: {
    risk: [
      'Risiko',
      'was Ungewissheit mit Ihren Zielen macht: was geschehen könnte, wie wahrscheinlich das ist und was es bedeuten würde.',
    ],
    likelihood: [
      'Eintrittswahrscheinlichkeit',
      'wie sehr damit zu rechnen ist, dass etwas geschieht, von 1 (sehr niedrig) bis 5 (sehr hoch).',
    ],
    impact: [
      'Auswirkung',
      'was es für Ihre Ziele bedeutet, wenn es geschieht: für Menschen, Geld, Betrieb, Pflichten und Ruf, von 1 (sehr niedrig) bis 5 (sehr hoch).',
    ],
    inherent: ['Inhärentes Risiko', 'das Risiko, wie es wäre, wenn nichts dagegen getan würde.'],
    residual: ['Restrisiko', 'das Risiko, das nach der Behandlung bleibt, mit den Maßnahmen, die wirklich wirken.'],
    treatment: [
      'Risikobehandlung',
      'was Sie gegen ein Risiko tun: es vermeiden, Wahrscheinlichkeit oder Auswirkung mindern, es mit anderen teilen oder es bewusst akzeptieren.',
    ],
    appetite: [
      'Risikobereitschaft',
      'wie viel Risiko eine Organisation für ihre Ziele einzugehen bereit ist; ihre Leitung entscheidet das.',
    ],
    owner: [
      'Risikoeigentümer/in',
      'die Person, die für ein Risiko einsteht und dafür sorgen kann, dass es behandelt wird.',
    ],
    management: [
      'Risikomanagement',
      'was eine Organisation tut, um mit Risiken umzugehen: Risiken bewerten, behandeln, beobachten und darüber berichten, immer wieder.',
    ],
    register: ['Risikoregister', 'die Liste aller erfassten Risiken, mit Bewertung, Eigentümer/in und Status.'],
    assessment: [
      'Risikobewertung',
      'Risiken finden, sie nach Wahrscheinlichkeit und Auswirkung verstehen und entscheiden, welche behandelt werden müssen.',
    ],
    scenario: [
      'Risikoszenario',
      'eine Art, wie ein Risiko eintreten könnte: wer oder was es auslöst, welches Asset es trifft und was folgt.',
    ],
    control: [
      'Maßnahme',
      'was ein Risiko begrenzt oder verändert: ein technisches Mittel, eine Regel, eine Prüfung oder eine Gewohnheit.',
    ],
    threat: ['Bedrohung', 'was Schaden anrichten könnte: ein Mensch, ein Ereignis oder ein Ausfall.'],
    vulnerability: ['Schwachstelle', 'eine Schwäche, durch die eine Bedrohung Schaden anrichten kann.'],
  },
};
