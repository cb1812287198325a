import { PRODUCT } from './page-title.ts';
import classes from './brand.module.css';

/** The product's mark and name. */
export function Brand() {
  return (
    <span className={classes.root}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect width="32" height="32" rx="7" className={classes.field} />
        <path d="M6 25V12h4v4h4v-4h4v4h4v-4h4v13z" className={classes.wall} />
      </svg>
      {PRODUCT}
    </span>
  );
}
