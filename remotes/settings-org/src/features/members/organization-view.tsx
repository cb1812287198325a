import type { Member, Organization } from '@parapet/contracts';
import { otherMembers } from '@parapet/contracts/rules';
import { routes, useListState, useNotify, useOperation, useRoleText, useSession } from '@parapet/sdk';
import {
  Box,
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  EmptyState,
  Group,
  IconButton,
  Menu,
  NoMatchState,
  PageHeader,
  Stack,
  lazyPart,
} from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { usePages } from './use-pages.ts';
import { matchingMembers, memberList } from './member-list.ts';
import { MembersFilter } from './members-filter.tsx';
import { MembersTable } from './members-table.tsx';
import { MemberTokensCard } from './member-tokens-card.tsx';
import { OrganizationTimeZone } from './organization-time-zone.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import type { OrganizationAction } from './organization-dialogs.tsx';

const MemberDialog = lazyPart(async () => ({ default: (await import('./member-dialog.tsx')).MemberDialog }));
const RemoveDialog = lazyPart(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }));
const OrganizationDialog = lazyPart(async () => ({
  default: (await import('./organization-dialogs.tsx')).OrganizationDialog,
}));

const TOAST = 3_000;

type Opened =
  | { kind: 'add' }
  | { kind: 'edit' | 'remove' | 'withdraw'; member: Member }
  | { kind: OrganizationAction }
  | null;

/** @param organization undefined until it is known */
export function OrganizationView({ organization }: { organization: Organization | undefined }) {
  const t = useTexts();
  const notify = useNotify();
  const { organizationId: orgId } = useSession();
  const [opened, setOpened] = useState<Opened>(null);
  const [issuing, setIssuing] = useState<string | null>(null);
  const close = () => setOpened(null);
  const done = (text: string) => {
    close();
    notify.success(text, { duration: TOAST });
  };
  const issue = useOperation('reissueInvitation', { onError: () => notify.error(t('invitations.issue-failed')) });
  const withdraw = useOperation('removeMember', {
    onSuccess: () => done(t('invitations.withdrawn')),
    onError: () => notify.error(t('members.remove-failed')),
  });
  const all = organization?.members ?? [];
  const list = useMembers(organization?.members);
  const loading = t('organization.loading');
  return (
    <Stack>
      <PageHeader
        title={t('organization.title')}
        actions={<Actions members={organization && all} onOpen={setOpened} />}
      />
      <Card>
        <Stack>
          <DescriptionList
            items={[
              { label: t('organization.name'), value: organization?.name ?? loading },
              { label: t('organization.domain'), value: organization ? organization.domain : loading },
            ]}
          />
          {organization && (
            <Box maw="24rem">
              <OrganizationTimeZone organization={organization} />
            </Box>
          )}
        </Stack>
      </Card>
      <MembersTable
        members={list.joined.rows}
        total={list.found}
        page={list.joined.page}
        toolbar={list.toolbar}
        empty={list.empty}
        onEdit={(member) => setOpened({ kind: 'edit', member })}
        onRemove={(member) => setOpened({ kind: 'remove', member })}
      />
      {list.pending.length > 0 && (
        <PendingInvitations
          members={list.pending}
          issuing={issue.isPending ? issuing : null}
          onIssue={({ user_id }) => {
            setIssuing(user_id);
            issue.mutate({ orgId, userId: user_id });
          }}
          onEdit={(member) => setOpened({ kind: 'edit', member })}
          onWithdraw={(member) => setOpened({ kind: 'withdraw', member })}
        />
      )}
      {organization !== undefined && <MemberTokensCard />}
      <Suspense>
        {(opened?.kind === 'add' || opened?.kind === 'edit') && (
          <MemberDialog
            member={opened.kind === 'edit' ? opened.member : null}
            members={all}
            onInvited={({ member, mailed }) =>
              done(t(mailed ? 'members.invited-mailed' : 'members.invited', { email: member.email }))
            }
            onChanged={() => done(t('members.updated'))}
            onClose={close}
          />
        )}
        {opened?.kind === 'remove' && (
          <RemoveDialog
            member={opened.member}
            onRemoved={() => done(t('members.removed', { email: opened.member.email }))}
            onClose={close}
          />
        )}
        {(opened?.kind === 'rename' ||
          opened?.kind === 'leave' ||
          opened?.kind === 'transfer' ||
          opened?.kind === 'delete') && (
          <OrganizationDialog action={opened.kind} name={organization?.name ?? ''} members={all} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        opened={opened?.kind === 'withdraw'}
        title={t('invitations.withdraw')}
        message={opened?.kind === 'withdraw' ? t('invitations.withdraw-question', { email: opened.member.email }) : ''}
        confirmLabel={t('invitations.withdraw')}
        danger
        busy={withdraw.isPending}
        onConfirm={() => opened?.kind === 'withdraw' && withdraw.mutate({ orgId, userId: opened.member.user_id })}
        onCancel={close}
      />
    </Stack>
  );
}

/** Members and invitations that match what the address filters by. */
function useMembers(members: readonly Member[] | undefined) {
  const t = useTexts();
  const roleText = useRoleText();
  const list = useListState(memberList);
  const { filters } = list;
  const matching = members && matchingMembers(members, filters);
  const found = matching?.joined.length ?? 0;
  const joined = usePages(matching?.joined, memberList.pageSize, JSON.stringify(filters));
  const chips = list.chips(
    (name) => t(name === 'q' ? 'members.search' : 'members.role'),
    (name, text) => (name === 'role' ? roleText(memberList.filters.role.read([text])[0] ?? 'stakeholder') : text),
  );
  return {
    joined,
    found,
    pending: matching?.pending ?? [],
    toolbar: (
      <MembersFilter
        members={members}
        found={found}
        filters={filters}
        onChange={list.setFilters}
        chips={chips}
        onClear={list.clear}
      />
    ),
    empty: list.isFiltered ? (
      <NoMatchState title={t('members.no-match')} filters={chips} onClear={list.clear} />
    ) : (
      <EmptyState icon="organization" title={t('members.empty')} />
    ),
  };
}

function Actions({ members, onOpen }: { members: readonly Member[] | undefined; onOpen: (opened: Opened) => void }) {
  const t = useTexts();
  const { user } = useSession();
  const self = members?.find(({ user_id }) => user_id === user.id);
  const alone = self === undefined || otherMembers(members ?? [], self).length === 0;
  const reason = alone ? { disabledReason: t('organization.nobody-else') } : {};
  return (
    <Group gap="xs">
      <Menu
        trigger={<IconButton icon="dots" label={t('organization.more')} variant="default" />}
        side="bottom-end"
        entries={[
          { id: 'audit-log', label: t('organization.audit-log'), icon: 'history', to: routes.auditLog() },
          { id: 'rename', label: t('organization.rename'), onSelect: () => onOpen({ kind: 'rename' }) },
          {
            id: 'transfer',
            label: t('organization.transfer'),
            ...reason,
            onSelect: () => onOpen({ kind: 'transfer' }),
          },
          { id: 'leave', label: t('organization.leave'), ...reason, onSelect: () => onOpen({ kind: 'leave' }) },
          { id: 'delete', label: t('organization.delete'), danger: true, onSelect: () => onOpen({ kind: 'delete' }) },
        ]}
      />
      <Button variant="primary" icon="add" disabled={members === undefined} onClick={() => onOpen({ kind: 'add' })}>
        {t('members.add')}
      </Button>
    </Group>
  );
}
