/** The icons' single modules carry no types of their own. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  const icon: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke' | 'ref'> & { size?: number | string; stroke?: number | string }
  >;
  export default icon;
}
