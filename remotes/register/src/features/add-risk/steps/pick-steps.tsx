import { keepPreviousData, pages, useCan, useInfiniteQuery } from '@parapet/sdk';
import { useSeededText } from '@parapet/domain-ui';
import { useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { Picked } from '../wizard-state.ts';
import { ItemPicker } from './item-picker.tsx';

interface PickStepProps {
  value: readonly Picked[];
  onChange: (picked: readonly Picked[]) => void;
}

/** Rows of one page. */
const PAGE = 50;

/** What a list of items asks for. */
function useRequest(q: string, mayRead: boolean) {
  return {
    input: { limit: PAGE, ...(q !== '' && { q }) },
    options: { placeholderData: keepPreviousData, enabled: mayRead },
  };
}

/** The assets that the risk threatens. */
export function AssetsStep(props: PickStepProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const { allowed, reason } = useCan()('assets', 'read');
  const [q, setQ] = useState('');
  const { input, options } = useRequest(q, allowed);
  const found = useInfiniteQuery({ ...pages('listAssets', { ...input, sort: 'name' }), ...options });
  const items =
    found.data?.pages.flatMap((page) => page.items.map(({ id, name, type }) => ({ id, name, hint: seeded(type) }))) ??
    [];
  const words = {
    title: t('wizard.step-assets'),
    hint: t('wizard.assets-hint'),
    empty: t('wizard.no-assets'),
    failed: t('wizard.assets-failed'),
  };
  return (
    <ItemPicker
      {...props}
      words={words}
      q={q}
      onSearch={setQ}
      found={found}
      items={items}
      total={found.data?.pages[0]?.total ?? 0}
      forbidden={allowed ? null : (reason ?? '')}
    />
  );
}

/** The scenarios by which the risk could come true. */
export function ScenariosStep(props: PickStepProps) {
  const t = useTexts();
  const { allowed, reason } = useCan()('assets', 'read');
  const [q, setQ] = useState('');
  const { input, options } = useRequest(q, allowed);
  const found = useInfiniteQuery({ ...pages('listRiskScenarios', { ...input, sort: 'title' }), ...options });
  const items =
    found.data?.pages.flatMap((page) =>
      page.items.map(({ id, title, threat_actors }) => ({ id, name: title, hint: threat_actors.join(', ') })),
    ) ?? [];
  const words = {
    title: t('wizard.step-scenarios'),
    hint: t('wizard.scenarios-hint'),
    empty: t('wizard.no-scenarios'),
    failed: t('wizard.scenarios-failed'),
  };
  return (
    <ItemPicker
      {...props}
      words={words}
      q={q}
      onSearch={setQ}
      found={found}
      items={items}
      total={found.data?.pages[0]?.total ?? 0}
      forbidden={allowed ? null : (reason ?? '')}
    />
  );
}
