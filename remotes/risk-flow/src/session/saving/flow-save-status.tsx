import { useDescribeError, useFormat, useOnline } from '@parapet/sdk';
import type { Autosave } from '@parapet/sdk/saving';
import { AutosaveStatus } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';

/** From the calmest to what a person has to know first. */
const STATES = ['idle', 'saved', 'pending', 'saving', 'retrying', 'refused', 'conflict'] as const;

/**
 * Whether everything that was typed is saved, in the flow and in its plan: the plan of another step included. The only place that says so.
 * What was refused stays in its field until it is corrected, and other fields are saved.
 */
export function FlowSaveStatus({ parts }: { parts: readonly Autosave[] }) {
  const t = useTexts();
  const format = useFormat();
  const describe = useDescribeError();
  const isOnline = useOnline();
  const state = STATES.findLast((one) => parts.some((part) => part.state === one)) ?? 'idle';
  const refused = parts.find(({ failure }) => failure?.kind === 'refused')?.failure;
  const savedAt = Math.max(...parts.map((part) => part.savedAt ?? 0));
  const retry = () => parts.forEach((part) => part.retry());
  return (
    <AutosaveStatus
      // A refusal is shown until it is corrected, also while something else is saved.
      state={refused && state !== 'conflict' ? 'refused' : state}
      failures={Math.max(...parts.map(({ failures }) => failures))}
      offline={!isOnline}
      {...(refused && {
        reason: describe(refused.error, t('flow.not-saved-message')).message ?? t('flow.not-saved-message'),
      })}
      onRetry={retry}
      {...(savedAt > 0 && { savedAt: format.time(savedAt) })}
    />
  );
}
