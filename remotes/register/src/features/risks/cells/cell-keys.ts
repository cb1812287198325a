/** Keys on a row and on its cells: arrows move, F2 opens, Escape leads from a cell back to its row. */
export function onCellKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement)) return;
  const name = target.dataset['cell'];
  const row = target.closest<HTMLElement>('[data-row]');
  if (row === null || (name === undefined && target !== row)) return;
  const cells = [...row.querySelectorAll<HTMLElement>('[data-cell]')];
  const at = cells.indexOf(target);
  const inRow = (other: Element | null) => other?.querySelector<HTMLElement>(`[data-cell="${name}"]`);
  const next: Partial<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowRight: () => cells[at + 1],
    F2: () => (at === -1 ? cells[0] : target),
    ...(at !== -1 && {
      ArrowLeft: () => cells[at - 1] ?? row,
      ArrowDown: () => inRow(row.nextElementSibling),
      ArrowUp: () => inRow(row.previousElementSibling),
      Escape: () => row,
    }),
  };
  const to = next[key]?.();
  if (to === null || to === undefined) return;
  event.preventDefault();
  to.focus();
  if (key === 'F2') to.click();
}
