import { IconButton } from '@parapet/ui';
import { useFrameText } from '../locales/texts.ts';
import { Bell } from '../notifications/bell.tsx';
import type { OpenedCommands } from '../palette/lazy-commands.tsx';

interface UtilitiesProps {
  /** As it is shown. */
  unread: string;
  onOpen: (opened: OpenedCommands) => void;
  help?: boolean;
}

/** What is reached from every page, for those who use a pointer. */
export function Utilities({ unread, onOpen, help = true }: UtilitiesProps) {
  const t = useFrameText();
  return (
    <>
      <IconButton icon="search" label={t('commands.search')} onClick={() => onOpen('palette')} />
      {help && <IconButton icon="help" label={t('commands.help')} onClick={() => onOpen('help')} />}
      <Bell unread={unread} />
    </>
  );
}
