import { Suspense } from 'react';
import { lazyPart } from '../../../lazy-part.tsx';
import { useTexts } from '../../../provider/kit-context.ts';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { Popover } from '../../popover/popover.tsx';
import type { ViewChoicesProps } from './view-choices.tsx';
import type { DataTableProps } from '../types.ts';

const ViewChoices = lazyPart<ViewChoicesProps>(async () => ({
  default: (await import('./view-choices.tsx')).ViewChoices,
}));

export type DataTableViewMenuProps<T> = Pick<
  DataTableProps<T>,
  'columns' | 'columnState' | 'onColumnState' | 'density' | 'onDensity'
>;

/**
 * Row height, and which columns are shown in which order, which are pinned and how wide they are. A table with `onColumnState` or `onDensity` has it in its
 * toolbar; use it alone where the page header holds the button.
 */
export function DataTableViewMenu<T>({
  columns,
  columnState,
  onColumnState,
  density = 'comfortable',
  onDensity,
}: DataTableViewMenuProps<T>) {
  const t = useTexts();
  return (
    <Popover
      label={t('table.view')}
      side="bottom-end"
      width={300}
      trigger={<IconButton icon="columns" variant="default" label={t('table.view')} />}
    >
      <Suspense>
        <ViewChoices {...{ columns, columnState, onColumnState, density, onDensity }} />
      </Suspense>
    </Popover>
  );
}
