import { useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { query, useQuery, useSession } from '@parapet/sdk';
import { ErrorState } from '@parapet/ui';
import { SelectField } from '@parapet/ui/forms';
import { useTexts } from '../../../locales/use-texts.ts';
import type { WizardState } from '../wizard-state.ts';

interface DomainFieldProps {
  state: WizardState;
  set: (fields: Partial<WizardState>) => void;
}

/** The domain of the risk: who is responsible for certain domains chooses one of these. */
export function DomainField({ state, set }: DomainFieldProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const { role, domains: own } = useSession();
  const domains = useQuery(query('listGrcDomains', { limit: 200 }));
  const isLimited = role === 'grc_domain_manager';
  const offered = (domains.data?.items ?? [])
    .filter(({ id }) => !isLimited || own.includes(id))
    .map(({ id, name }) => ({ value: id, label: seeded(name) }));
  return domains.isError ? (
    <ErrorState
      size="sm"
      title={t('wizard.domains-failed')}
      onRetry={() => void domains.refetch()}
      retrying={domains.isFetching}
    />
  ) : (
    <SelectField
      label={words('field.domain')}
      value={state.domain_id}
      options={isLimited ? offered : [{ value: null, label: t('wizard.all-domains') }, ...offered]}
      onChange={(domain_id) => set({ domain_id })}
    />
  );
}
