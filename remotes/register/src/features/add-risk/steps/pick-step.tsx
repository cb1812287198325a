import type { Asset, Property, RiskScenario } from '@parapet/contracts';
import { itemName, itemPages, useSeededText } from '@parapet/domain-ui';
import { keepPreviousData, useCan, useInfiniteQuery } from '@parapet/sdk';
import { useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { Picked, PickedField } from '../wizard-state.ts';
import { ItemPicker } from './item-picker.tsx';

interface PickStepProps {
  kind: PickedField;
  value: readonly Picked[];
  onChange: (picked: readonly Picked[]) => void;
}

/** Rows of one page. */
const PAGE = 50;

/** The assets that the risk threatens, or the scenarios by which it could come true. */
export function PickStep({ kind, ...props }: PickStepProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const { allowed, reason = '' } = useCan()('assets', 'read');
  const [q, setQ] = useState('');
  const found = useInfiniteQuery({
    ...itemPages(kind, { limit: PAGE, q }),
    placeholderData: keepPreviousData,
    enabled: allowed,
  });
  const hintOf = (item: Asset | Property | RiskScenario) =>
    'threat_actors' in item ? item.threat_actors.join(', ') : seeded(item.type);
  return (
    <ItemPicker
      {...props}
      words={{
        title: t(`wizard.step-${kind}`),
        hint: t(`wizard.${kind}-hint`),
        empty: t(`wizard.no-${kind}`),
        failed: t(`wizard.${kind}-failed`),
      }}
      q={q}
      onSearch={setQ}
      found={found}
      items={
        found.data?.pages.flatMap(({ items }) =>
          items.map((item) => ({ id: item.id, name: itemName(item), hint: hintOf(item) })),
        ) ?? []
      }
      total={found.data?.pages[0]?.total ?? 0}
      forbidden={allowed ? null : reason}
    />
  );
}
