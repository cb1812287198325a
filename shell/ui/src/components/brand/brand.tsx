import classes from './brand.module.css';

export interface BrandProps {
  /** Name of the product. */
  name: string;
}

/** The product's mark and name: a wall with battlements. */
export function Brand({ name }: BrandProps) {
  return (
    <span className={classes.root}>
      <svg className={classes.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d="M2 4h5v4h2.5V4h5v4H17V4h5v10c0 4-4 6.5-10 8C6 20.5 2 18 2 14Z" fill="currentColor" />
      </svg>
      {name}
    </span>
  );
}
