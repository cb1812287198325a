import { Member, MemberCreate, ROLES, schemas, type MemberInvitation } from '@parapet/contracts';
import { DEFAULT_ROLE, isPendingMember, newMemberProblems } from '@parapet/contracts/rules';
import { useLeaveGuard, useOperation, useRoleText, useSession } from '@parapet/sdk';
import { SelectField, TextField, useSchemaForm } from '@parapet/ui/forms';
import { EntryDialog } from '../../dialogs/entry-dialog.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { ScopeFields } from './scope-fields.tsx';

/** Height at which the dialog has room for an open list of domains or assets. */
const WITH_LIST = '30rem';

const { role, domains, assets } = MemberCreate.properties;
/** An address is checked by the rules of new members. */
const MemberForm = { properties: { email: Member.properties.email, role, domains, assets }, required: ['role'] };

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
  const { mutateAsync: add } = useOperation('addMember', { onError: () => {} });
  const { mutateAsync: update } = useOperation('updateMember', { onError: () => {} });
  const form = useSchemaForm(MemberForm, {
    initialValues: {
      email: member?.email ?? '',
      role: member?.role ?? DEFAULT_ROLE,
      domains: member?.domains ?? [],
      assets: member?.assets ?? [],
    },
    definitions: schemas,
    rules: (values) =>
      member !== null
        ? []
        : newMemberProblems(members, { email: values.email ?? '', role: values.role ?? '' }).map(
            ({ field, message }) => ({ path: `/${field}`, message: emailError(message, t) }),
          ),
    onSubmit: async ({ email, ...entered }) => {
      // An emptied list is sent too.
      const scope = { domains: [], assets: [], ...entered };
      if (member === null) {
        const invitation = await add({ orgId, body: { email: email.trim(), ...scope } });
        guard.release();
        return onInvited(invitation);
      }
      await update({
        orgId,
        userId: member.user_id,
        body: scope,
        ...(member.version !== undefined && { version: member.version }),
      });
      guard.release();
      return onChanged();
    },
  });
  const guard = useLeaveGuard(() => form.dirty);
  return (
    <EntryDialog
      form={form}
      guard={guard}
      onClose={onClose}
      title={t(
        member === null
          ? 'members.add-title'
          : isPendingMember(member)
            ? 'invitations.edit-title'
            : 'members.edit-title',
      )}
      submitLabel={t(member === null ? 'members.add' : 'members.save')}
      failed={t(member === null ? 'members.add-failed' : 'members.update-failed')}
      minHeight={
        form.values.role === 'grc_domain_manager' || form.values.role === 'asset_owner' ? WITH_LIST : undefined
      }
    >
      <TextField
        {...form.field('email')}
        label={t('members.email')}
        type="email"
        readOnly={member !== null}
        required={member === null}
        autoComplete="off"
      />
      <SelectField
        {...form.field('role')}
        label={t('members.role')}
        options={ROLES.map((value) => ({ value, label: roleText(value) }))}
        required
      />
      <ScopeFields
        role={form.values.role ?? DEFAULT_ROLE}
        domains={form.values.domains ?? []}
        assets={form.values.assets ?? []}
        onDomains={(next) => form.setValues({ domains: next })}
        onAssets={(next) => form.setValues({ assets: next })}
      />
    </EntryDialog>
  );
}

function emailError(message: string, t: ReturnType<typeof useTexts>): string {
  if (message === 'Email is required') return t('members.email-missing');
  return t(message === 'This person is already a member' ? 'members.email-taken' : 'members.email-invalid');
}
