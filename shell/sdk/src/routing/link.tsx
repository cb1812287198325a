import { useContext, useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router';
import { ServicesContext } from '../runtime/services.ts';

/** A pointer that only passes over a link stays shorter than this (ms). */
const INTENT = 80;

/** A link of the router. Once it has the pointer or the focus, the page that it leads to is prefetched. */
export function Link({ onPointerEnter, onPointerLeave, onFocus, ...props }: LinkProps) {
  const intents = useContext(ServicesContext)?.linkIntents;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { to } = props;
  const announce = () => typeof to === 'string' && intents?.announce(to);
  const enter = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event);
    timer.current = setTimeout(announce, INTENT);
  };
  const leave = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerLeave?.(event);
    clearTimeout(timer.current);
  };
  const focus = (event: FocusEvent<HTMLAnchorElement>) => {
    onFocus?.(event);
    announce();
  };
  return <RouterLink {...props} onPointerEnter={enter} onPointerLeave={leave} onFocus={focus} />;
}
