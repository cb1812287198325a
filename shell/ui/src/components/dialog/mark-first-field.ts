const FIELDS =
  'input:not([type=hidden], :disabled, [readonly]), textarea:not(:disabled, [readonly]), [role=combobox]:not(:disabled)';

/**
 * Makes a dialog focus its first field, or of radios the chosen one, instead of its close button; a field that the content marks itself comes
 * first. Not on touch screens, where that would open the on-screen keyboard.
 */
export function markFirstField(content: HTMLElement): void {
  if (window.matchMedia('(pointer: coarse)').matches || content.querySelector('[data-autofocus]') !== null) return;
  const first = content.querySelector(FIELDS);
  const chosen = first?.matches('[type=radio]')
    ? first.closest('[role=radiogroup], fieldset')?.querySelector('input:checked')
    : null;
  (chosen ?? first)?.setAttribute('data-autofocus', '');
}
