import type { Member } from '@parapet/contracts';
import { useRoleText, useSession } from '@parapet/sdk';
import { Badge, DataTable, EmptyState, Group, Title, type DataTableColumn } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './members-table.module.css';

/** Who belongs to the organization, and as what. */
export function MembersTable({ members }: { members: readonly Member[] | undefined }) {
  const t = useTexts();
  return (
    <DataTable
      label={t('members.title')}
      toolbar={<Title order={2}>{t('members.title')}</Title>}
      rows={members}
      rowId={(member) => member.user_id}
      columns={useColumns()}
      empty={<EmptyState icon="organization" title={t('members.empty')} />}
    />
  );
}

function useColumns(): DataTableColumn<Member>[] {
  const t = useTexts();
  const roleText = useRoleText();
  const { user } = useSession();
  return [
    { id: 'email', header: t('members.email'), cell: ({ email, user_id }) => <Email email={email} own={user_id === user.id} /> },
    { id: 'role', header: t('members.role'), cell: ({ role }) => roleText(role) },
  ];
}

function Email({ email, own }: { email: string; own: boolean }) {
  const t = useTexts();
  return (
    <Group gap="xs">
      <span className={classes.email}>{email}</span>
      {own && <Badge tone="accent">{t('members.you')}</Badge>}
    </Group>
  );
}
