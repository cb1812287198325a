import type { MouseEventHandler, ReactNode } from 'react';
import { KitLink } from '../../provider/kit-link.ts';
import { Icon } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import classes from './text-link.module.css';

type Target = { to: string; href?: never } | { href: string; to?: never };

export type TextLinkProps = Target & {
  children: ReactNode;
  /** In the color of the text around it; underlined on hover. */
  quiet?: boolean;
  className?: string;
  /** Explains on hover and keyboard focus what the link leads to; only with `to`. */
  hint?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A link: `to` a path of the product, or `href` for anywhere else (web addresses open in a new tab, `mailto:` does not). */
export function TextLink({ children, quiet = false, className, hint, onClick, ...target }: TextLinkProps) {
  const attributes = {
    className: [classes.root, className].filter(Boolean).join(' '),
    'data-quiet': quiet || undefined,
    onClick,
  };
  if (target.to !== undefined) {
    const link = (
      <KitLink to={target.to} {...attributes}>
        {children}
      </KitLink>
    );
    return hint === undefined ? (
      link
    ) : (
      <Tooltip label={hint} describes>
        {link}
      </Tooltip>
    );
  }
  const outside = /^https?:/.test(target.href);
  return (
    <a href={target.href} {...attributes} {...(outside ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {children}
      {outside && <Icon name="external" size={14} className={classes.icon} />}
    </a>
  );
}
