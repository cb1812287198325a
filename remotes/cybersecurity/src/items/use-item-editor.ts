import { useSearch } from '@parapet/sdk';
import { useMemo } from 'react';

export interface ItemEditor {
  /** Opens the form of an item. */
  edit: (id: string) => void;
  /** Opens the form of a new item. @param from what it starts with */
  add: (from?: { template?: string; copy?: string }) => void;
}

/** Opens the form of the tab that is shown; the address has it as `edit`, so that Back closes it. */
export function useItemEditor(): ItemEditor {
  const [, change] = useSearch();
  return useMemo(() => {
    const show = (given: Readonly<Record<string, string | undefined>>) =>
      change(
        (next) => {
          for (const name of ['edit', 'template', 'copy', 'templates']) next.delete(name);
          for (const [name, value] of Object.entries(given)) if (value !== undefined) next.set(name, value);
        },
        { push: true },
      );
    return { edit: (id) => show({ edit: id }), add: (from = {}) => show({ edit: 'new', ...from }) };
  }, [change]);
}
