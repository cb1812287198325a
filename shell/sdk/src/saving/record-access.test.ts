import { expect, it, onTestFinished } from 'vitest';
import { connectApi } from '../data/connection.ts';
import { recordAccess } from './record-access.ts';

const STORED = { id: 't1', version: 3, name: 'Ours', description: 'd', framework: 'GDPR', domain_id: null, steps: [] };

/** Records every request, and answers each with the stored record. */
function answerWith(record: object): string[] {
  const sent: string[] = [];
  const disconnect = connectApi({
    fetch: async (request) => {
      sent.push(`${request.method} ${request.headers.get('if-match') ?? '-'} ${await request.text()}`);
      return Response.json(record);
    },
  });
  onTestFinished(disconnect);
  return sent;
}

it('a PATCH sends the changes alone', async () => {
  const sent = answerWith(STORED);
  await recordAccess('updateRisk', 't1').patch({ title: 'New' }, 3);
  expect(sent).toEqual(['PATCH "3" {"title":"New"}']);
});

it('a PUT sends the changes with the rest of the record as it is stored, for the version that was edited', async () => {
  const sent = answerWith(STORED);
  await recordAccess('updateGrcTemplate', 't1').patch({ name: 'New' }, 2);
  expect(sent).toEqual(['GET - ', `PUT "2" ${JSON.stringify({ ...STORED, name: 'New' })}`]);
});
