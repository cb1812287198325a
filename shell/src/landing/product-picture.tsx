import { useStore } from '@parapet/sdk/host';
import { useScheme } from '@parapet/ui';
import { useShell } from '../shell-context.ts';
import classes from './product-picture.module.css';

/** The register as a whole; the matrix of scores; what happened lately; templates for standards; charts. */
export type PictureKind = 'register' | 'assessment' | 'activity' | 'compliance' | 'analytics';

/** Addresses by `register-dark` and so on. `npm run screenshot` takes the pictures. */
const PICTURES = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default', query: '?url' });

interface ProductPictureProps {
  kind: PictureKind;
  /** For screen readers; empty where the picture only illustrates the text beside it. */
  label: string;
}

/** Of the files, in pixels: what is below does not move when a picture arrives. */
export const SIZES: Readonly<Record<PictureKind, { width: number; height: number }>> = {
  register: { width: 1920, height: 1200 },
  assessment: { width: 329, height: 359 },
  activity: { width: 432, height: 375 },
  compliance: { width: 951, height: 333 },
  analytics: { width: 983, height: 485 },
};

/** The product in use, in the reader's theme. */
export function ProductPicture({ kind, label }: ProductPictureProps) {
  const scheme = useScheme(useStore(useShell().theme));
  return (
    <img
      className={kind === 'register' ? classes.shot : classes.detail}
      src={PICTURES[`./pictures/${kind}-${scheme}.webp`]}
      alt={label}
      {...SIZES[kind]}
      loading={kind === 'register' ? 'eager' : 'lazy'}
    />
  );
}
