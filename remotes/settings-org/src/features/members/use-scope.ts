import type { Member } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { query, useQueries, useQuery, useSession } from '@parapet/sdk';
import { useTexts } from '../../locales/use-texts.ts';

/** As many ids as one call takes. */
const MOST = 100;
const LIMIT = 200;

/** What a member is responsible for, in words and as names. */
export function useScope(
  members: readonly Member[] | undefined,
): (member: Member) => { names: readonly string[]; text: string } {
  const t = useTexts();
  const seeded = useSeededText();
  const { organizationId: organization_id } = useSession();
  const assetIds = [
    ...new Set(members?.flatMap(({ role, assets }) => (role === 'asset_owner' ? assets : []))),
  ].toSorted();
  const domains = useQuery({
    ...query('listGrcDomains', { organization_id, limit: LIMIT }),
    enabled: members?.some(({ role }) => role === 'grc_domain_manager') ?? false,
  });
  const assets = useQueries({
    queries: Array.from({ length: Math.ceil(assetIds.length / MOST) }, (_, at) =>
      query('listAssets', { organization_id, id: assetIds.slice(at * MOST, (at + 1) * MOST), limit: MOST }),
    ),
  }).flatMap(({ data }) => data?.items ?? []);
  const named = (ids: readonly string[], found: readonly { id: string; name: string }[] | undefined) => {
    const names = new Map(found?.map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? id);
  };
  return ({ role, domains: domainIds, assets: ids }) => {
    if (role === 'grc_domain_manager')
      return { names: named(domainIds, domains.data?.items).map(seeded), text: t('members.none') };
    if (role === 'asset_owner') return { names: named(ids, assets), text: t('members.none') };
    if (role === 'admin') return { names: [], text: t('members.everything') };
    return { names: [], text: t(role === 'risk_manager' || role === 'auditor' ? 'members.every' : 'members.none') };
  };
}
