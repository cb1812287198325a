import type { Member } from '@parapet/contracts';
import { useDomainTexts, useSeededText } from '@parapet/domain-ui';
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
  const words = useDomainTexts();
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
  });
  type Found = readonly { isPending: boolean; data: { items: readonly { id: string; name: string }[] } | undefined }[];
  const named = (ids: readonly string[], found: Found) => {
    if (ids.length > 0 && found.some(({ isPending }) => isPending)) return ['…'];
    const names = new Map(found.flatMap(({ data }) => data?.items ?? []).map(({ id, name }) => [id, seeded(name)]));
    const known = ids.flatMap((id) => names.get(id) ?? []);
    return known.length < ids.length ? [...known, words('value.unknown')] : known;
  };
  return ({ role, domains: domainIds, assets: ids }) => {
    if (role === 'grc_domain_manager') return { names: named(domainIds, [domains]), text: t('members.none') };
    if (role === 'asset_owner') return { names: named(ids, assets), text: t('members.none') };
    if (role === 'admin') return { names: [], text: t('members.everything') };
    return { names: [], text: t(role === 'risk_manager' || role === 'auditor' ? 'members.every' : 'members.none') };
  };
}
