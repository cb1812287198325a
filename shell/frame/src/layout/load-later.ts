import { lazyExtra } from '@parapet/ui';
import type { ComponentProps, ComponentType } from 'react';
import type * as laterParts from './later.tsx';

type Later = typeof laterParts;
type PropsOf<Name extends keyof Later> = ComponentProps<Later[Name]> & object;

/** A part of the frame that no page needs. All of them load in one piece, once the first page is there or when one is first wanted. */
export const later = <Name extends keyof Later>(name: Name): ComponentType<PropsOf<Name>> =>
  // The type of a component by its name cannot be followed further than its props.
  lazyExtra(async () => ({ default: (await import('./later.tsx'))[name] as ComponentType<PropsOf<Name>> }));
