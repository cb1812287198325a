import { useContext } from 'react';
import { useServices } from '../runtime/services.ts';
import { useStore } from '../runtime/store.ts';
import { SessionContext } from '../session/session.ts';
import { sharedFormat, type Format } from './format.ts';
import { useLocale } from './i18n.ts';

/** Dates and numbers as the language in force writes them, in the order that the person chose. */
export function useFormat(): Format {
  const preview = useStore(useServices().preview);
  const preferences = useContext(SessionContext)?.session.preferences;
  return sharedFormat(useLocale(), preview.dateOrder ?? preferences?.dateOrder);
}
