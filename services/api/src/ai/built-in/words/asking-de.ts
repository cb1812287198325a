import type { AskingWords } from './word-lists.ts';

export const askingDe: AskingWords = {
  little:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ist, sind, war, waren, sein, bin, es, ich, sie, er, wir, ihr, du, mich, mir, uns, ihnen, mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer, unseres, was, welche, welcher, welches, welchen, wie, warum, wann, wo, wer, wen, wem, und, oder, für, fur, fuer, mit, von, vom, zu, zum, zur, auf, an, am, im, bei, aus, nach, über, ueber, gegen, kann, können, koennen, kannst, soll, sollen, sollte, sollten, werden, wird, haben, habe, hat, gibt, man, nicht, kein, keine, noch, auch, alle, allen, aller, so, wenn, dass, aber, als, etwas, durch',
  asking:
    'bitte, vorschlag*, vorschlagen, schlage, schlagen, vor, empfehl*, empfiehl, erstelle, erstellen, erzeuge*, generier*, mach, mache, machen, entwirf, entwerfen, schreib*, gib, geben, zeig*, sag*, nenne*, liste, brauche*, benötige*, möchte*, will, hilf, hilfe, helfen, tun, finde*, neu, neue, neuen, neues, sicherheit, risiko, risiken, risikos, szenario, szenarien, risikoszenario, risikoszenarien, gut, gute, guten, beste, besten, richtig*, mehr, jetzt, heute, aktuell*, derzeit*, art, ding, dinge, erfasst*, frage',
  subjects: {
    elsewhere: { says: 'gedicht*, lied, lieder, witz, witze, wetter, wer kann .. sehen, wer darf .. sehen, wer hat zugriff, sind wir .. konform, neueste nachrichten, nachrichten, übersetze, übersetzen, rezept, rezepte' },
    owner: {
      says: 'wem gehört, wem gehören, wer ist .. verantwortlich, wer ist .. zuständig, wer ist .. eigentümer*, wer verantwortet, wer trägt die verantwortung, wer kümmert sich, risikoverantwortliche* für, risikoeigentümer* von, eigentümer des, eigentümer von',
    },
    overdue: { says: 'überfällig*, ueberfaellig*, verspätet*, zu spät, im verzug, in verzug, im rückstand, versäumt*, abgelaufen*', hints: 'spät, verzögert' },
    tasks: {
      says: 'meine aufgaben, unsere aufgaben, welche aufgaben, offene aufgaben, zeige .. aufgaben, aufgabenliste, heute fällig, diese woche fällig, morgen fällig, bald fällig, nächste fristen',
      hints: 'aufgabe, aufgaben, frist, fristen, fällig, fällige, faellig, termin, termine, fälligkeit*',
    },
    counts: { says: 'wie viele, wieviele, wie viel, wieviel, anzahl, zahl der, zähle' },
    dates: { says: 'neueste risiken, neuesten risiken, neuestes risiko, neueste risiko, letzte risiken, letzten risiken, jüngste* risik*, zuletzt, älteste risiken, ältesten risiken, neue risiken, neuen risiken' },
    scoring: {
      says: 'wie wird .. berechnet, wie werden .. berechnet, risikowert*, berechn* .. wert*, wert .. berechnet, matrix, risikomatrix, punktzahl*, risikostufe*, risikolevel*, risikoklasse*, wie werden risiken bewertet',
      hints: 'stufe, stufen, wert, werte, score, scores',
    },
    tips: {
      says: 'tipp, tipps, rat, ratschlag, ratschläge, hinweis*, empfehlungen zur risikobewertung, bewährte vorgehensweise*, best practice*, wie bewerte*, wie .. bewerten, wie schätze*, wie beschreibe*, wie formuliere*, wie erkenne*',
    },
    priorities: {
      says: 'soll ich tun, sollen wir tun, sollte ich tun, sollten wir tun, heute tun, als nächstes tun, jetzt tun, muss ich tun, muss ich heute, zuerst, als erstes, zuallererst, anfangen, fange ich an, beginnen, priorität*, priorisier*, dringend*, am dringendsten, am wichtigsten, wichtigste aufgabe, als nächstes, nächste schritte, nächster schritt, worauf .. konzentrieren, was jetzt',
    },
    plan: {
      says: 'behandlungsplan*, behandlungspläne*, maßnahmenplan*, aktionsplan*, risikobehandlung*, plan für, plan gegen, plan zur, plan zu, entwirf .. plan, erstelle .. plan, plan erstellen, behandlung von, behandlung des, wie behandle*, wie .. behandeln, wie senke*, wie .. senken, wie verringere*, wie .. verringern, wie reduziere*, wie .. reduzieren, wie mindere*, wie .. mindern, wie gehe ich mit, wie gehen wir mit, wie .. umgehen',
      hints: 'plan, pläne, behandeln, behandlung, mindern, minderung, senken, verringern, reduzieren',
    },
    controls: {
      says: 'maßnahme für, maßnahmen für, maßnahmen gegen, maßnahmen zum, maßnahmen zur, welche maßnahmen, maßnahmen vorschlagen, maßnahmen empfehlen, sicherheitsmaßnahme*, schutzmaßnahme*, gegenmaßnahme*, kontrollen für, kontrollen gegen, welche kontrollen, kontrollen vorschlagen, sicherheitskontrolle*, sicherheitsvorkehrung*, wie schütze*, wie .. schützen, wie sichere*, wie .. absichern, wie sichert man, wie härte*, wie verhindere*, wie .. verhindern, schutz vor, schutz gegen, schutz für',
      hints: 'maßnahme, maßnahmen, kontrolle, kontrollen, schutz, schützen, absichern, härten, verhindern',
    },
    changes: {
      says: '^lösche*, ^entferne*, ^archiviere*, ^schließe*, ^ändere*, ^lege .. an, risiko anlegen, risiken anlegen, risiko hinzufügen, risiko erfassen, risiko löschen, risiken löschen, risiko archivieren, aufgabe anlegen, aufgabe erstellen, asset anlegen, erstelle .. risiko, füge .. hinzu, wie lege, wie lösche*, wie archiviere*, wie ändere*, wie erfasse*, kannst du .. löschen, kannst du .. anlegen, können sie .. löschen, können sie .. anlegen',
    },
    'risks-about': {
      says: 'welche risiken, risiken durch, risiken von, risiken wegen, risiken mit, risiken für, risiken zu, risiken bei, risiken aus, risiken im zusammenhang, gibt es risiken, erzähl* .. über, status des, status von, stand von, wie steht es um, wie steht es mit, wie schlimm ist, wie hoch ist, wie ernst ist',
    },
    'top-risks': {
      says: 'größte* risik*, höchste* risik*, wichtigste* risik*, schlimmste* risik*, schwerste* risik*, top risik*, top risiken, toprisik*, kritische* risiken, hohe risiken, offene* risiken, alle risiken, unsere risiken, unseren risiken, meine risiken, meinen risiken, die risiken, aktuelle* risiken, größte* bedrohung*, größte* gefahr*, höchste* bewertung*, überblick, übersicht, zusammenfassung, risikoregister, größte* problem*, größte* sorge*',
      hints: 'risiken, bedrohungen, gefahren',
    },
    analysis: {
      says: 'analys*, bewerte*, bewertung*, beurteil*, einschätz*, schätze, evaluier*, risikoanalyse*, risikobewertung*, szenarioanalyse*, wie wahrscheinlich, risiko von, risiko eines, risiko einer, risiko durch, was wäre wenn, was passiert wenn, was ist wenn, auswirkung* von, auswirkung* eine*, folgen von, folgen eine*',
      hints: 'szenario, szenarien, risikoszenario, risikoszenarien',
    },
    about: {
      says: 'wer bist du, wer sind sie, was bist du, was sind sie, was kannst du, was können sie, was machst du, wie funktionierst du, bist du .. ki, bist du .. mensch, bist du .. bot, bist du .. roboter, bist du chatgpt, welche daten hast du, welche daten haben sie, meine daten, speicherst du, speichern sie, wer hat dich, welches modell, welches sprachmodell, sprachmodell*, welche ki, sind sie .. ki, sind sie .. mensch, sind sie .. bot, was kann ich fragen, was kann ich dich fragen, was kann ich sie fragen, wie kannst du .. helfen, wie können sie .. helfen',
      hints: 'hilfe, hallo, guten tag, guten morgen, guten abend, danke, servus, moin, grüß gott, help, hi',
    },
  },
  questions: '^was, ^welche*, ^wer, ^wem, ^wie, ^wann, ^wo, ^warum, ^zeig*, ^nenne*, ^ist, ^sind, ^gibt, ^kann*, ^können, ^gib, ^sag*, ^soll*',
  goesOn: '^und, ^was ist mit, ^wie ist es mit, ^wie sieht es mit, ^auch, ^dasselbe für, ^das gleiche für',
  refersBack: 'dafür, dagegen, dazu, davon, dies, dieses, diesen, diesem, dasselbe, denselben',
  topRisk:
    'größte risiko, größtes risiko, größten risiko, größten risikos, höchste risiko, höchstes risiko, höchsten risiko, höchsten risikos, wichtigste risiko, wichtigstes risiko, wichtigsten risiko, wichtigsten risikos, schlimmste risiko, schlimmstes risiko, schlimmsten risiko, kritischste risiko, kritischstes risiko, kritischsten risiko, top risiko, toprisiko, erste risiko, erstes risiko',
  oneRisk: 'risiko, risikos',
  risks: 'risiko, risiken, risikos',
  uncounted: 'asset, assets, vermögenswert*, eigenschaft*, szenario, szenarien, benutzer*, nutzer*, mitglied*, leute, ablauf, abläufe*, plan, pläne, maßnahmen, kontrollen, aufgabe, aufgaben, vorlage*, domäne*, organisation*, aktion*',
  uncountedStates: 'geschlossen*, akzeptiert*, gemindert*, archiviert*, überwacht*, abgeschlossen*, erledigt*',
  own: 'unser, unsere, unseren, unserem, unserer, unseres, mein, meine, meinen, meinem, meiner, meines, wir, uns',
  levels: { low: 'niedrig, niedrige, niedrigen, geringe, geringen', medium: 'mittel, mittlere, mittleren', high: 'hoch, hohe, hohen', critical: 'kritisch, kritische, kritischen' },
  terms: {
    inherent: 'inhärente* risik*, bruttorisik*, inhärent*',
    residual: 'restrisik*, nettorisik*, verbleibende* risik*',
    appetite: 'risikoappetit, risikobereitschaft, risikotoleranz',
    owner: 'risikoeigentümer*, risikoverantwortliche*, risikoeigner*, eigentümer*',
    management: 'risikomanagement',
    register: 'risikoregister',
    assessment: 'risikobewertung*, risikobeurteilung*, risikoanalyse*',
    treatment: 'risikobehandlung*, behandlung, behandlungsplan, risikominderung, minderung',
    scenario: 'risikoszenario, risikoszenarien, szenario',
    likelihood: 'wahrscheinlichkeit, eintrittswahrscheinlichkeit*',
    impact: 'auswirkung, auswirkungen, schadenshöhe, schadensausmaß, folgen',
    control: 'kontrolle, kontrollen, maßnahme, maßnahmen, sicherheitsmaßnahme*',
    threat: 'bedrohung',
    vulnerability: 'schwachstelle, schwachstellen, verwundbarkeit',
    risk: 'risiko',
  },
  explain: 'was ist, was sind, was bedeutet, was bedeuten, was heißt, was versteht man unter, bedeutet, bedeutung, bedeutung von, definition, definition von, definiere, erkläre*, erklär, unterschied*, unterschied zwischen, zwischen, unter, genau, eigentlich, begriff',
};
