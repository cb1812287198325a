import { existingLinks, type Catalog } from '../rules/index.ts';
import type { Context } from './mock.ts';
import { ownRecords } from './records.ts';

/** What the flows of an organisation can draw from; links that lead nowhere are left out. */
export function catalogOf(context: Context): Catalog {
  return existingLinks(ownRecords(context, 'assets'), ownRecords(context, 'properties'), ownRecords(context, 'risk_scenarios'));
}
