/** Links, buttons and fields inside a row keep their own click and keys. */
export function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, input, select, textarea, label, [role="menu"], [role="dialog"]') !== null
  );
}

/** Dragging over text to copy it ends in a click that is not meant to open the row. */
export function isSelectingText(): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.toString().trim() !== '';
}
