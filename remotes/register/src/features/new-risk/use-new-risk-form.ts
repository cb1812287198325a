import { RiskCreate, schemas, type Risk } from '@parapet/contracts';
import { riskScope } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { ApiError, useCreate, useSession } from '@parapet/sdk';
import { useSchemaForm } from '@parapet/ui/forms';
import { useRef } from 'react';
import { currentOrganizationId } from '../../api/risk-changes.ts';
import { useTexts } from '../../locales/use-texts.ts';

const { organization_id: _, ...properties } = RiskCreate.properties;
const required: ['title'] = ['title'];
/** What the person fills in; the organization is the server's to say. */
const NewRisk = { ...RiskCreate, properties, required };

/** The form of a new risk, with what the rules assume where nothing is said. */
export function useNewRiskForm() {
  const t = useTexts();
  const words = useDomainTexts();
  const { mutateAsync } = useCreate('createRisk');
  // Who looks after some domains only may keep risks nowhere else.
  const scope = riskScope(useSession());
  const domain = scope.kind === 'domains' ? { domain_id: scope.domains[0] ?? null } : {};
  /** The risk of the last submit that succeeded. */
  const created = useRef<Risk>(null);
  const form = useSchemaForm(NewRisk, {
    initialValues: { title: '', description: '', category: '', severity: 'medium', impact_level: 3, probability: 3, ...domain },
    definitions: schemas,
    labels: { title: words('field.title') },
    failureText: t('add-risk.failed'),
    onSubmit: async (values) => {
      const organization_id = await currentOrganizationId();
      if (organization_id === null) throw noOrganization(t('add-risk.no-organization'));
      created.current = await mutateAsync({ ...values, organization_id });
    },
  });
  return { form, created };
}

/** Shaped like a refusal of the server, so that the form shows it like one. */
function noOrganization(detail: string): ApiError {
  return new ApiError({ type: 'about:blank', title: 'Not Found', status: 404, code: 'no_membership', detail, request_id: '' });
}
