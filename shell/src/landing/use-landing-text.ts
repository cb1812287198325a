import { useT } from '@parapet/sdk';
import { SHELL_NAMESPACE, type ShellText } from '../locales/texts.ts';
import type { LandingText } from './locales/en.ts';

/** Texts of the landing page, and of the shell around it. */
export const useLandingText = () => useT<LandingText | ShellText>(SHELL_NAMESPACE);
