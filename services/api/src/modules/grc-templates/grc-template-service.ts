/** Reading and changing GRC templates, as one member of an organisation. */
import type { GrcStep, GrcTemplateCreate, GrcTemplateQuery, GrcTemplateUpdate } from '@parapet/contracts';
import { grcTemplateChange, newGrcTemplate, INVALID_STEPS, stepErrors, templateIdErrors } from '@parapet/contracts/rules';
import type { GrcTemplateDoc } from '../../collections.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import type { OrgDb } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { checkLinks } from '../links/named-records.ts';
import { changeRecord, findRecord } from '../records.ts';
import { assertOwnDomain } from '../risk-scope.ts';
import { assertVersion } from '../state.ts';
import { assertDeletable } from '../templates/default-template.ts';
import { grcTemplateList } from './grc-template-query.ts';

const NOUN = 'GRC template';

export function grcTemplateService({ store, cascades }: ServiceOptions) {
  const templates = (db: OrgDb) => db.collection<GrcTemplateDoc>('grc_templates');

  /** @throws Problem 403 when the member may not keep a template in this domain */
  const assertOurs = (caller: Caller, domainId: string | null) => assertOwnDomain(caller.member, domainId, 'GRC templates');

  return {
    list: (caller: Caller, query: GrcTemplateQuery) => listPage(templates(readAs(store, caller)), grcTemplateList(query)),
    get: (caller: Caller, id: string) => findRecord(templates(readAs(store, caller)), { _id: id }, NOUN),

    create: (caller: Caller, input: GrcTemplateCreate) =>
      changeAs(store, caller, async (db) => {
        const template = newGrcTemplate(input);
        assertOurs(caller, template.domain_id);
        assertSteps(template.steps);
        await checkLinks(db, 'grc_templates', template);
        return templates(db).insertOne(template);
      }),

    /**
     * Puts what is said in the place of what was there.
     * @param version that the change starts from; any when undefined
     */
    replace: (caller: Caller, id: string, input: GrcTemplateUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(templates(db), { _id: id }, NOUN);
        for (const domain of [before.domain_id, input.domain_id]) assertOurs(caller, domain);
        assertVersion(before, version);
        refuse(templateIdErrors(id, input));
        assertSteps(input.steps);
        await checkLinks(db, 'grc_templates', input, before);
        return changeRecord(templates(db), before, { $set: grcTemplateChange(input) });
      }),

    /** Risks that were made from it keep their answers, without a template. @throws Problem 409 for a default template */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      cascades.delete(caller, 'grc_templates', async (db) => {
        const before = await findRecord(templates(db), { _id: id }, NOUN);
        assertOurs(caller, before.domain_id);
        assertDeletable(before, version);
        return before;
      }),
  };
}

/** @throws Problem 400 that names every field at fault */
function assertSteps(steps: readonly GrcStep[]): void {
  const errors = stepErrors(steps);
  if (errors.length > 0) throw new Problem(400, 'invalid_request', INVALID_STEPS, { errors });
}
