import type { ButtonHTMLAttributes, HTMLAttributes, RefCallback, RefObject } from 'react';

/** What a button takes that with `to` is a link. */
export interface PressProps extends HTMLAttributes<HTMLElement>, Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'form' | 'type'> {
  /** Makes it a link to this path of the product; while it is disabled it is a button all the same, as a link cannot be. */
  to?: string;
  /** Of a link only a function is called. */
  ref?: RefCallback<HTMLElement> | RefObject<HTMLButtonElement | null>;
}
