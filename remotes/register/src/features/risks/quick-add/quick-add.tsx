import { useCan } from '@parapet/sdk';
import { Button, lazyPart } from '@parapet/ui';
import { Suspense, useRef, useState } from 'react';
import { useInTableText } from '../../../locales/in-table/texts.ts';
import type { RiskListState } from '../risk-list.ts';

/** Loaded when it is first opened, with all of its fields: it is filled by keyboard at once, and Tab would pass over a field that still loads. */
const QuickRow = lazyPart(async () => {
  const { QuickRow: Row, loadComboboxes } = await import('./quick-row.tsx');
  await loadComboboxes();
  return { default: Row };
});

/** The button that opens the row, and the row below it. Once opened, it stays mounted with what is typed. */
export function QuickAdd({ list }: { list: RiskListState }) {
  const t = useInTableText();
  const { reason = null } = useCan()('risks', 'create');
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unused' | 'opened' | 'closed'>('unused');
  const opened = state === 'opened';
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="subtle"
        icon="add"
        aria-expanded={opened}
        disabledReason={reason}
        onClick={() => (opened ? close() : setState('opened'))}
      >
        {t('quick.open')}
      </Button>
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <QuickRow list={list} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
