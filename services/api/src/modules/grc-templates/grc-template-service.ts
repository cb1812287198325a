/** Reads and changes GRC templates on behalf of a member. */
import type {
  GrcFrameworks,
  GrcStep,
  GrcTemplateCreate,
  GrcTemplateQuery,
  GrcTemplateUpdate,
} from '@parapet/contracts';
import {
  fold,
  grcTemplateChange,
  newGrcTemplate,
  INVALID_STEPS,
  stepErrors,
  templateIdErrors,
} from '@parapet/contracts/rules';
import type { GrcTemplateDoc } from '../../collections.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import type { Doc, OrgDb } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { checkLinks } from '../links/named-records.ts';
import { changeRecord, findRecord } from '../records.ts';
import { assertOwnDomain } from '../risk-scope.ts';
import { visibleRisks } from '../risks/reads/risk-query.ts';
import { assertVersion } from '../state.ts';
import { assertDeletable } from '../templates/default-template.ts';
import { usedBy } from '../templates/template-usage.ts';
import { grcTemplateList } from './grc-template-query.ts';

const NOUN = 'GRC template';

export function grcTemplateService({ store, cascades }: ServiceOptions) {
  const templates = (db: OrgDb) => db.collection<GrcTemplateDoc>('grc_templates');

  /** @throws Problem 403 when the member may not have a template in this domain */
  const assertAllowedDomain = (caller: Caller, domainId: string | null) =>
    assertOwnDomain(caller.member, domainId, 'GRC templates');

  return {
    async list(caller: Caller, query: GrcTemplateQuery) {
      const db = readAs(store, caller);
      const page = await listPage(templates(db), grcTemplateList(query));
      const count = await usedBy(
        db.collection<Doc>('risks'),
        page.items.map(({ id }) => id),
        visibleRisks(caller.member),
      );
      return { ...page, items: page.items.map((template) => ({ ...template, used_by: count(template.id) })) };
    },

    async frameworks(caller: Caller): Promise<GrcFrameworks> {
      const groups = await templates(readAs(store, caller)).countBy(['framework']);
      const items = groups.map(({ key, count }) => ({ framework: String(key['framework']), templates: count }));
      return { items: items.toSorted((one, other) => (fold(one.framework) < fold(other.framework) ? -1 : 1)) };
    },

    get: (caller: Caller, id: string) => findRecord(templates(readAs(store, caller)), { _id: id }, NOUN),

    create: (caller: Caller, input: GrcTemplateCreate) =>
      changeAs(store, caller, async (db) => {
        const template = newGrcTemplate(input);
        assertAllowedDomain(caller, template.domain_id);
        assertSteps(template.steps);
        await checkLinks(db, 'grc_templates', template);
        return templates(db).insertOne(template);
      }),

    /**
     * Replaces all fields.
     * @param version on which the request is based; undefined for any
     */
    replace: (caller: Caller, id: string, input: GrcTemplateUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(templates(db), { _id: id }, NOUN);
        for (const domain of [before.domain_id, input.domain_id]) assertAllowedDomain(caller, domain);
        assertVersion(before, version);
        refuse(templateIdErrors(id, input));
        assertSteps(input.steps);
        await checkLinks(db, 'grc_templates', input, before);
        return changeRecord(templates(db), before, { $set: grcTemplateChange(input) });
      }),

    /** Risks that were created from the template keep their answers. @throws Problem 409 for a default template */
    remove: (caller: Caller, id: string, version: number | undefined) =>
      cascades.delete(caller, 'grc_templates', async (db) => {
        const before = await findRecord(templates(db), { _id: id }, NOUN);
        assertAllowedDomain(caller, before.domain_id);
        assertDeletable(before, version);
        return before;
      }),
  };
}

/** @throws Problem 400 that names every invalid field */
function assertSteps(steps: readonly GrcStep[]): void {
  const errors = stepErrors(steps);
  if (errors.length > 0) throw new Problem(400, 'invalid_request', INVALID_STEPS, { errors });
}
