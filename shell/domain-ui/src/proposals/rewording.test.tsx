import { Prose, Title } from '@parapet/contracts';
import { expect, it } from 'vitest';
import { LONGEST_TEXT } from './added-text.ts';
import { rewordedSchema } from './rewording.tsx';

it('checks a wording as the contract checks texts and titles', () => {
  expect(rewordedSchema(undefined).properties.text).toEqual({ ...Prose(LONGEST_TEXT) });
  expect(rewordedSchema(200).properties.text).toEqual({ ...Title(200) });
});
