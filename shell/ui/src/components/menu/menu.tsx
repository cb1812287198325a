import { useOverlays } from '../../overlays/use-overlays.ts';
import { useTrigger } from '../../overlays/use-trigger.tsx';
import type { MenuProps } from './menu-part.tsx';

/**
 * Actions behind a button; arrow keys, Home, End, type-ahead and Escape work.
 *
 * @example
 * <Menu
 *   trigger={<IconButton icon="dots" label="Actions for Flood" />}
 *   entries={[
 *     { id: 'edit', label: 'Edit Risk', icon: 'edit', onSelect: edit },
 *     { id: 'archive', label: 'Archive', icon: 'archive', disabledReason: 'Needs a completed flow' },
 *     { id: 'delete', label: 'Delete', icon: 'delete', danger: true, separated: true, onSelect: remove },
 *   ]}
 * />
 */
export function Menu({ trigger, entries, heading, side = 'bottom-end', width = 220 }: MenuProps) {
  const { button, id, element, opened, setOpened, used } = useTrigger(trigger, 'menu');
  const overlays = useOverlays(used);
  return (
    <>
      {button}
      {overlays && (
        <overlays.MenuPart
          id={id}
          button={element}
          opened={opened}
          onChange={setOpened}
          entries={entries}
          heading={heading}
          side={side}
          width={width}
        />
      )}
    </>
  );
}
