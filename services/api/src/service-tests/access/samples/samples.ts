/** A valid request for every operation that requires something of its caller: a new operation without one does not compile. */
import { flowSamples } from './flows.ts';
import { grcTemplateSamples } from './grc-templates.ts';
import { itemSamples } from './items.ts';
import { peopleSamples } from './people.ts';
import { restoreSamples } from './restore.ts';
import { riskSamples } from './risks.ts';
import type { GuardedId } from '../expected/requirements.ts';
import type { Sample } from '../sample.ts';

export const samples: Readonly<Record<GuardedId, Sample>> = {
  ...peopleSamples,
  ...riskSamples,
  ...flowSamples,
  ...grcTemplateSamples,
  ...itemSamples,
  ...restoreSamples,
};
