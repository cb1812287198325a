import { useMergedRef } from '@mantine/hooks';
import {
  cloneElement,
  useId,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { loadOverlays } from './use-overlays.ts';

interface TriggerProps {
  id?: string;
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  'data-expanded'?: true | undefined;
}

/**
 * The button of a menu or popover. What it opens is fetched on first use and rendered beside the button, so that the button is not
 * remounted when the code arrives.
 */
export function useTrigger(trigger: ReactElement, popup: 'menu' | 'dialog') {
  const own = trigger as ReactElement<TriggerProps>;
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const generated = useId();
  const id = own.props.id ?? generated;
  const ref = useMergedRef(own.props.ref, setElement);
  const button = cloneElement<TriggerProps>(own, {
    id,
    ref,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    'data-expanded': opened || undefined,
    onPointerEnter: (event) => {
      own.props.onPointerEnter?.(event);
      void loadOverlays();
    },
    onFocus: (event) => {
      own.props.onFocus?.(event);
      void loadOverlays();
    },
    onClick: (event) => {
      own.props.onClick?.(event);
      setUsed(true);
      setOpened((now) => !now);
    },
  });
  return { button, id, element, opened, setOpened, used };
}
