import { expect, it } from 'vitest';
import { addedText } from './added-text.ts';

it.each([
  ['', 'Test the backups', 'Test the backups'],
  [null, 'Test the backups', 'Test the backups'],
  [' \n', 'Test the backups', 'Test the backups'],
  ['Mine.\n', 'Test the backups', 'Mine.\nTest the backups'],
])('%j and a proposal', (own, proposed, expected) => expect(addedText(own, proposed)).toBe(expected));
