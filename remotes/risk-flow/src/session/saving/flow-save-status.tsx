import { useFormat } from '@parapet/sdk';
import type { Autosave } from '@parapet/sdk/saving';
import { AutosaveStatus } from '@parapet/ui/forms';

/** From the calmest to what a person has to know first. */
const STATES = ['idle', 'saved', 'pending', 'saving', 'retrying', 'refused', 'conflict'] as const;

/** Whether everything that was typed is saved, in the flow and in its plan: the plan of another step included. */
export function FlowSaveStatus({ parts }: { parts: readonly Autosave[] }) {
  const format = useFormat();
  const state = STATES.findLast((one) => parts.some((part) => part.state === one)) ?? 'idle';
  const savedAt = Math.max(...parts.map((part) => part.savedAt ?? 0));
  const retry = () => parts.forEach((part) => part.retry());
  return (
    <AutosaveStatus
      state={state}
      failures={Math.max(...parts.map(({ failures }) => failures))}
      onRetry={retry}
      {...(savedAt > 0 && { savedAt: format.time(savedAt) })}
    />
  );
}
