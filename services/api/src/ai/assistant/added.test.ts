import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '@parapet/contracts';
import type { RiskDoc } from '../../collections.ts';
import { answerTo } from './built-in-assistant.ts';
import { askedOrganization, question, type AskedOrganization } from './testing/asked-organization.ts';

let organization: AskedOrganization;
const OLD = 'Data leak by a supplier';

/** Five risks, of which one was added long ago and changed today. */
beforeAll(async () => {
  organization = await askedOrganization();
  const { api, ada, ids } = organization;
  const risks = api.store.org(ada.organizationId, { id: 'test' }).collection<RiskDoc>('risks');
  const old = await risks.deleteOne({ _id: ids.get(OLD) ?? '' });
  if (old === null) throw new Error(`there is no ${OLD}`);
  await risks.restoreOne({ ...old, created_at: '2020-01-01T00:00:00.000Z', updated_at: new Date().toISOString() });
});
afterAll(() => organization.api.close());

const say = async (asked: string, language: Language) => {
  const today = new Date().toISOString().slice(0, 10);
  return (await answerTo(question(organization.ada, asked, language, { today }))).content;
};

test.each<[Language, string, string]>([
  ['en', 'How many risks were added this week?', '**4 risks** (added within 7 days; archived ones not counted)'],
  ['en', 'How many new risks do we have this month?', '**4 risks** (added within 30 days'],
  ['en', 'Which risks were created today?', '**4 risks** (added today'],
  ['en', 'How many risks were added?', '**4 risks** (added within 30 days'],
  ['de', 'Wie viele Risiken wurden diese Woche hinzugefügt?', '**4 Risiken** (hinzugefügt in den letzten 7 Tagen'],
  ['en', 'How many risks did we add today?', '**4 risks** (added today'],
  ['de', 'Welche Risiken haben wir diese Woche neu aufgenommen?', '**4 Risiken** (hinzugefügt'],
  ['fr', 'Quels risques avons-nous ajoutés ce mois-ci ?', '**4 risques** (ajout'],
  ['es', '¿Cuántos riesgos hemos añadido este mes?', '**4 riesgos** (alta'],
  ['de', 'Wie viele neue Risiken gibt es diesen Monat?', '**4 Risiken** (hinzugefügt'],
  ['fr', 'Combien de risques ont été ajoutés cette semaine ?', '**4 risques** (ajout'],
  ['fr', 'Combien de risques ont été ajoutés ?', '**4 risques** (ajout'],
  ['fr', 'Combien de nouveaux risques ce mois-ci ?', '**4 risques** (ajout'],
  ['es', '¿Cuántos riesgos se han añadido esta semana?', '**4 riesgos** (alta'],
  ['es', '¿Cuántos riesgos nuevos hay este mes?', '**4 riesgos** (alta'],
])('%s: %s counts what was added, not what was changed', async (language, asked, expected) => {
  expect(await say(asked, language)).toContain(expected);
});

test.each<[Language, string, string]>([
  ['en', 'How many risks changed this week?', '**5 risks** (changed'],
  ['de', 'Wie viele Risiken wurden diese Woche geändert?', '**5 Risiken** (geändert'],
  ['fr', 'Combien de risques ont été modifiés cette semaine ?', '**5 risques** (modification'],
  ['es', '¿Cuántos riesgos han cambiado esta semana?', '**5 riesgos** (cambio'],
])('%s: %s counts what was changed', async (language, asked, expected) => {
  expect(await say(asked, language)).toContain(expected);
});

test('the list of what was added names the newest, and its link sorts by that', async () => {
  const content = await say('Which risks were added this week?', 'en');
  expect(content).not.toContain(OLD);
  expect(content).toContain('/risk-register?sort=-created_at');
});

test('how a new risk is added is still another question', async () => {
  expect(await say('How do I add a new risk?', 'en')).toContain('[Add New Risk](/add-risk)');
  expect(await say('Wie kann ich ein neues Risiko anlegen?', 'de')).toContain('/add-risk');
});

/** One risk is accepted, for whatever time, and one task completed. */
test.each<[Language, string, RegExp]>([
  ['en', 'How many risks were accepted last week?', /^It is not recorded .*\n\n\*\*1 risk\*\* \(status Accepted\)/],
  ['en', 'How many risks were closed last week?', /^It is not recorded .*\n\n\*\*0 risks\*\* \(status Closed\)/],
  ['de', 'Wie viele Risiken wurden letzte Woche akzeptiert?', /^Es wird nicht festgehalten.*\n\n\*\*1 Risiko\*\*/],
  ['de', 'Wie viele Risiken wurden letzte Woche geschlossen?', /^Es wird nicht festgehalten.*\n\n\*\*0 Risiken\*\*/],
  ['fr', 'Combien de risques ont été clos la semaine dernière ?', /^La date .*\n\n\*\*0 risque\*\*/],
  ['fr', 'Combien de risques ont été acceptés cette semaine ?', /^La date .*\n\n\*\*1 risque\*\*/],
  ['es', '¿Cuántos riesgos se cerraron la semana pasada?', /^No queda registrado .*\n\n\*\*0 riesgos\*\*/],
  ['es', '¿Cuántos riesgos se han cerrado esta semana?', /^No queda registrado .*\n\n\*\*0 riesgos\*\*/],
  ['en', 'How many tasks were completed last week?', /^It is not recorded .*\n\n\*\*1 task\*\*/],
])('%s: %s says that the time is not known, and counts the status alone', async (language, asked, expected) => {
  expect(await say(asked, language)).toMatch(expected);
});

test('closed risks that were changed in a time are counted by that time', async () => {
  expect(await say('How many accepted risks were changed this week?', 'en')).toMatch(
    /^\*\*1 risk\*\* \(status Accepted; changed within 7 days/,
  );
});

test('who closed a risk is who gave it that status, and until then nobody has', async () => {
  const { ada, ids } = organization;
  expect(await say('Who closed Outage of the payment gateway?', 'en')).toMatch(
    /Identified, due 2999-01-01\n\nNo such change is recorded\.$/,
  );
  for (const body of [{ status: 'closed' }, { severity: 'low' }]) {
    const answer = await ada.send('PATCH', `/api/risks/${ids.get('Outage of the payment gateway')}`, body);
    expect(answer.status).toBe(200);
  }
  const closed = /Closed, due 2999-01-01\n\n- \w+ \d+, \d{4}.*: ada@example\.com, changed, status Closed$/;
  expect(await say('Who closed Outage of the payment gateway?', 'en')).toMatch(closed);
  expect(await say('When was Outage of the payment gateway closed?', 'en')).toMatch(closed);
});
