import type { Member } from '@parapet/contracts';
import { useCan, useRoleText, useSession } from '@parapet/sdk';
import { Badge, Button, DataTable, Group, Text, type DataTableColumn, type DataTablePage } from '@parapet/ui';
import { Avatar } from '@parapet/ui/forms';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './members-table.module.css';
import { ScopeNames } from './scope-names.tsx';
import { useScope } from './use-scope.ts';

interface MembersTableProps {
  /** Members on this page who have joined; undefined until they are loaded. */
  members: readonly Member[] | undefined;
  /** Number of these members on all pages. */
  total: number;
  page: DataTablePage;
  /** The filters of the members. */
  toolbar: ReactNode;
  /** Shown when there are no members to list. */
  empty: ReactNode;
  onEdit: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** Who belongs to the organization, as what, and for what. */
export function MembersTable({ members, total, page, toolbar, empty, onEdit, onRemove }: MembersTableProps) {
  const t = useTexts();
  return (
    <DataTable
      label={t('members.title')}
      toolbar={toolbar}
      rows={members}
      total={total}
      {...((page.hasPrevious || page.hasNext) && { page })}
      rowId={(member) => member.user_id}
      columns={useColumns(members, onEdit, onRemove)}
      empty={empty}
    />
  );
}

function useColumns(
  members: readonly Member[] | undefined,
  onEdit: MembersTableProps['onEdit'],
  onRemove: MembersTableProps['onRemove'],
): DataTableColumn<Member>[] {
  const t = useTexts();
  const roleText = useRoleText();
  const { user } = useSession();
  const can = useCan();
  const scopeOf = useScope(members);
  const [update, remove] = [can('organizations', 'update'), can('organizations', 'delete')];
  return [
    {
      id: 'email',
      header: t('members.email'),
      cell: ({ email, name, user_id }) => <Email email={email} name={name ?? email} own={user_id === user.id} />,
    },
    { id: 'role', header: t('members.role'), width: 215, foldable: true, cell: ({ role }) => roleText(role) },
    {
      id: 'scope',
      header: t('members.scope'),
      width: 250,
      foldable: true,
      cell: (member) => {
        const { names, text } = scopeOf(member);
        if (names.length > 0) return <ScopeNames names={names} />;
        return (
          <Text size="sm" c="dimmed" component="span">
            {text}
          </Text>
        );
      },
    },
    {
      id: 'actions',
      header: t('members.actions'),
      width: 215,
      align: 'end',
      card: 'line',
      cell: (member) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Button
            size="sm"
            disabledReason={update.allowed ? null : (update.reason ?? null)}
            onClick={() => onEdit(member)}
            aria-label={t('members.edit-one', { email: member.email })}
          >
            {t('members.edit')}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            disabledReason={
              member.user_id === user.id ? t('members.not-yourself') : remove.allowed ? null : (remove.reason ?? null)
            }
            onClick={() => onRemove(member)}
            aria-label={t('members.remove-one', { email: member.email })}
          >
            {t('members.remove')}
          </Button>
        </Group>
      ),
    },
  ];
}

function Email({ email, name, own }: { email: string; name: string; own: boolean }) {
  const t = useTexts();
  return (
    <Group gap="xs">
      <Avatar name={name} />
      <span className={classes.email} dir="auto">
        {email}
      </span>
      {own && <Badge tone="accent">{t('members.you')}</Badge>}
    </Group>
  );
}
