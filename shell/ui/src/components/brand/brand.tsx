import { useRail } from '../app-layout/rail.ts';
import hidden from '../../primitives/hidden.module.css';
import classes from './brand.module.css';

export interface BrandProps {
  /** Name of the product. */
  name: string;
}

/** The product's mark and name: a wall with battlements. In the rail only the mark is seen. */
export function Brand({ name }: BrandProps) {
  const rail = useRail();
  return (
    <span className={classes.root}>
      <svg className={classes.mark} viewBox="0 0 20 18" width="20" height="18" aria-hidden="true" focusable="false">
        <path d="M0 0h4.4v3.24h3.4V0h4.4v3.24h3.4V0H20v11.16L10 18 0 11.16Z" fill="currentColor" />
      </svg>
      <span className={rail ? hidden.hidden : undefined}>{name}</span>
    </span>
  );
}
