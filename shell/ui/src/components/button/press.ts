import type { ButtonHTMLAttributes, HTMLAttributes, MouseEvent, RefCallback, RefObject } from 'react';

/** Props of a button that becomes a link when `to` is given. */
export interface PressProps
  extends HTMLAttributes<HTMLElement>, Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'form' | 'type'> {
  /** Path of the product to link to. While disabled, a button is rendered all the same, because a link cannot be disabled. */
  to?: string;
  /** A link supports only a callback ref. */
  ref?: RefCallback<HTMLElement> | RefObject<HTMLButtonElement | null>;
}

/** What a click does on a button that cannot be used; also keeps a form from being sent by it. */
export function doNothing(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
