import { useSession } from '@parapet/sdk';
import { streamChat, useServices } from '@parapet/sdk/host';
import { BOTTOM_BAR, IconButton, PHONE, useBelow, useLift } from '@parapet/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ChatPanel } from './chat-panel.tsx';
import { createConversation } from './conversation.ts';
import { useChatText } from './use-chat-text.ts';
import { useFirstVisit } from './use-first-visit.ts';
import classes from './chat.module.css';

/** The Risk Assistant of whoever is signed in. Somebody else, or another organization, starts anew. */
export function Chat() {
  const { user, organizationId } = useSession();
  return <Widget key={`${user.id} ${organizationId}`} />;
}

function Widget() {
  const t = useChatText();
  const { translator } = useServices();
  const isPhone = useBelow(PHONE);
  const [open, setOpen] = useState<'closed' | 'by-itself' | 'by-person'>('closed');
  const isOpen = open !== 'closed';
  const [conversation] = useState(() =>
    createConversation((body, stream) => streamChat(body, { ...stream, locale: translator.get() })),
  );
  const turns = useSyncExternalStore(conversation.subscribe, conversation.get);
  useEffect(() => () => conversation.clear(), [conversation]);
  const markSeen = useFirstVisit(isPhone, () => setOpen((now) => (now === 'closed' ? 'by-itself' : now)));

  const dock = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelIsDocked = isOpen && !isPhone;
  useLift(dock, panelIsDocked || !isOpen);
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
  const panel = isOpen && (
    <ChatPanel
      conversation={conversation}
      turns={turns}
      isPhone={isPhone}
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
