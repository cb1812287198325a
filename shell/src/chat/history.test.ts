import { beforeEach, expect, it } from 'vitest';
import type { Turn } from './conversation.ts';
import { keepTurns, keptTurns } from './history.ts';

const turn: Turn = { id: 1, question: 'How many risks?', about: null, answer: '**5 risks**', state: 'done' };

beforeEach(() => sessionStorage.clear());

it('keeps the questions of a person, with their answers, and what was on its way as stopped', () => {
  const pending: Turn = { ...turn, id: 2, answer: 'The fi', state: 'pending' };
  keepTurns('ada acme', [turn, pending]);
  expect(keptTurns('ada acme')).toEqual([turn, { ...pending, state: 'stopped' }]);
});

it('keeps that something failed, but no error', () => {
  keepTurns('ada acme', [{ ...turn, state: 'failed', error: new Error('of the network') }]);
  expect(keptTurns('ada acme')).toEqual([{ ...turn, state: 'failed' }]);
});

it('shows nothing to another person or organization', () => {
  keepTurns('ada acme', [turn]);
  expect(keptTurns('grace acme')).toEqual([]);
  expect(keptTurns('ada other')).toEqual([]);
});

it('forgets everything', () => {
  keepTurns('ada acme', [turn]);
  keepTurns('ada acme', []);
  expect(sessionStorage.length).toBe(0);
});

it.each(['{', '[]', '{"owner":"ada acme","turns":[{}]}', '{"owner":"ada acme"}'])('starts anew from %s', (text) => {
  sessionStorage.setItem('parapet.kept.chat', text);
  expect(keptTurns('ada acme')).toEqual([]);
});
