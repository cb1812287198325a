import { ROLES, type Member, type MemberInvitation, type Role } from '@parapet/contracts';
import { DEFAULT_ROLE, isPendingMember, newMemberProblems } from '@parapet/contracts/rules';
import { errorMessage, useLeaveGuard, useOperation, useRoleText, useSession } from '@parapet/sdk';
import { Alert, Stack } from '@parapet/ui';
import { FormModal, SelectField, TextField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { ScopeFields } from './scope-fields.tsx';

/** Height at which the dialog has room for an open list of domains or assets. */
const WITH_LIST = '30rem';

interface MemberDialogProps {
  /** The member to change; null to invite somebody. */
  member: Member | null;
  members: readonly Member[];
  onInvited: (invitation: MemberInvitation) => void;
  onChanged: () => void;
  onClose: () => void;
}

/** Adds a member, or changes the role of one. */
export function MemberDialog({ member, members, onInvited, onChanged, onClose }: MemberDialogProps) {
  const t = useTexts();
  const roleText = useRoleText();
  const { organizationId: orgId } = useSession();
  const add = useOperation('addMember');
  const update = useOperation('updateMember');
  const [email, setEmail] = useState(member?.email ?? '');
  const [role, setRole] = useState<Role>(member?.role ?? DEFAULT_ROLE);
  const [domains, setDomains] = useState<string[]>(member?.domains ?? []);
  const [assets, setAssets] = useState<string[]>(member?.assets ?? []);
  const [tried, setTried] = useState(false);
  const problem =
    member === null && tried
      ? newMemberProblems(members, { email, role }).find(({ field }) => field === 'email')
      : undefined;
  const pending = add.isPending || update.isPending;
  const failure = add.error ?? update.error;
  const isChanged =
    email !== (member?.email ?? '') ||
    role !== (member?.role ?? DEFAULT_ROLE) ||
    domains.join() !== (member?.domains ?? []).join() ||
    assets.join() !== (member?.assets ?? []).join();
  const guard = useLeaveGuard(isChanged);
  const submit = async (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    setTried(true);
    if (pending) return false;
    if (member === null) {
      if (newMemberProblems(members, { email, role }).length > 0) return false;
      add.mutate({ orgId, body: { email: email.trim(), role, domains, assets } }, { onSuccess: onInvited });
    } else {
      update.mutate(
        {
          orgId,
          userId: member.user_id,
          body: { role, domains, assets },
          ...(member.version !== undefined && { version: member.version }),
        },
        { onSuccess: onChanged },
      );
    }
    return true;
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      confirmLeave={guard.confirmLeave}
      title={t(
        member === null
          ? 'members.add-title'
          : isPendingMember(member)
            ? 'invitations.edit-title'
            : 'members.edit-title',
      )}
      submitLabel={t(member === null ? 'members.add' : 'members.save')}
      cancelLabel={t('members.cancel')}
      form={{ formError: null, submitting: pending, submit }}
    >
      <Stack mih={role === 'grc_domain_manager' || role === 'asset_owner' ? WITH_LIST : undefined}>
        {failure !== null && (
          <Alert kind="error" title={t(member === null ? 'members.add-failed' : 'members.update-failed')}>
            {errorMessage(failure, '')}
          </Alert>
        )}
        <TextField
          label={t('members.email')}
          type="email"
          value={email}
          onChange={setEmail}
          readOnly={member !== null}
          required={member === null}
          error={problem === undefined ? null : emailError(problem.message, t)}
          autoComplete="off"
        />
        <SelectField
          label={t('members.role')}
          options={ROLES.map((value) => ({ value, label: roleText(value) }))}
          value={role}
          onChange={setRole}
          required
        />
        <ScopeFields role={role} domains={domains} assets={assets} onDomains={setDomains} onAssets={setAssets} />
      </Stack>
    </FormModal>
  );
}

function emailError(message: string, t: ReturnType<typeof useTexts>): string {
  if (message === 'Email is required') return t('members.email-missing');
  return t(message === 'This person is already a member' ? 'members.email-taken' : 'members.email-invalid');
}
