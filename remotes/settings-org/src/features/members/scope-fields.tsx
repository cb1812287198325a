import type { Role } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { keepPreviousData, query, useQuery, useSession } from '@parapet/sdk';
import { MultiSelect } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

interface ScopeFieldsProps {
  role: Role;
  domains: string[];
  assets: string[];
  onDomains: (domains: string[]) => void;
  onAssets: (assets: string[]) => void;
}

const DOMAINS = 200;
/** Assets that a search shows at once. */
const FOUND = 50;

/** What a role with a scope is responsible for. */
export function ScopeFields({ role, domains, assets, onDomains, onAssets }: ScopeFieldsProps) {
  if (role === 'grc_domain_manager') return <Domains value={domains} onChange={onDomains} />;
  return role === 'asset_owner' ? <Assets value={assets} onChange={onAssets} /> : null;
}

interface FieldProps {
  value: string[];
  onChange: (value: string[]) => void;
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

function Domains({ value, onChange }: FieldProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const { organizationId: organization_id } = useSession();
  const found = useQuery(query('listGrcDomains', { organization_id, limit: DOMAINS }));
  return (
    <MultiSelect
      label={t('members.domains')}
      options={found.data?.items.map(({ id, name }) => ({ value: id, label: seeded(name) })) ?? []}
      value={value}
      onChange={onChange}
      loading={found.isFetching}
    />
  );
}

function Assets({ value, onChange }: FieldProps) {
  const t = useTexts();
  const { organizationId: organization_id } = useSession();
  const [q, setQ] = useState('');
  const found = useQuery({
    ...query('listAssets', { organization_id, limit: FOUND, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...query('listAssets', { organization_id, limit: FOUND, id: value.slice(0, FOUND) }),
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  });
  return (
    <MultiSelect
      label={t('members.assets')}
      options={found.data?.items.map(optionOf) ?? []}
      selected={[...(chosen.data?.items ?? []), ...(found.data?.items ?? [])]
        .filter(({ id }) => value.includes(id))
        .map(optionOf)}
      value={value}
      onChange={onChange}
      onSearch={setQ}
      loading={found.isFetching}
    />
  );
}
