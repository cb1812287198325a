import { useState } from 'react';
import { useLeaveGuard, type LeaveGuard, type LeaveGuardOptions } from './use-leave-guard.ts';

export interface GuardedCloseOptions extends LeaveGuardOptions {
  /** What was entered is being saved: closing waits for the outcome. */
  busy?: boolean;
}

export interface GuardedClose extends LeaveGuard {
  /** For the dialog's `onClose` and its Cancel: closes at once when nothing was entered, and otherwise asks. */
  close: () => void;
}

/**
 * For a dialog whose fields are plain state: asks before what was entered since it opened is lost, on Escape, a click outside, Cancel and on
 * the way to another page. `const { close } = useGuardedClose({ email, role }, onClose)`.
 * @param values the fields now, as JSON holds them; those of the first render are what it opened with
 */
export function useGuardedClose(
  values: object,
  onClose: () => void,
  { busy = false, ...options }: GuardedCloseOptions = {},
): GuardedClose {
  const text = JSON.stringify(values);
  const [opened] = useState(text);
  const guard = useLeaveGuard(text !== opened, options);
  const close = async () => {
    if (!busy && (await guard.confirmLeave())) onClose();
  };
  return { ...guard, close: () => void close() };
}
