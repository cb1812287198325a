import type { RiskCategory } from '@parapet/contracts';
import { categoryKey, categoryName } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { CategorySelect } from '@parapet/domain-ui/forms';
import { errorMessage, query, useFormat, useLeaveGuard, useQueryClient } from '@parapet/sdk';
import { Alert, Stack } from '@parapet/ui';
import { FormModal, TextField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useWordTexts } from '../../locales/organization-words/texts.ts';
import { useRenameCategory } from './use-rename-category.ts';

/** Characters of a name, as the contract has it. */
const LONGEST = 100;
/** Categories that the service answers with at most. */
const MOST = 200;

interface CategoryDialogProps {
  kind: 'rename' | 'merge';
  category: RiskCategory;
  onClose: () => void;
}

/** Asks for the new name of a category, or for the one that it becomes part of; a name that exists merges both, once that is confirmed. */
export function CategoryDialog({ kind, category, onClose }: CategoryDialogProps) {
  const t = useWordTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const client = useQueryClient();
  const { rename, busy } = useRenameCategory();
  const [typed, setTyped] = useState(kind === 'rename' ? seeded(category.value) : '');
  /** The existing category that this one becomes part of, as soon as it is known. */
  const [into, setInto] = useState<RiskCategory | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const guard = useLeaveGuard(() => typed !== '' && typed !== seeded(category.value));
  const name = categoryName(typed);
  const isSame = name === '' || name === category.value || name === seeded(category.value);
  const change = (next: string) => {
    setTyped(next);
    setInto(null);
    setFailure(null);
  };

  /** The other category of that name, however it is written, and whatever it was called before. */
  async function existing(): Promise<RiskCategory | undefined> {
    const pages = await Promise.all(
      [{}, { q: name }].map((q) =>
        client.fetchQuery({ ...query('listRiskCategories', { limit: MOST, ...q }), staleTime: 0 }),
      ),
    );
    const key = categoryKey(name);
    const others = pages.flatMap(({ items }) => items).filter(({ value }) => value !== category.value);
    return (
      others.find(({ value }) => categoryKey(value) === key || categoryKey(seeded(value)) === key) ??
      others.find(({ former }) => former.some((one) => categoryKey(one) === key))
    );
  }

  async function submit(): Promise<boolean> {
    if (isSame) return false;
    setFailure(null);
    try {
      const found = await existing();
      if (found !== undefined && found.value !== into?.value) {
        setInto(found);
        return false;
      }
      const to = found?.value ?? name;
      const shown = { from: seeded(category.value), to: seeded(to) };
      await rename({ from: category.value, to, merge: found !== undefined, shown });
      guard.release();
      onClose();
      return true;
    } catch (error) {
      setFailure(errorMessage(error, t('failed')));
      return false;
    }
  }

  return (
    <FormModal
      opened
      onClose={onClose}
      confirmLeave={guard.confirmLeave}
      title={t(`${kind}-title`, { name: seeded(category.value) })}
      submitLabel={t(into === null && kind === 'rename' ? 'rename' : 'merge')}
      {...(isSame && { submitDisabledReason: t(`${kind}-first`) })}
      form={{
        formError: failure,
        submitting: busy,
        submit: (event) => {
          event?.preventDefault();
          return submit();
        },
      }}
    >
      <Stack>
        {kind === 'rename' ? (
          <TextField
            label={t('name')}
            value={typed}
            onChange={change}
            maxLength={LONGEST}
            required
            autoComplete="off"
            data-autofocus
          />
        ) : (
          <CategorySelect label={t('into')} value={typed} onChange={change} focused required />
        )}
        {into !== null && (
          <Alert kind="warning" title={t('merge-warning')}>
            {t('merge-question', {
              from: seeded(category.value),
              of: format.number(category.count),
              to: seeded(into.value),
              with: format.number(into.count),
            })}
          </Alert>
        )}
      </Stack>
    </FormModal>
  );
}
