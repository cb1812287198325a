import { createContext, useEffect, useState, type ReactNode } from 'react';
import { useServices } from '../runtime/services.ts';

/** Ids of the toasts whose undo needs what is below a scope. */
export const UndoContext = createContext<Set<number> | null>(null);

/**
 * Around a form or a page whose undo changes what is not stored yet: toasts with undo that are shown from below go away with it, as their
 * button would do nothing. Without a scope, undo has to work from anywhere.
 */
export function UndoScope({ children }: { children: ReactNode }) {
  const { notifications } = useServices();
  const [toasts] = useState(() => new Set<number>());
  useEffect(() => () => toasts.forEach(notifications.dismiss), [toasts, notifications]);
  return <UndoContext value={toasts}>{children}</UndoContext>;
}
