import type { Asset, Property, RiskScenario } from '@parapet/contracts';
import { itemName, itemPages, useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { useNewItem } from '@parapet/domain-ui/forms';
import { keepPreviousData, useCan, useFormat, useInfiniteQuery } from '@parapet/sdk';
import { useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { broughtAlong } from '../linked-scenarios.ts';
import type { Wizard } from '../use-wizard.ts';
import type { PickedField } from '../wizard-state.ts';
import { BroughtAlong } from './brought-along.tsx';
import { ItemPicker } from './item-picker.tsx';

interface PickStepProps {
  kind: PickedField;
  wizard: Wizard;
  /** The list of what can be selected scrolls by itself. */
  compact?: boolean;
}

/** Rows of one page. */
const PAGE = 50;

/** The assets that the risk threatens, or the scenarios by which it could come true. */
export function PickStep({ kind, wizard, compact = false }: PickStepProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const can = useCan();
  const { allowed, reason = '' } = can('assets', 'read');
  const mayCreate = can('assets', 'create').allowed;
  const [q, setQ] = useState('');
  const found = useInfiniteQuery({
    ...itemPages(kind, { limit: PAGE, q }),
    placeholderData: keepPreviousData,
    enabled: allowed,
  });
  const hintOf = (item: Asset | Property | RiskScenario) =>
    'threat_actors' in item ? item.threat_actors.join(', ') : seeded(item.type);
  const value = kind === 'assets' ? wizard.state.assets : wizard.scenarios;
  const missing = useNewItem((item) => {
    setQ('');
    wizard.pick(kind, [...value, { id: item.id, name: itemName(item) }]);
  });
  const brought = kind === 'assets' ? [] : broughtAlong(wizard.state);
  return (
    <>
      <ItemPicker
        value={value.map(({ id, name }) => ({
          id,
          name,
          hint: format.list(
            brought.filter(({ scenarios }) => scenarios.some((one) => one.id === id)).map(({ asset }) => asset.name),
          ),
        }))}
        onChange={(picked) => wizard.pick(kind, picked)}
        compact={compact}
        note={<BroughtAlong wizard={wizard} />}
        create={mayCreate ? { label: words(`create.${kind}`), start: (name) => missing.create(kind, name) } : null}
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
      {missing.dialog}
    </>
  );
}
