/** Whether a key focuses the search of the page: `/`, unless it is typed as text or already handled, or a modal dialog is open. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (document.querySelector('[aria-modal="true"]') !== null) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"]') !== null)
  );
}
