import { OrganizationUpdate, type Member } from '@parapet/contracts';
import { leavingOf, otherMembers } from '@parapet/contracts/rules';
import { errorMessage, useLeaveGuard, useNotify, useOperation, useSession } from '@parapet/sdk';
import { ConfirmDialog } from '@parapet/ui';
import { FormModal, SelectField, TextField, useSchemaForm } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

export type OrganizationAction = 'rename' | 'leave' | 'transfer' | 'delete';

interface OrganizationDialogProps {
  action: OrganizationAction;
  name: string;
  members: readonly Member[];
  onClose: () => void;
}

/** Reloads the product, since everything on the page belongs to the organization that was left. */
const startAnew = () => location.assign('/');

/** Renames the organization, or leaves, hands over or deletes it once that is confirmed. */
export function OrganizationDialog({ action, ...props }: OrganizationDialogProps) {
  if (action === 'rename') return <RenameDialog {...props} />;
  if (action === 'leave') return <LeaveDialog {...props} />;
  return action === 'transfer' ? <TransferDialog {...props} /> : <DeleteDialog {...props} />;
}

type DialogProps = Omit<OrganizationDialogProps, 'action'>;

/** What went wrong, for a {@link ConfirmDialog}. */
function useFailure(error: Error | null): string | null {
  const t = useTexts();
  return error === null ? null : errorMessage(error, t('organization.change-failed'));
}

function useSelf(members: readonly Member[]) {
  const { user } = useSession();
  const self = members.find(({ user_id }) => user_id === user.id);
  return { self, others: self === undefined ? [] : otherMembers(members, self) };
}

function Successor({
  others,
  value,
  onChange,
}: {
  others: readonly Member[];
  value: string | null;
  onChange: (id: string) => void;
}) {
  const t = useTexts();
  return (
    <SelectField
      label={t('organization.successor')}
      required
      options={others.map(({ user_id, email, name }) => ({ value: user_id, label: name ?? email }))}
      value={value}
      onChange={onChange}
    />
  );
}

const RenameForm = { properties: { name: OrganizationUpdate.properties.name }, required: ['name'] };
/** Characters of a name. */
const LONGEST_NAME = 200;

function RenameDialog({ name, onClose }: DialogProps) {
  const t = useTexts();
  const notify = useNotify();
  const { organizationId: orgId } = useSession();
  const { mutateAsync } = useOperation('updateOrganization', { onError: () => {} });
  const form = useSchemaForm(RenameForm, {
    initialValues: { name },
    onSubmit: async (values) => {
      await mutateAsync({ orgId, body: { name: values.name } });
      guard.release();
      notify.success(t('organization.renamed'));
      onClose();
    },
  });
  const guard = useLeaveGuard(() => form.dirty);
  const failure = form.failure === null ? form.formError : errorMessage(form.failure, t('organization.change-failed'));
  return (
    <FormModal
      opened
      onClose={onClose}
      confirmLeave={guard.confirmLeave}
      title={t('organization.rename')}
      submitLabel={t('organization.rename-save')}
      form={{ formError: failure, submitting: form.submitting, submit: form.submit }}
    >
      <TextField {...form.field('name')} label={t('organization.name')} required maxLength={LONGEST_NAME} />
    </FormModal>
  );
}

function LeaveDialog({ name, members, onClose }: DialogProps) {
  const t = useTexts();
  const { organizationId: orgId } = useSession();
  const { self, others } = useSelf(members);
  const [successor, setSuccessor] = useState<string | null>(null);
  const leave = useOperation('leaveOrganization', { onSuccess: startAnew });
  const needsSuccessor = self !== undefined && leavingOf(members, self) === 'successor';
  return (
    <ConfirmDialog
      opened
      title={t('organization.leave')}
      message={t('organization.leave-question', { organization: name })}
      confirmLabel={t('organization.leave')}
      danger
      busy={leave.isPending}
      ready={!needsSuccessor || successor !== null}
      error={useFailure(leave.error)}
      onConfirm={() => leave.mutate({ orgId, body: needsSuccessor && successor !== null ? { successor } : {} })}
      onCancel={onClose}
      details={needsSuccessor && <Successor others={others} value={successor} onChange={setSuccessor} />}
    />
  );
}

function TransferDialog({ name, members, onClose }: DialogProps) {
  const t = useTexts();
  const { organizationId: orgId } = useSession();
  const { others } = useSelf(members);
  const [successor, setSuccessor] = useState<string | null>(null);
  const transfer = useOperation('transferOrganization', { onSuccess: startAnew });
  return (
    <ConfirmDialog
      opened
      title={t('organization.transfer')}
      message={t('organization.transfer-question', { organization: name })}
      confirmLabel={t('organization.transfer')}
      busy={transfer.isPending}
      ready={successor !== null}
      error={useFailure(transfer.error)}
      onConfirm={() =>
        successor !== null && transfer.mutate({ orgId, body: { user_id: successor, own_role: 'risk_manager' } })
      }
      onCancel={onClose}
      details={<Successor others={others} value={successor} onChange={setSuccessor} />}
    />
  );
}

function DeleteDialog({ name, onClose }: DialogProps) {
  const t = useTexts();
  const { organizationId: orgId } = useSession();
  const [typed, setTyped] = useState('');
  const remove = useOperation('deleteOrganization', { onSuccess: startAnew });
  return (
    <ConfirmDialog
      opened
      title={t('organization.delete')}
      message={t('organization.delete-question', { organization: name })}
      confirmLabel={t('organization.delete')}
      danger
      busy={remove.isPending}
      ready={typed.trim() !== ''}
      error={useFailure(remove.error)}
      onConfirm={() => remove.mutate({ orgId, name: typed })}
      onCancel={onClose}
      details={
        <TextField
          label={t('organization.type-name')}
          hint={name}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
      }
    />
  );
}
