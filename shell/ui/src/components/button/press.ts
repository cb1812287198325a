import type { ButtonHTMLAttributes, HTMLAttributes, MouseEvent, RefCallback, RefObject } from 'react';

/** What a button takes that with `to` is a link. */
export interface PressProps extends HTMLAttributes<HTMLElement>, Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'form' | 'type'> {
  /** Makes it a link to this path of the product; while it is disabled it is a button all the same, as a link cannot be. */
  to?: string;
  /** Of a link only a function is called. */
  ref?: RefCallback<HTMLElement> | RefObject<HTMLButtonElement | null>;
}

/** What a click does on a button that cannot be used; also keeps a form from being sent by it. */
export function doNothing(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
