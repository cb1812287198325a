import type { RatingWords } from './types.ts';

export const ratingDe: RatingWords = {
  likelihood: [
    ['phish*, ransom*, erpressungstrojaner*, verschlüsselungstrojaner*, schadsoftware, malware, spam', 1],
    [
      'veraltet*, nicht mehr unterstützt*, öffentlich*, aus dem internet, im internet erreichbar, schwach*, gemeinsam genutzt*, geteilte* passw*, standardpasswort*, standardpasswörter*',
      1,
    ],
    ['selten*, unwahrscheinlich*, kaum je, ausnahmsweise, äußerst selten', -2],
    ['erdbeben, überschwemmung*, hochwasser, brand, feuer, krieg, pandemie*', -1],
  ],
  often: 'häufig*, oft, öfter, wiederholt*, täglich*, wöchentlich*, stündlich*, immer wieder, jeden tag, jede woche',
  impact: [
    ['ransom*, erpress*, zerstör*, bankrott*, insolven*, konkurs*, tod, tote, todesfälle, verletzt*, katastroph*', 1],
    [
      'kunde*, kundin*, *kunden, *kundendaten, kundendatenbank*, patient*, personenbezogen*, personendaten, gesundheitsdaten, zahlung*, kreditkarte*, finanzdaten, gehalt*, gehälter*, gehaltsdaten',
      1,
    ],
    [
      'alle unsere, alle dateien, alle daten, alle systeme, alle server, alle kunden, alle mitarbeiter*, alle laptops, sämtliche*, gesamte*, ganze firma, ganzes unternehmen, das ganze, produktion, produktiv*, kritisch*, unverzichtbar*',
      1,
    ],
    ['bußgeld*, geldbuße*, strafe*, klage*, dsgvo, gdpr, aufsichtsbehörde*, regulier*', 1],
    [
      'gering*, klein*, begrenzt*, geringfügig*, vernachlässigbar*, testsystem*, testserver*, testumgebung*, testdaten, kurz, kurze, kurzen, kurzzeitig*, harmlos*',
      -1,
    ],
    ['keine auswirkung*, keinen schaden, kein schaden, keine folgen, ohne auswirkung*, ohne schaden, ohne folgen', -2],
  ],
  done: 'verschlüsselt*, getestet*, überwacht*, geschützt*, gepatcht*, geschult*, geprüft*, überprüft*, eingeschränkt*, segmentiert*, gehärtet*, gesichert*, abgesichert*, aktualisiert*, kontrolliert*, isoliert*',
  undone:
    'unverschlüsselt*, ungetestet*, unüberwacht*, ungeschützt*, ungepatcht*, ungeschult*, ungeprüft*, ungesichert*, unsicher*, unkontrolliert*, unverschlossen*, ohne passwort, ohne kennwort, kein passwort',
  doneByAttackers: 'verschlüsselt*, eingeschränkt*, isoliert*',
  attackers:
    'angreifer*, hacker*, ransom*, schadsoftware, malware, eindringling*, kriminelle*, erpress*, dieb, diebe, virus, verschlüsselungstrojaner*, bande*',
  named:
    'verschlüsselung*, backup*, datensicherung*, sicherung, sicherungen, sicherungskopie*, überwachung, monitoring, schulung*, patches, patch, patchmanagement, mfa, 2fa, zwei faktor*, virenschutz, virenscanner, firewall*, protokollierung, protokolle, test, tests, prüfung*, überprüfung*, sensibilisierung, zugriffskontrolle*, zugangskontrolle*, authentifizierung, richtlinie*, plan, pläne, notfallplan*, update, updates, aktualisierung*, kontrolle*, schutz, maßnahme*, wiederherstellung, vertretung, ersatz, vertrag, verträge, alarm*, redundanz, ausweich*',
  denies:
    'nicht, kein, keine, keinen, keinem, keiner, nie, niemals, ohne, niemand, weder, fehlende, fehlender, fehlendes, fehlenden, mangelnde, mangelhafte, mangelhaft, unzureichend*, selten, kaum, schlecht, mangels',
  deniesNot: 'nicht nur, nicht zuletzt, ohne zweifel, kein zweifel',
  isMissing:
    'fehlt, fehlen, fehlte, fehlten, nicht, nie, niemals, mangelhaft, unzureichend, veraltet, ausgeschaltet, abgeschaltet, deaktiviert, versagt, versagen',
  turns: 'aber, obwohl, jedoch, sondern, während, weil, allerdings',
};
