/**
 * Makes a dialog focus its first field instead of its close button; not with a touch screen, where that would open the keyboard. To be given as
 * `ref` to the element that contains the fields.
 */
export function focusFirst(fields: HTMLElement | null): void {
  if (!window.matchMedia('(pointer: coarse)').matches) fields?.querySelector('input:not([readonly])')?.setAttribute('data-autofocus', '');
}
