import { expect, it } from 'vitest';
import { addedText, withoutProposal } from './added-text.ts';

it.each([
  ['', 'Test the backups', 'Test the backups'],
  [null, 'Test the backups', 'Test the backups'],
  [' \n', 'Test the backups', 'Test the backups'],
  ['Mine.\n', 'Test the backups', 'Mine.\nTest the backups'],
])('%j and a proposal', (own, proposed, expected) => expect(addedText(own, proposed)).toBe(expected));

it.each([
  ['as it was accepted', 'Mine.\nTest the backups', 'Mine.', 'Mine.'],
  ['in an empty field', 'Test the backups', '', ''],
  ['in a field without a value', 'Test the backups', null, ''],
  ['with more typed below it', 'Mine.\nTest the backups\nOn Mondays.', 'Mine.\n', 'Mine.\nOn Mondays.'],
  ['with more typed behind it, in an empty field', 'Test the backups on Mondays', '', 'on Mondays'],
  ['once it was reworded', 'Mine.\nTest backups', 'Mine.', 'Mine.\nTest backups'],
  ['where it replaced another text', 'Test the backups', 'Restore', 'Restore'],
  ['where it contains the own text', 'Test\nTest the backups', 'Test', 'Test'],
])('undoing a proposal %s', (_, now, before, expected) =>
  expect(withoutProposal(now, before, 'Test the backups')).toBe(expected),
);
