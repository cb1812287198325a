import { useSession } from '@parapet/sdk';
import { streamChat, useServices } from '@parapet/sdk/host';
import { BOTTOM_BAR, IconButton, PHONE, useBelow, useKeyDown, useLift } from '@parapet/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ChatPanel } from './chat-panel.tsx';
import { createConversation } from './conversation.ts';
import { keepTurns, keptTurns } from './history.ts';
import { createRoom } from './room.ts';
import { useChatText } from './use-chat-text.ts';
import { useFirstVisit } from './use-first-visit.ts';
import classes from './chat.module.css';

const SHORTCUT = 'Alt+A';

/** A Mac types another letter with Alt, which belongs to the field that it is typed in. */
function isShortcut({ altKey, ctrlKey, metaKey, key, code, target }: KeyboardEvent): boolean {
  if (!altKey || ctrlKey || metaKey) return false;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase() === 'a';
  const isField = target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
  return code === 'KeyA' && !isField;
}

/** The Risk Assistant of whoever is signed in. Somebody else, or another organization, starts anew. */
export function Chat() {
  const { user, organizationId } = useSession();
  const owner = `${user.id} ${organizationId}`;
  return <Widget key={owner} owner={owner} />;
}

function Widget({ owner }: { owner: string }) {
  const t = useChatText();
  const { translator } = useServices();
  const isPhone = useBelow(PHONE);
  const [open, setOpen] = useState<'closed' | 'by-itself' | 'by-person'>('closed');
  const isOpen = open !== 'closed';
  const [conversation] = useState(() =>
    createConversation((body, stream) => streamChat(body, { ...stream, locale: translator.get() }), keptTurns(owner)),
  );
  const turns = useSyncExternalStore(conversation.subscribe, conversation.get);
  useEffect(() => keepTurns(owner, turns), [owner, turns]);
  useEffect(() => () => conversation.clear(), [conversation]);
  const markSeen = useFirstVisit(isPhone, () => setOpen((now) => (now === 'closed' ? 'by-itself' : now)));

  const dock = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelIsDocked = isOpen && !isPhone;
  const [makeRoom] = useState(createRoom);
  useLift(dock, panelIsDocked || !isOpen, (element) => makeRoom(isOpen ? null : element));
  useEffect(() => () => makeRoom(null), [makeRoom]);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const show = () => {
    markSeen();
    setOpen('by-person');
  };
  const close = () => setOpen('closed');
  useKeyDown((event) => {
    // Beside a dialog of the page nothing can be used.
    if (event.defaultPrevented || event.repeat || !isShortcut(event) || document.querySelector(':modal') !== null)
      return;
    event.preventDefault();
    if (isOpen) close();
    else show();
  });
  const panel = isOpen && (
    <ChatPanel
      conversation={conversation}
      turns={turns}
      isPhone={isPhone}
      shortcut={SHORTCUT}
      focusFirst={open === 'by-person'}
      onClose={close}
    />
  );
  return (
    <>
      <div ref={dock} className={classes.dock} data-open={panelIsDocked || undefined}>
        {panelIsDocked && panel}
        {!isOpen && (
          <IconButton
            ref={button}
            icon="message"
            label={t('chat.open')}
            shortcut={SHORTCUT}
            variant="default"
            className={classes.toggle}
            aria-expanded={false}
            onClick={show}
            {...BOTTOM_BAR}
          />
        )}
      </div>
      {isPhone && panel}
    </>
  );
}
