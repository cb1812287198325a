/** The building blocks that need nothing added: Mantine's, in the product's theme. */
export {
  Box,
  Divider,
  SimpleGrid,
  Skeleton,
  Text,
  Title,
  VisuallyHidden,
  type BoxProps,
  type DividerProps,
  type SimpleGridProps,
  type SkeletonProps,
  type TextProps,
  type TitleProps,
} from '@mantine/core';
export { Group, Stack, type GroupProps, type StackProps } from './layout.tsx';
