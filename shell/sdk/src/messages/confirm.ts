import { useServices } from '../runtime/services.ts';
import type { ConfirmOptions } from './confirmations.ts';

/** Asks before something that matters: `if (await confirm({ title, message, confirmLabel, danger: true })) …`. */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  return useServices().confirmations.ask;
}
