import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { StoreDamagedError, StoreFullError, StoreBusyError } from '../../../store/port.ts';
import { formRoutes } from './form.ts';

test.each<[string, Error, number, string]>([
  ['a full disk', new StoreFullError('full'), 507, 'The disk of the server is full'],
  ['a damaged database', new StoreDamagedError('damaged'), 503, 'a backup has to be restored'],
  ['too much at once', new StoreBusyError('busy'), 503, 'try again in a few minutes'],
  ['anything else', new Error('secret'), 500, 'Something went wrong while signing in'],
])('the page for %s has its own status and message', async (_name, error, status, text) => {
  const app = Fastify();
  await formRoutes(app, (forms) => void forms.get('/form', () => Promise.reject(error)));
  const answer = await app.inject('/form');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.body).toContain(text);
  expect(answer.body).not.toContain('secret');
  await app.close();
});

test('a form that is too large is refused with its own status', async () => {
  const app = Fastify({ bodyLimit: 10 });
  await formRoutes(app, (forms) => void forms.post('/form', async () => 'read'));
  const answer = await app.inject({
    method: 'POST',
    url: '/form',
    payload: 'a=12345678901234567890',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(413);
  await app.close();
});
