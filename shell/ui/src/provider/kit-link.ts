import { createElement, type ReactElement } from 'react';
import { useLinkComponent } from './kit-context.ts';
import type { LinkProps } from './link.ts';

/** The router's link, as given to UiProvider. */
export function KitLink(props: LinkProps): ReactElement {
  return createElement(useLinkComponent(), props);
}
