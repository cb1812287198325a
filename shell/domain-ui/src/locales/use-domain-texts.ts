import { useT } from '@parapet/sdk';
import type { DomainText } from './en.ts';
import { DOMAIN_NAMESPACE } from './namespace.ts';

/** Names of fields and values of the domain in the language in force: `t('field.severity')`. */
export function useDomainTexts() {
  return useT<DomainText>(DOMAIN_NAMESPACE);
}
