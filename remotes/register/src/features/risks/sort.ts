import type { DataTableSort } from '@parapet/ui';

/** `-updated_at` as the table shows it. */
export function readSort(sort: string): DataTableSort {
  return sort.startsWith('-') ? { id: sort.slice(1), direction: 'desc' } : { id: sort, direction: 'asc' };
}

/** As the list call takes it. */
export function writeSort({ id, direction }: DataTableSort): string {
  return direction === 'desc' ? `-${id}` : id;
}
