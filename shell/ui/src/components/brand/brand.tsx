import { useRail } from '../app-layout/rail.ts';
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
      <svg className={classes.mark} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path d="M2 4h5v4h2.5V4h5v4H17V4h5v10c0 4-4 6.5-10 8C6 20.5 2 18 2 14Z" fill="currentColor" />
      </svg>
      <span className={rail ? classes.unseen : undefined}>{name}</span>
    </span>
  );
}
