/** Whether a key acts on the page: it is not typed as text or handled already, and no modal dialog is open. */
export function isPageKey({ altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (altKey || defaultPrevented || document.querySelector('[aria-modal="true"]') !== null) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], [role="menu"]') !== null)
  );
}

/** Whether a key focuses the search of the page: `/`. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  event.key === '/' && !event.ctrlKey && !event.metaKey && isPageKey(event);
