import type { MemberToken } from '@parapet/contracts';
import { keepPreviousData, query, useFormat, useNotify, useOperation, useQuery, useSession } from '@parapet/sdk';
import { Badge, Button, Card, ConfirmDialog, DataTable, EmptyState, Group, type DataTableColumn } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { useCursorPages } from '../../lists/use-cursor-pages.ts';
import { useScopeTexts } from '../../access/use-scope-texts.ts';

const PAGE = 50;
/** An end as near as this stands out (ms). */
const SOON = 7 * 86_400_000;

/** The API tokens of all members, for admins: whose they are, what they allow, and the way to end them. */
export function MemberTokensCard() {
  const t = useTexts();
  const notify = useNotify();
  const { organizationId: orgId } = useSession();
  const { request, pageOf } = useCursorPages(PAGE);
  const tokens = useQuery({ ...query('listMemberTokens', { orgId, ...request }), placeholderData: keepPreviousData });
  const [revoking, setRevoking] = useState<MemberToken | null>(null);
  const revoke = useOperation('revokeMemberToken', {
    onError: () => notify.error(t('tokens.not-revoked')),
    onSuccess: () => {
      setRevoking(null);
      void tokens.refetch();
      notify.success(t('tokens.revoked'));
    },
  });
  const columns = useColumns(setRevoking);
  return (
    <Card title={t('member-tokens.title')} description={t('member-tokens.description')} padding="none">
      <DataTable
        label={t('member-tokens.title')}
        bordered={false}
        columns={columns}
        rows={tokens.data?.items}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        {...(tokens.data && { total: tokens.data.total })}
        loading={tokens.isFetching}
        error={tokens.error === null ? null : t('member-tokens.failed')}
        onRetry={() => void tokens.refetch()}
        {...pageOf(tokens.data)}
        empty={<EmptyState size="sm" icon="key" title={t('member-tokens.none')} />}
      />
      <ConfirmDialog
        opened={revoking !== null}
        title={t('tokens.revoke-title')}
        message={t('member-tokens.revoke-question', { name: revoking?.name ?? '', owner: revoking?.owner ?? '' })}
        confirmLabel={t('tokens.revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={() => revoking !== null && revoke.mutate({ orgId, id: revoking.id })}
        onCancel={() => setRevoking(null)}
      />
    </Card>
  );
}

function useColumns(onRevoke: (token: MemberToken) => void): DataTableColumn<MemberToken>[] {
  const t = useTexts();
  const format = useFormat();
  const may = useScopeTexts();
  const [now] = useState(Date.now);
  return [
    { id: 'name', header: t('tokens.name'), width: 180, cell: ({ name }) => <span dir="auto">{name}</span> },
    {
      id: 'owner',
      header: t('member-tokens.owner'),
      width: 180,
      foldable: true,
      cell: ({ owner }) => <span dir="auto">{owner}</span>,
    },
    {
      id: 'may',
      header: t('tokens.scopes'),
      width: 240,
      foldable: true,
      cell: ({ scopes }) => (
        <Group gap={4}>
          {may(scopes).map((text) => (
            <Badge key={text} title={text}>
              {text}
            </Badge>
          ))}
        </Group>
      ),
    },
    {
      id: 'used',
      header: t('member-tokens.used'),
      width: 130,
      foldable: true,
      cell: ({ last_used_at }) => (last_used_at === null ? t('member-tokens.never') : format.date(last_used_at)),
    },
    {
      id: 'ends',
      header: t('member-tokens.ends'),
      width: 120,
      cell: ({ expires_at }) => (
        <span
          style={Date.parse(expires_at) - now < SOON ? { color: 'var(--pp-amber-text)', fontWeight: 500 } : undefined}
        >
          {format.date(expires_at)}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('members.actions'),
      width: 120,
      align: 'end',
      card: 'line',
      cell: (token) => (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => onRevoke(token)}
          aria-label={t('member-tokens.revoke-one', { name: token.name, owner: token.owner })}
        >
          {t('tokens.revoke')}
        </Button>
      ),
    },
  ];
}
