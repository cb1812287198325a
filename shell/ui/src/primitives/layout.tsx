import {
  Group as MantineGroup,
  Stack as MantineStack,
  type GroupProps as MantineGroupProps,
  type StackProps as MantineStackProps,
} from '@mantine/core';

interface Rendered {
  /** The element that it is; `div` by default. */
  as?:
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'dd'
    | 'p'
    | 'span'
    | 'section'
    | 'header'
    | 'footer'
    | 'nav'
    | 'fieldset'
    | 'article'
    | 'output';
}

export type StackProps = MantineStackProps & Rendered;
export type GroupProps = MantineGroupProps & Rendered;

const rootOf = (Tag: Rendered['as']) => Tag && { renderRoot: (root: Record<string, unknown>) => <Tag {...root} /> };

/** Children below one another. */
export function Stack({ as, ...props }: StackProps) {
  return <MantineStack {...props} {...rootOf(as)} />;
}

/** Children beside one another; they wrap unless `wrap` is `nowrap`. */
export function Group({ as, ...props }: GroupProps) {
  return <MantineGroup {...props} {...rootOf(as)} />;
}
