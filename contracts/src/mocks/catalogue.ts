import { leadingLinks, type Catalogue } from '../rules/index.ts';
import type { Context } from './mock.ts';
import { ownRecords } from './records.ts';

/** What the flows of an organisation can draw from; links that lead nowhere are left out. */
export function catalogueOf(context: Context): Catalogue {
  return leadingLinks(ownRecords(context, 'assets'), ownRecords(context, 'properties'), ownRecords(context, 'risk_scenarios'));
}
