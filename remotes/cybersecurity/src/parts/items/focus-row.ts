/**
 * Puts the focus on a row of the table or a card of the list, or on the page when there is none. Later, because the panel that closes or the
 * question that was answered lets go of the focus first.
 */
export function focusRow(id: string | undefined): void {
  setTimeout(() => {
    const row = id === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    (row ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: row === null });
  });
}
