import { expect, test } from 'vitest';
import { processorTime } from '../../../testing/processor-time.ts';
import { assess } from './drafts.ts';

/** Likelihood, impact and level of a sentence. */
function read(scenario_description: string) {
  const { assessment } = assess({ scenario_description });
  return [assessment.likelihood, assessment.impact, assessment.risk_level];
}

test.each<[string, number, number, string]>([
  ['Something', 3, 3, 'medium'],
  ['Phishing against customers, with no training', 5, 4, 'high'],
  ['Ransomware destroys all production systems: fine by the regulator, unpatched, weekly attempts', 5, 5, 'critical'],
  ['A rare and minor flood', 1, 2, 'low'],

  // Existing protection lowers; missing protection raises.
  ['Our laptops are encrypted', 2, 3, 'low'],
  ['Our laptops are not encrypted', 4, 3, 'medium'],
  ['Our laptops are unencrypted', 4, 3, 'medium'],
  ["Our laptops aren't encrypted", 4, 3, 'medium'],
  ['Our laptops are not yet fully encrypted', 4, 3, 'medium'],
  ['Backups are tested', 2, 3, 'low'],
  ['Backups are not tested', 4, 3, 'medium'],
  ['Backups have never been tested', 4, 3, 'medium'],
  ['Backups are rarely tested', 4, 3, 'medium'],
  ['Servers are monitored', 2, 3, 'low'],
  ['Servers are not monitored', 4, 3, 'medium'],
  ['Servers without any monitoring', 4, 3, 'medium'],
  ['Nobody monitors the servers', 4, 3, 'medium'],
  ['There is no backup', 4, 3, 'medium'],
  ['MFA is missing', 4, 3, 'medium'],
  ['Logging is switched off', 4, 3, 'medium'],
  ['The door is not only locked but also monitored', 2, 3, 'low'],
  ['Backups are not tested, but the servers are monitored', 3, 3, 'medium'],
  ['There is no backup of our payroll', 4, 4, 'high'],
  ['Systems are neither patched nor monitored', 4, 3, 'medium'],

  ['We do not have a firewall', 4, 3, 'medium'],
  ['Employees are trained', 2, 3, 'low'],
  ['Employees are untrained', 4, 3, 'medium'],
  // The frequency of a control is not the frequency of the event.
  ['Backups are tested weekly', 2, 3, 'low'],
  ['Data is backed up daily', 2, 3, 'low'],
  ['We have daily backups', 3, 3, 'medium'],
  ['It is attacked daily', 4, 3, 'medium'],
  ['Backups werden wöchentlich getestet', 2, 3, 'low'],

  // Actions of an attacker are no protection.
  ['An attacker encrypted all our files', 3, 4, 'medium'],
  ['All our files were encrypted by ransomware', 4, 5, 'high'],
  ['A thief takes a laptop. Its disk is encrypted', 2, 3, 'low'],

  // "no" applies only to what follows it.
  ['No impact at all', 3, 1, 'low'],
  ['No customer data is affected', 3, 3, 'medium'],
  ['The system is not critical', 3, 3, 'medium'],
  ['It does not happen often', 3, 3, 'medium'],
  ['No incident so far, and the servers are monitored', 2, 3, 'low'],
  ['Everything is fine', 3, 3, 'medium'],
  ['We pay a fine', 3, 4, 'medium'],
  ['A test of something', 3, 3, 'medium'],
  ['It hits a test system', 3, 2, 'low'],
  ['The latest flooring', 3, 3, 'medium'],
  ['A laptop goes missing', 3, 3, 'medium'],

  // In the other languages of the interface.
  ['Unsere Laptops sind nicht verschlüsselt', 4, 3, 'medium'],
  ['Unsere Laptops sind verschlüsselt', 2, 3, 'low'],
  ['Backups werden nie getestet', 4, 3, 'medium'],
  ['Ein Angreifer hat alle Dateien verschlüsselt', 3, 4, 'medium'],
  ['Die Überwachung fehlt', 4, 3, 'medium'],
  ['Keine Auswirkungen', 3, 1, 'low'],
  ['Nuestros portátiles no están cifrados', 4, 3, 'medium'],
  ['Nuestros portátiles están cifrados', 2, 3, 'low'],
  ['Las copias de seguridad nunca se prueban', 4, 3, 'medium'],
  ['Un atacante cifró todos los archivos', 3, 4, 'medium'],
  ['Nos ordinateurs portables ne sont pas chiffrés', 4, 3, 'medium'],
  ['Nos ordinateurs portables sont chiffrés', 2, 3, 'low'],
  ['Des disques non chiffrés', 4, 3, 'medium'],
  ['Discos sin cifrar', 4, 3, 'medium'],
  ['Unverschlüsselte Laptops', 4, 3, 'medium'],
  ['Les sauvegardes ne sont jamais testées', 4, 3, 'medium'],
  ['Un attaquant a chiffré tous les fichiers', 3, 4, 'medium'],
  ['Phishing verschafft einem Angreifer Zugriff auf unsere Kundendatenbank', 4, 4, 'high'],
])('%s: %i x %i, %s', (sentence, likelihood, impact, level) => {
  expect(read(sentence)).toEqual([likelihood, impact, level]);
});

test.each([
  ['Our laptops are not encrypted', '"not encrypted" raises it'],
  ['Servers are monitored', '"monitored" lowers it'],
  ['MFA is missing', '"MFA is missing" raises it'],
  ['Something', 'nothing in the text suggests a higher or lower rating'],
  ['Unsere Laptops sind nicht verschlüsselt', '„nicht verschlüsselt“ erhöht sie'],
])('%s: has the reason %s', (sentence, reason) => {
  expect(assess({ scenario_description: sentence }).content).toContain(reason);
});

test('the effectiveness of controls is unknown', () => {
  expect(assess({ scenario_description: 'Phishing' }).assessment).toMatchObject({
    residual_risk: null,
    controls_effectiveness: null,
    comments: '',
  });
});

test('the context counts too', () => {
  expect(
    assess({ scenario_description: 'Something', context: 'It happens weekly. Backups are not tested.' }).assessment
      .likelihood,
  ).toBe(5);
});

test.each(['not how no the encrypted all risk of ', 'not tested. ', 'x ', 'xyz'])(
  'a long description of %j is read quickly',
  (words) => {
    const started = processorTime();
    assess({
      scenario_description: words.repeat(Math.floor(10_000 / words.length)),
      context: words.repeat(Math.floor(20_000 / words.length)),
    });
    expect(processorTime() - started).toBeLessThan(1500);
  },
);
