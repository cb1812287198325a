import { seededGrcTemplates, fold, grcTemplateChange, newGrcTemplate, oneId, INVALID_STEPS, stepErrors, templateIdErrors } from '../../rules/index.ts';
import type { GrcStep, GrcTemplate } from '../../schemas/item/grc.ts';
import { created, deleted, found } from '../answers.ts';
import { addDefaultDomains, addMissing, withoutKey } from '../defaults.ts';
import { among, listPage, sortedBy } from '../list-page.ts';
import { callerIn, memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { MockProblem, refuse } from '../problem.ts';
import { addRecord, changeRecord, findRecord, ownRecords, removeRecord } from '../records.ts';
import { checkReferences } from '../references.ts';
import { assertOwnDomain } from '../risk-scope.ts';
import { assertDeletable } from '../templates.ts';
import { assertVersion, expectedVersion } from '../versions.ts';

const GRC_TEMPLATE = { noun: 'GRC template' };

const SORT_VALUES = {
  name: ({ name }: GrcTemplate) => fold(name),
  framework: ({ framework }: GrcTemplate) => fold(framework),
  created_at: ({ created_at }: GrcTemplate) => created_at,
  updated_at: ({ updated_at }: GrcTemplate) => updated_at,
};

function assertSteps(steps: readonly GrcStep[]): void {
  const errors = stepErrors(steps);
  if (errors.length > 0) throw new MockProblem(400, 'invalid_request', INVALID_STEPS, errors);
}

/** @throws MockProblem 403 when the caller may not keep a template in this domain */
const assertOurs = (context: Context, domainId: string | null) => assertOwnDomain(memberOf(context), domainId, 'GRC templates');

function checkContent(context: Context, { steps, domain_id }: Pick<GrcTemplate, 'steps' | 'domain_id'>): void {
  assertSteps(steps);
  checkReferences(context, [{ path: '/domain_id', collection: 'grc_domains', ids: oneId(domain_id) }]);
}

export const grcTemplateMocks = [
  mock('listGrcTemplates', ({ query }, context) => {
    callerIn(context, query.organization_id);
    const { domain_id, framework, sort = 'name', q, cursor, limit } = query;
    const matching = ownRecords(context, 'grc_templates')
      .filter((template) => (domain_id === undefined || template.domain_id === domain_id) && among(framework, template.framework))
      .map(withoutKey);
    const search = { q, texts: ({ name, description, framework: of }: GrcTemplate) => [name, description, of] };
    return { status: 200, body: listPage(matching, { ...sortedBy(sort, SORT_VALUES, 'name'), search, cursor, limit }) };
  }),

  mock('initializeGrcDefaults', (_input, context) => {
    const domains = addDefaultDomains(context);
    const { added } = addMissing(context, 'grc_templates', seededGrcTemplates(domains.ids));
    return { status: 200, body: { created_domains: domains.added, created_templates: added } };
  }),

  mock('createGrcTemplate', ({ body }, context) => {
    organizationOf(context, body.organization_id);
    const template = newGrcTemplate(body);
    assertOurs(context, template.domain_id);
    checkContent(context, template);
    return created('grc-templates', addRecord(context, 'grc_templates', template));
  }),

  mock('getGrcTemplate', ({ params }, context) => found(withoutKey(findRecord(context, 'grc_templates', params.id, GRC_TEMPLATE)))),

  mock('updateGrcTemplate', ({ params, body }, context) => {
    callerIn(context, body.organization_id);
    const expected = expectedVersion(context.headers);
    const before = findRecord(context, 'grc_templates', params.id, GRC_TEMPLATE);
    for (const domain of [before.domain_id, body.domain_id]) assertOurs(context, domain);
    assertVersion(before, expected);
    refuse(templateIdErrors(before.id, body));
    checkContent(context, body);
    return found(withoutKey(changeRecord(context, 'grc_templates', before, grcTemplateChange(body))));
  }),

  mock('deleteGrcTemplate', ({ params }, context) => {
    const expected = expectedVersion(context.headers);
    const before = findRecord(context, 'grc_templates', params.id, GRC_TEMPLATE);
    assertOurs(context, before.domain_id);
    assertDeletable(before, expected);
    // Risks that were made from it keep their answers, without a template.
    for (const risk of ownRecords(context, 'risks')) if (risk.template_id === before.id) changeRecord(context, 'risks', risk, { template_id: null });
    removeRecord(context, 'grc_templates', before);
    return deleted;
  }),
];
