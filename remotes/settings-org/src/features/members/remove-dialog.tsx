import type { Member } from '@parapet/contracts';
import { HANDED_OVER, type HandedOver } from '@parapet/contracts/rules';
import { PersonSelect } from '@parapet/domain-ui/forms';
import { errorMessage, query, useFormat, useOperation, useQuery, useSession } from '@parapet/sdk';
import { ConfirmDialog, Text } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

interface RemoveDialogProps {
  member: Member;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a member is removed, and offers to hand over what is not finished. */
export function RemoveDialog({
  member: { user_id: userId, email, name, version },
  onRemoved,
  onClose,
}: RemoveDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const { organizationId: orgId } = useSession();
  const holdings = useQuery(query('getMemberHoldings', { orgId, userId }));
  const remove = useOperation('removeMember');
  const [heir, setHeir] = useState<string | null>(null);
  const countOf = (kind: HandedOver) => holdings.data?.[kind] ?? 0;
  const owned = HANDED_OVER.filter((kind) => countOf(kind) > 0);
  const what = format.list(owned.map((kind) => t(`holdings.${kind}`, { count: countOf(kind) })));
  const submit = () =>
    remove.mutate(
      {
        orgId,
        userId,
        ...(version !== undefined && { version }),
        ...(heir !== null && owned.length > 0 && { hand_over_to: heir }),
      },
      { onSuccess: onRemoved, onError: () => {} },
    );
  return (
    <ConfirmDialog
      opened
      title={t('members.remove-title')}
      message={t('members.remove-question', { email })}
      confirmLabel={t('members.remove')}
      danger
      busy={remove.isPending}
      ready={!holdings.isPending}
      error={remove.error === null ? null : errorMessage(remove.error, t('members.remove-failed'))}
      details={
        <>
          {holdings.isError && (
            <Text size="sm" c="dimmed">
              {t('holdings.failed')}
            </Text>
          )}
          {owned.length > 0 && (
            <PersonSelect
              label={t('holdings.hand-over', { what })}
              hint={t('holdings.name-stays', { name: name ?? email })}
              value={heir}
              onChange={(id) => setHeir(id === userId ? null : id)}
            />
          )}
        </>
      }
      onConfirm={submit}
      onCancel={onClose}
    />
  );
}
