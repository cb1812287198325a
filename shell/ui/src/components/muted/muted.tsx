import { Box, type BoxProps } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import classes from './muted.module.css';

export interface MutedProps extends BoxProps, Omit<HTMLAttributes<HTMLElement>, keyof BoxProps> {
  /** The element that it is; `span` by default. */
  as?: 'span' | 'p' | 'div' | 'dt' | 'dd' | 'li' | 'output' | 'small' | 'footer';
  /** `sm` by default; `inherit` takes the size of the text around it. */
  size?: 'xs' | 'sm' | 'inherit';
}

/** Text that explains or counts what stands beside it. */
export function Muted({ as: Tag = 'span', size = 'sm', className, ...attributes }: MutedProps) {
  return (
    <Box
      {...attributes}
      className={[classes.root, className].filter(Boolean).join(' ')}
      data-size={size}
      renderRoot={(root) => <Tag {...root} />}
    />
  );
}
