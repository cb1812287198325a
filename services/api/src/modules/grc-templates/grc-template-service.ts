/** Reads and changes GRC templates on behalf of a member. */
import {
  RECORD_KINDS,
  type GrcFrameworks,
  type GrcStep,
  type GrcTemplateCreate,
  type GrcTemplateQuery,
  type GrcTemplateUpdate,
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
import type { Doc } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { checkLinks } from '../links/named-records.ts';
import { GRC_TEMPLATE_LIST } from '../../list-plan.ts';
import { plannedList } from '../list-page.ts';
import { recordService } from '../record-service.ts';
import { assertOwnDomain, visibleRisks } from '../risk-scope.ts';
import { assertDeletable } from '../templates/default-template.ts';
import { usedBy } from '../templates/template-usage.ts';

/** @throws Problem 403 when the member may not have a template in these domains */
function assertAllowedDomains({ member }: Caller, ...domains: (string | null)[]): void {
  for (const domain of domains) assertOwnDomain(member, domain, 'GRC templates');
}

export function grcTemplateService(options: ServiceOptions) {
  return {
    ...recordService<GrcTemplateDoc, GrcTemplateQuery, GrcTemplateCreate, GrcTemplateUpdate, { used_by: number }>(
      options,
      RECORD_KINDS.grc_templates,
      {
        collection: 'grc_templates',
        linked: 'grc_templates',
        visible: (_db, id) => ({ _id: id }),
        list: (_db, query) => plannedList(GRC_TEMPLATE_LIST, query, 'name'),
        async rows(db, page, { member }) {
          const ids = page.map(({ id }) => id);
          const count = await usedBy(db.collection<Doc>('risks'), ids, visibleRisks(member));
          return page.map((template) => ({ ...template, used_by: count(template.id) }));
        },
        async make(tx, input, caller) {
          const template = newGrcTemplate(input);
          assertAllowedDomains(caller, template.domain_id);
          assertSteps(template.steps);
          await checkLinks(tx, 'grc_templates', template);
          return template;
        },
        mayChange: (before, input, caller) => assertAllowedDomains(caller, before.domain_id, input.domain_id),
        /** All fields. */
        async change(tx, input, before) {
          refuse(templateIdErrors(before._id, input));
          assertSteps(input.steps);
          await checkLinks(tx, 'grc_templates', input, before);
          return grcTemplateChange(input);
        },
        // Risks that were created from the template keep their answers.
        mayRemove(before, caller) {
          assertAllowedDomains(caller, before.domain_id);
          assertDeletable(before);
        },
      },
    ),

    async frameworks(caller: Caller): Promise<GrcFrameworks> {
      const templates = readAs(options.store, caller).collection<GrcTemplateDoc>('grc_templates');
      const groups = await templates.countBy(['framework']);
      const items = groups.map(({ key, count }) => ({ framework: String(key['framework']), templates: count }));
      return { items: items.toSorted((one, other) => (fold(one.framework) < fold(other.framework) ? -1 : 1)) };
    },
  };
}

/** @throws Problem 400 that names every invalid field */
function assertSteps(steps: readonly GrcStep[]): void {
  const errors = stepErrors(steps);
  if (errors.length > 0) throw new Problem(400, 'invalid_request', INVALID_STEPS, { errors });
}
