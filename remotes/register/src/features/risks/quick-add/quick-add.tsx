import { useCan } from '@parapet/sdk';
import { Button, isPageKey, lazyPart, useKeyDown } from '@parapet/ui';
import { Suspense, useRef, useState } from 'react';
import { useInTableText } from '../../../locales/in-table/texts.ts';
import type { RiskListState } from '../risk-list.ts';

/** Loaded when it is first opened, with all of its fields: it is filled by keyboard at once, and Tab would pass over a field that still loads. */
const QuickRow = lazyPart(async () => {
  const { QuickRow: Row, loadComboboxes } = await import('./quick-row.tsx');
  await loadComboboxes();
  return { default: Row };
});

/** The button that opens the row, as Q does, and the row below it. Once opened, it stays mounted with what is typed. */
export function QuickAdd({ list }: { list: RiskListState }) {
  const t = useInTableText();
  const { reason = null } = useCan()('risks', 'create');
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unused' | 'opened' | 'closed'>('unused');
  /** How often its key was pressed, which leads back to the row when it is open. */
  const [asked, setAsked] = useState(0);
  const opened = state === 'opened';
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 'q' || event.ctrlKey || event.metaKey || reason !== null || !isPageKey(event))
      return;
    event.preventDefault();
    setState('opened');
    setAsked((count) => count + 1);
  });
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="subtle"
        icon="add"
        aria-expanded={opened}
        aria-keyshortcuts="Q"
        title={`${t('quick.open')} (Q)`}
        disabledReason={reason}
        onClick={() => (opened ? close() : setState('opened'))}
      >
        {t('quick.open')}
      </Button>
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <QuickRow list={list} opened={opened} asked={asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
