/**
 * Puts the focus on a row or a card of the DataTable on the page, or on the page when there is no such row. Waits for the next task, because a panel or a
 * dialog that closes gives up the focus first.
 */
export function focusRow(id: string | undefined): void {
  setTimeout(() => {
    const row = id === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    (row ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: row === null });
  });
}
