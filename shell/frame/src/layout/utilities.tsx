import { IconButton, PHONE, useBelow } from '@parapet/ui';
import { useFrameText } from '../locales/texts.ts';
import { Bell } from '../notifications/bell.tsx';
import { useUnread } from '../notifications/unread.ts';
import type { OpenedCommands } from './extras.tsx';

interface UtilitiesProps {
  /** Gets the number of unread notifications as it is shown. */
  onUnread: (unread: string) => void;
  onOpen: (opened: OpenedCommands) => void;
}

/** What is reached from every page, for those who use a pointer. */
export function Utilities({ onUnread, onOpen }: UtilitiesProps) {
  const t = useFrameText();
  const phone = useBelow(PHONE);
  const unread = useUnread(onUnread);
  return (
    <>
      <IconButton icon="search" label={t('commands.search')} onClick={() => onOpen('palette')} />
      {!phone && <IconButton icon="help" label={t('commands.help')} onClick={() => onOpen('help')} />}
      <Bell unread={unread} />
    </>
  );
}
