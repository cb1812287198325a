import { BulkActions, lazyPart } from '@parapet/ui';
import { Suspense } from 'react';
import { useBulkTextsLoaded } from '../../../locales/bulk/texts.ts';
import { useBulkActions, type BulkOptions } from './use-bulk-actions.ts';

/** Loaded with the first change of many risks. */
const BulkDialogs = lazyPart(async () => ({ default: (await import('./bulk-dialogs.tsx')).BulkDialogs }));

/** Changing many risks: the buttons of the bar, and the dialogs of a change, which stay after the selection is cleared. */
export function RiskBulk(options: BulkOptions) {
  return useBulkTextsLoaded() ? <Bulk {...options} /> : null;
}

function Bulk(options: BulkOptions) {
  const { actions, question, state } = useBulkActions(options);
  return (
    <>
      {options.count > 0 && <BulkActions actions={actions} />}
      {(question !== null || state.progress !== null || state.refused.length > 0) && (
        <Suspense fallback={null}>
          <BulkDialogs question={question} state={state} />
        </Suspense>
      )}
    </>
  );
}
