/** A dialog starts in its first field, not on its button to close; on a phone that would open the keyboard. As `ref` of what holds the fields. */
export function focusFirst(fields: HTMLElement | null): void {
  if (!window.matchMedia('(pointer: coarse)').matches) fields?.querySelector('input:not([readonly])')?.setAttribute('data-autofocus', '');
}
