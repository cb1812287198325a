import Type, { type Static } from 'typebox';
import { closed, named, oneOf } from './base.ts';

/** Whether the process is running (live) and can serve requests (ready). */
export const Health = named(
  'Health',
  Type.Object(
    {
      status: Type.Literal('ok'),
      version: Type.String({ description: 'Version of the product' }),
      store: oneOf(['embedded', 'mongodb']),
      uptime_seconds: Type.Integer({ minimum: 0 }),
    },
    closed,
  ),
);
export type Health = Static<typeof Health>;
