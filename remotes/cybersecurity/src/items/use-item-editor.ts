import { useSearch } from '@parapet/sdk';
import { useMemo } from 'react';

/** Opens the form of the tab that is shown; the address has it as `edit`, so that Back closes it. */
export function useItemEditor() {
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
    return {
      /** Opens the form of an item. */
      edit: (id: string) => show({ edit: id }),
      /** Opens the form of a new item. @param from what it starts with */
      add: (from: { template?: string; copy?: string } = {}) => show({ edit: 'new', ...from }),
    };
  }, [change]);
}
