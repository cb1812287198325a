import { bulkSelection, stillSelected, type BulkEnd, type BulkSelection } from '@parapet/domain-ui/changes';
import { useCan, useConfirm } from '@parapet/sdk';
import { useRowSelection, type BulkAction, type DataTableSelection, type SelectedRows } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

export interface SelectionOptions {
  /** The filters in force, as the API takes them; another list starts with nothing selected. */
  filter: object;
  /** Items that match, on all pages. */
  total: number | undefined;
}

/** Runs `work` on the selected items. Those that it did not come to stay selected. */
export type Run = (work: (selected: BulkSelection) => Promise<BulkEnd>) => Promise<void>;

export interface Selected extends SelectedRows {
  run: Run;
}

/** The items that are selected in a list. */
export function useSelected({ filter, total }: SelectionOptions): Selected {
  const selected = useRowSelection(filter, total);
  const run: Run = async (work) => {
    const end = await work(bulkSelection(selected.value, filter));
    selected.onChange(stillSelected(selected.value, end));
  };
  return { ...selected, run };
}

/** Deletes what is selected, after a question. */
export function useDeleteAction(
  { count, run }: Selected,
  onDelete: (selected: BulkSelection) => Promise<BulkEnd>,
): BulkAction {
  const t = useTexts();
  const confirm = useConfirm();
  const { reason } = useCan()('assets', 'delete');
  const remove = async () => {
    const yes = await confirm({
      title: t('items.bulk-delete-title'),
      message: t('items.bulk-delete-question', { count }),
      confirmLabel: t('items.delete'),
      danger: true,
    });
    if (yes) await run(onDelete);
  };
  return {
    id: 'delete',
    label: t('items.delete'),
    icon: 'delete',
    danger: true,
    onSelect: () => void remove(),
    ...(reason !== undefined && { disabledReason: reason }),
  };
}

/** What the list shows of a selection. */
export function listSelection(
  { value, onChange }: Selected,
  total: number | undefined,
  actions: readonly BulkAction[],
): DataTableSelection {
  return { value, onChange, actions, ...(total !== undefined && { matching: total }) };
}
