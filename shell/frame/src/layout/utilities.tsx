import { IconButton, PHONE, useBelow } from '@parapet/ui';
import { useFrameText } from '../locales/texts.ts';
import { Bell } from '../notifications/bell.tsx';
import type { OpenedCommands } from '../palette/commands.tsx';

interface UtilitiesProps {
  /** The number of unread notifications as it is shown. */
  unread: string;
  onOpen: (opened: OpenedCommands) => void;
}

/** What is reached from every page, for those who use a pointer. */
export function Utilities({ unread, onOpen }: UtilitiesProps) {
  const t = useFrameText();
  const phone = useBelow(PHONE);
  return (
    <>
      <IconButton icon="search" label={t('commands.search')} onClick={() => onOpen('palette')} />
      {!phone && <IconButton icon="help" label={t('commands.help')} onClick={() => onOpen('help')} />}
      <Bell unread={unread} />
    </>
  );
}
