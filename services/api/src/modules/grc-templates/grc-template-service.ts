/** Reading and changing GRC templates, as one member of an organisation. */
import type { GrcStep, GrcTemplateCreate, GrcTemplateQuery, GrcTemplateUpdate } from '@parapet/contracts';
import { grcTemplateChange, newGrcTemplate, oneId, INVALID_STEPS, stepErrors, templateIdErrors } from '@parapet/contracts/rules';
import type { GrcTemplateDoc, RiskDoc } from '../../collections.ts';
import { Problem, refuse } from '../../problem.ts';
import type { OrgDb, Store, Tx } from '../../store/port.ts';
import { changeAs, readAs, type Caller } from '../caller.ts';
import { listPage } from '../list-page.ts';
import { takeAllShares } from '../record-turns.ts';
import { changeRecord, deleteRecord, findRecord } from '../records.ts';
import { checkReferences } from '../references.ts';
import { assertOwnDomain } from '../risk-scope.ts';
import { assertVersion } from '../state.ts';
import { assertDeletable } from '../templates/default-template.ts';
import { grcTemplateList } from './grc-template-query.ts';

const NOUN = 'GRC template';

export function grcTemplateService(store: Store) {
  const templates = (db: OrgDb) => db.collection<GrcTemplateDoc>('grc_templates');
  const domainExists = (db: Tx, id: string | null) =>
    checkReferences(db, [{ path: '/domain_id', collection: 'grc_domains', ids: oneId(id) }]);

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
        await domainExists(db, template.domain_id);
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
        await domainExists(db, input.domain_id);
        return changeRecord(templates(db), before, { $set: grcTemplateChange(input) });
      }),

    /** Risks that were made from it keep their answers, without a template. @throws Problem 409 for a default template */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(templates(db), { _id: id }, NOUN);
        assertOurs(caller, before.domain_id);
        assertDeletable(before, version);
        await takeAllShares(db, 'grc_templates', id);
        await db.collection<RiskDoc>('risks').updateMany({ template_id: id }, { $set: { template_id: null } });
        await deleteRecord(templates(db), before);
      }),
  };
}

/** @throws Problem 400 that names every field at fault */
function assertSteps(steps: readonly GrcStep[]): void {
  const errors = stepErrors(steps);
  if (errors.length > 0) throw new Problem(400, 'invalid_request', INVALID_STEPS, { errors });
}
