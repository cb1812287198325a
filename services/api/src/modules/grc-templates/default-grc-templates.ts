/** The GRC templates that the product brings along: one for each framework, in its domain. */
import type { GrcDefaults } from '@parapet/contracts';
import { seededGrcTemplates, grcTemplateKeys } from '@parapet/contracts/rules';
import type { GrcTemplateDoc } from '../../collections.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { addMissing, addOnce, broughtIds } from '../defaults/add-once.ts';
import { addDefaultDomains, hasDefaultDomains } from '../defaults/default-domains.ts';

const templates = (db: OrgDb) => db.collection<GrcTemplateDoc>('grc_templates');
const KEYS = grcTemplateKeys();

async function nothingMissing(db: OrgDb): Promise<GrcDefaults | null> {
  const complete = (await hasDefaultDomains(db)) && (await broughtIds(templates(db), KEYS)).size === KEYS.length;
  return complete ? { created_domains: 0, created_templates: 0 } : null;
}

async function add(db: OrgDb): Promise<GrcDefaults> {
  const domains = await addDefaultDomains(db);
  const { added } = await addMissing(templates(db), seededGrcTemplates(domains.ids));
  return { created_domains: domains.added, created_templates: added };
}

/** Adds the default domains and templates that the organisation lacks. */
export function addGrcDefaults(store: Store, caller: Caller): Promise<GrcDefaults> {
  return addOnce(store, caller, nothingMissing, add);
}
