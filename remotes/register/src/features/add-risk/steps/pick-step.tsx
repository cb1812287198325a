import type { Asset, Property, RiskScenario } from '@parapet/contracts';
import { itemName, itemPages, useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { keepPreviousData, useCan, useInfiniteQuery } from '@parapet/sdk';
import { lazyPart } from '@parapet/ui';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { Picked, PickedField } from '../wizard-state.ts';
import { ItemPicker } from './item-picker.tsx';

interface PickStepProps {
  kind: PickedField;
  value: readonly Picked[];
  onChange: (picked: readonly Picked[]) => void;
}

/** Loaded when something is missing. */
const NewItem = lazyPart(async () => ({ default: (await import('@parapet/domain-ui/forms')).NewItem }));

/** Rows of one page. */
const PAGE = 50;

/** The assets that the risk threatens, or the scenarios by which it could come true. */
export function PickStep({ kind, ...props }: PickStepProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const can = useCan();
  const { allowed, reason = '' } = can('assets', 'read');
  const mayCreate = can('assets', 'create').allowed;
  /** The name of what is created in place; null while nothing is. */
  const [made, setMade] = useState<string | null>(null);
  const [q, setQ] = useState('');
  const found = useInfiniteQuery({
    ...itemPages(kind, { limit: PAGE, q }),
    placeholderData: keepPreviousData,
    enabled: allowed,
  });
  const hintOf = (item: Asset | Property | RiskScenario) =>
    'threat_actors' in item ? item.threat_actors.join(', ') : seeded(item.type);
  const picker = (
    <ItemPicker
      {...props}
      create={mayCreate ? { label: words(`create.${kind}`), start: setMade } : null}
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
  return (
    <>
      {picker}
      {made !== null && (
        <Suspense fallback={null}>
          <NewItem
            kind={kind}
            name={made}
            onClose={() => setMade(null)}
            onCreated={(item) => {
              setMade(null);
              setQ('');
              props.onChange([...props.value, { id: item.id, name: itemName(item) }]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
