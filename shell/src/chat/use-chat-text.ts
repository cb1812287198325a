import { useT } from '@parapet/sdk';
import { SHELL_NAMESPACE } from '../locales/texts.ts';
import type { ChatText } from './locales/en.ts';

export const useChatText = () => useT<ChatText>(SHELL_NAMESPACE);
