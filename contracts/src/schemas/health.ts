import Type, { type Static } from 'typebox';
import { namedObject, oneOf } from './base.ts';

/** Whether the process is running (live) and can serve requests (ready). */
export const Health = namedObject('Health', {
  status: Type.Literal('ok'),
  version: Type.String({ description: 'Version of the product' }),
  store: oneOf(['embedded', 'mongodb']),
  uptime_seconds: Type.Integer({ minimum: 0 }),
});
export type Health = Static<typeof Health>;
