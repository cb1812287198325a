import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/** What the kit asks of a link; the router's own link component fits. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path inside the product, e.g. `/risk-register`. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps>;
